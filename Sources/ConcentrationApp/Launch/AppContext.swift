/// What every screen is given: the session, how to draw, and where to say something.
@MainActor
package struct AppContext {
  package let environment: AppEnvironment
  package let session: GameSession
  package let settings: DisplaySettings
  package let messages: MessageBoard
}

import UIKit

/// What every screen is given: the session, how to draw, and where to say something.
@MainActor
package struct AppContext {
  package let environment: AppEnvironment
  package let session: GameSession
  package let settings: SettingsCenter
  package let messages: MessageBoard
  package let wording: any Wording
  package let reminders: ReminderCenter

  /// What the running app has; controllers that a storyboard makes begin with it.
  static var current: AppContext? {
    (UIApplication.shared.delegate as? AppDelegate)?.context
  }

  /// Takes what screens had to say, reminders that are due by now among it.
  package func takeMessages() -> [String] {
    reminders.postDue()
    return messages.take()
  }

  /// Says why something was refused, and what is possible instead.
  func post(_ error: SessionError) { messages.post("\(error.words(in: wording)).") }
}

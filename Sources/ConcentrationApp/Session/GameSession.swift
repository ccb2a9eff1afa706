import ConcentrationEngine

/// The app's one game session: it owns the current game, keeps it, and tells the screens of it.
///
/// Every move is in the store before the call that made it returns. Undo reaches back over the last
/// ten games. A store that fails does not stop the game: the session plays on and posts once what is
/// no longer kept.
@MainActor
package final class GameSession {
  /// How many games undo reaches back over, the current one included.
  static var rememberedGames: Int { 10 }

  package let environment: AppEnvironment
  package let messages: MessageBoard
  /// The themes that can be played: the built-in ones, then the player's own, read on first use.
  package private(set) lazy var themes: [Theme] = readThemes()

  /// The current game, if one was started.
  ///
  /// A flip reaches it a dozen times, each of them short, so it goes without the check for
  /// overlapping accesses.
  @exclusivity(unchecked) var current: CurrentGame?
  /// Games that undo brings back, the latest last.
  var earlier: [CurrentGame] = []
  /// Games that redo brings back, the next one last.
  var later: [CurrentGame] = []
  private var observers: [WeakSessionObserver] = []
  private var hasReportedStoreError = false

  package init(environment: AppEnvironment, messages: MessageBoard) {
    self.environment = environment
    self.messages = messages
  }

  private func readThemes() -> [Theme] {
    let own = environment.readOwnThemes()
    for warning in own.warnings { messages.post("Warning: \(warning).") }
    return Theme.builtIn + own.themes.filter { Theme.builtIn(named: $0.name) == nil }
  }

  // MARK: The current game

  /// Whether there is a game on the table.
  package var hasGame: Bool { current != nil }
  /// The game as it stands, or nil before the first.
  package var game: Game? { current?.history.game }
  /// Whether the current game has come to its end.
  package var isOver: Bool { current?.history.game.isOver ?? false }
  /// What was chosen for the current game.
  package var parameters: GameParameters? { current?.history.parameters }
  /// The current game's ID.
  package var id: GameID? { current?.id }
  /// The current game's theme.
  package var theme: Theme? { current?.theme }
  /// Cards ever turned in the current game, also those taken back.
  package var attempts: Int { current?.history.attempts ?? 0 }
  /// Whether help or undo marked the current game.
  package var isAssisted: Bool { current?.history.isAssisted ?? false }
  /// The pair found last.
  package var lastPair: FoundPair? { current?.lastPair }
  /// The current game in words.
  package var presenter: GamePresenter? { current?.presenter }

  /// The current game's time since its deal, in milliseconds.
  package var milliseconds: Int64 {
    current?.timer.milliseconds(at: environment.gameClock.milliseconds) ?? 0
  }

  /// The built-in or own theme of a name.
  ///
  /// - Throws: `SessionError.unknownTheme`.
  func theme(named name: String) throws(SessionError) -> Theme {
    if let theme = Theme.builtIn(named: name) { return theme }
    guard let theme = themes.first(where: { $0.name == name }) else {
      throw .unknownTheme(name, known: themes.map(\.name))
    }
    return theme
  }

  // MARK: Observers

  /// Tells an observer of every change from now on, for as long as it lives.
  package func addObserver(_ observer: any SessionObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
    observers.append(WeakSessionObserver(value: observer))
  }

  func notifyPlay() {
    for observer in observers { observer.value?.sessionDidPlay(self) }
  }

  func notifyGame() {
    for observer in observers { observer.value?.sessionDidChangeGame(self) }
  }

  // MARK: The store

  /// Runs a call on the store; a failure is posted once, and the game goes on.
  func keep<Value>(_ body: (any GameStore) throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try body(environment.store)
    } catch {
      report(error)
      return nil
    }
  }

  private func report(_ error: StoreError) {
    guard !hasReportedStoreError else { return }
    hasReportedStoreError = true
    messages.post("Warning: \(error.message). The game goes on.")
  }
}

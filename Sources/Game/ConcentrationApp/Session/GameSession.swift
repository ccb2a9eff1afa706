import ConcentrationEngine

/// Which game is the current one: it owns the tables, keeps their games, and tells the screens of them.
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

  /// The table with the current game; nil before the first.
  package internal(set) var table: Table?
  /// Games that undo brings back, the latest last.
  var earlier: [Table] = []
  /// Games that redo brings back, the next one last.
  var later: [Table] = []
  /// What happened since somebody last asked.
  var events: Set<PlayEvent> = []
  private var observers: [WeakSessionObserver] = []
  private var playObservers: [WeakPlayObserver] = []
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

  /// The table with the current game, for what needs one.
  ///
  /// - Throws: `SessionError.noGame`.
  package func currentTable() throws(SessionError) -> Table {
    guard let table else { throw .noGame }
    return table
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

  /// Tells an observer of every change from now on, for as long as it lives; of moves, if it is a
  /// `PlayObserver`.
  package func addObserver(_ observer: any SessionObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
    observers.append(WeakSessionObserver(observer))
    guard let player = observer as? any PlayObserver else { return }
    playObservers.removeAll { $0.value == nil || $0.value === player }
    playObservers.append(WeakPlayObserver(player))
  }

  func notifyPlay() {
    for observer in playObservers { observer.value?.sessionDidPlay(self) }
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

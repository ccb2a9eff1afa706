import ConcentrationEngine

/// Owns the tables of all games in reach of undo and decides which one is current, saves them, and
/// notifies the screens.
///
/// Every move is in the store before the call that made it returns. Undo brings back the last ten
/// games. A store that fails does not stop the game.
@MainActor
package final class GameSession {
  /// The number of games that undo can bring back, the current one included.
  static var rememberedGames: Int { 10 }

  package let environment: AppEnvironment
  package let messages: MessageBoard
  /// Keeps the games in the store, of which a failure does not stop the game.
  package let keeper: GameKeeper
  /// The themes that can be played: the built-in ones, then the player's own, read on first use.
  package private(set) lazy var themes: [Theme] = readThemes()

  /// The table with the current game; nil before the first.
  package var table: Table? { keeper.current }
  /// Games that undo brings back, the latest last.
  var earlier: [Table] = []
  /// Games that redo brings back, the next one last.
  var later: [Table] = []
  /// What happened since `takeEvents()` was last called.
  var events: PlayEvents = []
  /// Why the time of the current game stands still; empty while it passes.
  var timeStops: Set<TimeStop> = []
  private var observers = SessionObservers()
  /// Whether `save` without a name was used in this run.
  var hasSavedLast = false
  /// Whether the steps of a turn are shown one after the other.
  package var showsSteps: @MainActor () -> Bool = { false }
  /// Whether tables keep the steps of a turn.
  var keepsSteps: Bool { showsSteps() }

  package init(environment: AppEnvironment, messages: MessageBoard) {
    self.environment = environment
    self.messages = messages
    keeper = GameKeeper(environment, messages: messages)
  }

  private func readThemes() -> [Theme] {
    let own = environment.readOwnThemes()
    for warning in own.warnings { messages.post("Warning: \(warning).") }
    return Theme.builtIn + own.themes.filter { Theme.builtIn(named: $0.name) == nil }
  }

  // MARK: The current game

  /// The table with the current game.
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

  /// Adds an observer, which is referenced weakly; a `PlayObserver` is also notified of moves.
  package func addObserver(_ observer: any SessionObserver) { observers.add(observer) }

  /// Removes and returns what happened since the last call.
  package func takeEvents() -> PlayEvents {
    defer { events = [] }
    return events
  }

  func notifyPlay() {
    for observer in observers.ofPlay { observer.value?.sessionDidPlay(self) }
  }

  func notifyTime() {
    for observer in observers.ofPlay { observer.value?.sessionDidResumeTime(self) }
  }

  func notifyGame() {
    for observer in observers.all { observer.value?.sessionDidChangeGame(self) }
  }
}

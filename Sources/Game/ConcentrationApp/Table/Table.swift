import ConcentrationEngine
import ConcentrationPlayers

/// A game in play: its cards and moves, its players and its time.
///
/// The delegate is called for every step, before the call that made the step returns.
@MainActor
package final class Table {
  package let theme: Theme
  package let seats: Seats
  /// The game with its moves.
  ///
  /// A flip accesses it a dozen times, so the check for overlapping accesses is left out.
  @exclusivity(unchecked) package internal(set) var history: GameHistory
  /// The bots with their memories; none if only people play.
  @exclusivity(unchecked) var bots: Bots
  /// The pair found last, which is highlighted.
  var lastPair: FoundPair?
  /// The steps of the last turn that are shown or still to be shown, the next one first.
  var steps: [TurnStep] = []
  /// Whether the first of the steps is shown in place of the current state.
  var isFirstStepShown = false
  /// Where the game is in the store.
  var place = StorePlace()
  /// Whether an earlier run of the program kept the game.
  var wasKept = false
  /// Whether the game was begun before it came to this table.
  var isLoaded = false
  /// Steps made here less those taken back; below 0 where moves of a loaded game were taken back.
  var stepsInSession = 0
  private(set) var timer: GameTimer
  /// The times, in milliseconds, at which the game was restarted here, the latest last.
  private var restartTimes: [Int64] = []
  /// Whether the time stands still although the game is not over.
  var isTimeHeld = false {
    didSet {
      guard isTimeHeld != oldValue else { return }
      if isTimeHeld { stopTime() } else { resumeTime() }
    }
  }
  private let clock: any GameClock
  unowned let delegate: any TableDelegate

  /// Creates a table whose timer is paused.
  ///
  /// - Parameters:
  ///   - history: The game, with the moves that were made.
  ///   - theme: The symbols of the cards.
  ///   - milliseconds: The game's time so far.
  ///   - people: The names of the people.
  ///   - clock: The clock of the game's timer.
  ///   - delegate: The delegate, which is called for each step; it must outlive the table.
  /// - Throws: `SessionError.player` for a bot of a level that does not exist.
  init(
    _ history: GameHistory, theme: Theme, milliseconds: Int64 = 0, people: [String] = [],
    clock: any GameClock, delegate: any TableDelegate
  ) throws(SessionError) {
    self.history = history
    self.theme = theme.dealt(in: history.parameters.id)
    self.clock = clock
    self.delegate = delegate
    seats = Seats(history.parameters, people: people)
    timer = GameTimer(milliseconds: milliseconds)
    do throws(PlayerNameError) {
      bots = try Bots(replaying: history.moves, of: history.parameters)
    } catch {
      throw .player(error)
    }
  }

  // MARK: The game

  /// The current state of the game.
  package var game: Game { history.game }
  /// What was chosen before the deal.
  package var parameters: GameParameters { history.parameters }
  /// Size, theme and deal.
  package var id: GameID { history.parameters.id }
  /// Whether the game is over.
  package var isOver: Bool { history.game.isOver }
  /// Cards ever turned, including those taken back.
  package var attempts: Int { history.attempts }
  /// Whether a hint, a peek or undo was used.
  package var isAssisted: Bool { history.isAssisted }

  /// The presenter of the current state.
  package var presenter: GamePresenter {
    GamePresenter(game: history.game, id: id, theme: theme, seats: seats)
  }

  // MARK: Its time

  /// The time since the deal, in milliseconds.
  package var milliseconds: Int64 { timer.milliseconds(at: clock.milliseconds) }

  /// How long it takes to the next full second, in seconds; nil while the time stands still.
  var secondsUntilNextSecond: Double? {
    guard timer.isRunning, !isOver else { return nil }
    return Double(1000 - milliseconds % 1000) / 1000
  }

  /// Starts the timer, unless the game is over or its time is held.
  func resumeTime() {
    if !isOver, !isTimeHeld { timer.start(at: clock.milliseconds) }
  }

  /// Pauses the timer.
  func stopTime() {
    timer.stop(at: clock.milliseconds)
  }

  /// Sets the timer to zero and pauses it, since the cards are dealt again.
  func restartTime() {
    restartTimes.append(milliseconds)
    timer = GameTimer()
  }

  /// Sets the timer to the time before the last restart and pauses it.
  func takeBackRestartOfTime() {
    guard let time = restartTimes.popLast() else { return }
    timer = GameTimer(milliseconds: time)
  }
}

/// Methods that are called for each step at a table.
@MainActor
protocol TableDelegate: AnyObject {
  /// Whether the steps of a turn are kept, to be shown one after the other.
  var keepsSteps: Bool { get }
  /// A step was made, taken back or made again, or help was given.
  ///
  /// - Parameters:
  ///   - table: The table of the step.
  ///   - step: What happened.
  ///   - wasOver: Whether the game was over before the step.
  func table(_ table: Table, didMake step: TableStep, wasOver: Bool)
}

/// What can happen at a table.
enum TableStep: Hashable, Sendable {
  /// A person's move, with the bots' answers.
  case turn(TurnReport)
  /// The moves of bots whose seats come before the first person's.
  case opening(TurnReport)
  case undo
  case redo
  case restart
  /// A hint or a peek was used.
  case assistance

  /// The game's time when the step began, in milliseconds, if it differs from the current time.
  var milliseconds: Int64? {
    switch self {
    case .turn(let report), .opening(let report): report.milliseconds
    case .undo, .redo, .restart, .assistance: nil
    }
  }
}

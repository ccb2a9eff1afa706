import ConcentrationEngine
import ConcentrationPlayers

/// A game on the table: its cards and moves, who plays, and its time.
///
/// Its delegate is told of every step before the call that made it returns.
@MainActor
package final class Table {
  package let theme: Theme
  package let seats: Seats
  /// The game with its moves.
  ///
  /// A flip reaches it a dozen times, each of them short, so it goes without the check for
  /// overlapping accesses.
  @exclusivity(unchecked) package internal(set) var history: GameHistory
  /// The bots at the table, with what they remember; none for people alone.
  @exclusivity(unchecked) var bots: Bots
  /// The pair found last, to be shown with more weight.
  var lastPair: FoundPair?
  /// Where the game is in the store.
  var place = StorePlace()
  private(set) var timer: GameTimer
  private let clock: any GameClock
  unowned let delegate: any TableDelegate

  /// A table whose time stands still.
  ///
  /// - Parameters:
  ///   - history: The game, with the moves that were made.
  ///   - theme: What is on the cards.
  ///   - milliseconds: The game's time so far.
  ///   - clock: The time by which the game is measured.
  ///   - delegate: Is told of each step; it must outlive the table's use.
  /// - Throws: `SessionError.player` for a bot of a level that does not exist.
  init(
    _ history: GameHistory, theme: Theme, milliseconds: Int64 = 0, clock: any GameClock,
    delegate: any TableDelegate
  ) throws(SessionError) {
    self.history = history
    self.theme = theme
    self.clock = clock
    self.delegate = delegate
    seats = Seats(history.parameters)
    timer = GameTimer(milliseconds: milliseconds)
    do throws(PlayerNameError) {
      bots = try Bots(replaying: history.moves, of: history.parameters)
    } catch {
      throw .player(error)
    }
  }

  // MARK: The game

  /// The game as it stands.
  package var game: Game { history.game }
  /// What was chosen before the deal.
  package var parameters: GameParameters { history.parameters }
  /// Size, theme and deal.
  package var id: GameID { history.parameters.id }
  /// Whether the game has come to its end.
  package var isOver: Bool { history.game.isOver }
  /// Cards ever turned, also those taken back.
  package var attempts: Int { history.attempts }
  /// Whether help or undo marked the game.
  package var isAssisted: Bool { history.isAssisted }

  /// The game in words.
  package var presenter: GamePresenter {
    GamePresenter(game: history.game, id: id, theme: theme, seats: seats)
  }

  // MARK: Its time

  /// The time since the deal, in milliseconds.
  package var milliseconds: Int64 { timer.milliseconds(at: clock.milliseconds) }

  /// Lets the time run, unless the game is over.
  func resumeTime() {
    if !isOver { timer.start(at: clock.milliseconds) }
  }

  /// Lets the time stand still.
  func stopTime() {
    timer.stop(at: clock.milliseconds)
  }
}

/// Is told of what happens at a table.
@MainActor
protocol TableDelegate: AnyObject {
  /// A step was made, taken back or made again, or a person was helped.
  ///
  /// - Parameters:
  ///   - table: Where it happened.
  ///   - step: What happened.
  ///   - wasOver: Whether the game had come to its end before.
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
  /// A hint was given, or a card was seen without being turned.
  case assistance

  /// The game's time when the step began, in milliseconds, if that is not the present one.
  var milliseconds: Int64? {
    switch self {
    case .turn(let report), .opening(let report): report.milliseconds
    case .undo, .redo, .restart, .assistance: nil
    }
  }
}

/// Where a game is in the store.
struct StorePlace: Hashable, Sendable {
  /// Its key; nil if the store could not keep it.
  var key: GameKey?
  /// Lines that the store could not take, if there are any; they go before the next one.
  var unkeptText: String?
}

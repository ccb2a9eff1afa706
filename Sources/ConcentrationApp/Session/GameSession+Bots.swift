import ConcentrationEngine
import ConcentrationPlayers

extension GameSession {
  /// The bots of a game, having seen all its moves; nil for people alone.
  ///
  /// - Throws: `SessionError.player` for a level that does not exist.
  static func bots(of history: GameHistory) throws(SessionError) -> Bots? {
    guard !history.parameters.bots.isEmpty else { return nil }
    do throws(PlayerNameError) {
      return try Bots(replaying: history.moves, of: history.parameters)
    } catch {
      throw .player(error)
    }
  }

  /// Lets bots that sit before the first person begin, as a step of their own.
  func letBotsOpen() {
    guard current?.bots != nil else { return }
    var report = TurnReport(events: [])
    let milliseconds = milliseconds
    letBotsAnswer(&report)
    guard !report.events.isEmpty else { return }
    keepStep(report, milliseconds: milliseconds, isAnswer: true)
  }

  /// Lets the bots play until it is a person's turn or the game is over.
  func letBotsAnswer(_ report: inout TurnReport) {
    guard current?.bots != nil else { return }
    let time = current?.history.game.scoring == .timed ? milliseconds : nil
    while let game = current?.history.game,
      let move = current?.bots?.nextMove(in: game, milliseconds: time)
    {
      guard perform(move, mark: .continues, report: &report) else { return }
    }
  }

  /// Makes a bot's move; false if the rules refuse it, which would be a fault of the bot.
  private func perform(_ move: Move, mark: StepMark, report: inout TurnReport) -> Bool {
    do throws(MoveError) {
      switch move {
      case .flip(let position, let time):
        try turn(position, time: time, mark: mark, report: &report)
      case .pass: try passTurn(mark: mark, report: &report)
      }
      return true
    } catch {
      assertionFailure("a bot made an impossible move: \(error)")
      return false
    }
  }

  /// Shows the bots what a move brought about.
  func showBots(_ event: GameEvent, after move: Move) {
    guard current?.bots != nil, let game = current?.history.game else { return }
    current?.bots?.watch(event, after: move, in: game)
  }

  /// Lets the bots see the whole game again, after a step was taken back or made again.
  func reseatBots() {
    guard current?.bots != nil, let history = current?.history else { return }
    current?.bots = try? Bots(replaying: history.moves, of: history.parameters)
  }
}

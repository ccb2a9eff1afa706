import ConcentrationEngine

extension GameSession {
  /// Lets the bots answer, keeps the whole step in the store, and tells the screens.
  func finishStep(_ report: inout TurnReport, milliseconds: Int64) {
    letBotsAnswer(&report)
    if !later.isEmpty { later.removeAll() }
    keepStep(report, milliseconds: milliseconds)
  }

  /// Keeps a whole step in the store, and tells the screens.
  func keepStep(_ report: TurnReport, milliseconds: Int64, isAnswer: Bool = false) {
    let isOver = current?.history.game.isOver ?? false
    if isOver { current?.timer.stop(at: environment.gameClock.milliseconds) }
    let time = current?.history.game.scoring == .timed ? milliseconds : nil
    let line = GameJournal.line(for: report, time: time, isAnswer: isAnswer)
    appendLine(line, change: change(wasOver: false), milliseconds: milliseconds)
    notifyPlay()
  }

  /// Adds a line of saved text to the kept game.
  ///
  /// Lines that the store could not take (a full disk) go before the next one, so that a kept game
  /// never has a gap.
  func appendLine(_ line: String, change: GameChange, milliseconds: Int64? = nil) {
    guard let key = current?.key else { return }
    let milliseconds = milliseconds ?? self.milliseconds
    let text = current?.unkeptText.map { $0 + "\n" + line } ?? line
    let isKept: Void? = keep { store throws(StoreError) in
      try store.append(text, milliseconds: milliseconds, to: key, change: change)
    }
    if isKept == nil {
      current?.unkeptText = text
    } else if current?.unkeptText != nil {
      current?.unkeptText = nil
    }
  }

  /// What the last step means for the place of the game in the store.
  func change(wasOver: Bool) -> GameChange {
    let isOver = current?.history.game.isOver ?? false
    switch (wasOver, isOver) {
    case (false, true):
      guard let current else { return .none }
      return .finished(record(of: current, outcome(of: current)))
    case (true, false): return .reopened
    default: return .none
    }
  }

  /// The record of a game, as the statistics count it.
  func record(of game: CurrentGame, _ outcome: GameOutcome) -> FinishedGame {
    let state = game.game
    let parameters = game.history.parameters
    return FinishedGame(
      id: "\(game.id)", columns: state.size.columns, rows: state.size.rows,
      theme: game.theme.name, scoring: state.scoring.name, players: parameters.players,
      opponents: parameters.bots.map(\.level), outcome: outcome, moves: state.moves,
      flips: state.flips, attempts: game.history.attempts, lucky: state.luckyMatches,
      pairs: Array(state.pairs), scores: Array(state.scores),
      milliseconds: game.timer.milliseconds(at: environment.gameClock.milliseconds),
      isAssisted: game.history.isAssisted, finishedAt: environment.currentTime())
  }

  /// How a game ended for the people at the table.
  func outcome(of game: CurrentGame) -> GameOutcome {
    guard !game.seats.isSolitaire else { return .won }
    let leaders = game.game.leaders
    let botsLead = leaders.filter(game.seats.bots.contains)
    if botsLead.isEmpty { return leaders.count == 1 ? .won : .drawn }
    return botsLead.count == leaders.count ? .lost : .drawn
  }
}

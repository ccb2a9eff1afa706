import ConcentrationEngine

extension GameSession: TableDelegate {
  /// Saves a step in the store, and notifies the observers.
  func table(_ table: Table, didMake step: TableStep, wasOver: Bool) {
    switch step {
    case .turn, .restart: if !later.isEmpty { later.removeAll() }
    case .opening, .undo, .redo, .assistance: break
    }
    append(
      GameJournal.line(for: step), milliseconds: step.milliseconds ?? table.milliseconds,
      change: change(of: table, wasOver: wasOver), to: &table.place)
    note(step, at: table)
    notifyPlay()
  }

  /// Adds a line of saved text to a kept game.
  ///
  /// Lines that the store could not write (a full disk) are written before the next one, so that a
  /// kept game never has a gap.
  private func append(
    _ line: String, milliseconds: Int64, change: GameChange, to place: inout StorePlace
  ) {
    guard let key = place.key else { return }
    let text = place.unkeptText.map { $0 + "\n" + line } ?? line
    let isKept: Void? = keeper.keep { store throws(StoreError) in
      try store.append(text, milliseconds: milliseconds, to: key, change: change)
    }
    if isKept == nil {
      place.unkeptText = text
    } else if place.unkeptText != nil {
      place.unkeptText = nil
    }
  }

  /// How a step changes the place of its game in the store.
  private func change(of table: Table, wasOver: Bool) -> GameChange {
    switch (wasOver, table.isOver) {
    case (false, true): .finished(record(of: table, table.outcome))
    case (true, false): .reopened
    default: .none
    }
  }

  /// The record of a game, as the statistics count it.
  func record(of table: Table, _ outcome: GameOutcome) -> FinishedGame {
    let game = table.game
    return FinishedGame(
      id: "\(table.id)", columns: game.size.columns, rows: game.size.rows,
      theme: table.theme.name, scoring: game.scoring.name, players: table.parameters.players,
      opponents: table.parameters.bots.map(\.level), outcome: outcome, moves: game.moves,
      flips: game.flips, attempts: table.attempts, lucky: game.luckyMatches,
      pairs: Array(game.pairs), scores: Array(game.scores), milliseconds: table.milliseconds,
      isAssisted: table.isAssisted, finishedAt: environment.currentTime())
  }
}

import ConcentrationEngine

extension GameSession: TableDelegate {
  /// Saves a step in the store, and notifies the observers.
  func table(_ table: Table, didMake step: TableStep, wasOver: Bool) {
    switch step {
    case .turn, .restart: if !later.isEmpty { later.removeAll() }
    case .opening, .undo, .redo, .assistance: break
    }
    keeper.append(
      GameJournal.line(for: step), milliseconds: step.milliseconds ?? table.milliseconds,
      change: change(of: table, wasOver: wasOver), to: table)
    events.formUnion(PlayEvents(step, at: table.seats))
    notifyPlay()
  }

  /// How a step changes the place of its game in the store.
  private func change(of table: Table, wasOver: Bool) -> GameChange {
    switch (wasOver, table.isOver) {
    case (false, true): .finished(record(of: table, table.outcome))
    case (true, false): .reopened
    default: .none
    }
  }

  /// The names of the people at a table in the order of the seats; empty if they have none.
  private func names(at table: Table) -> [String] {
    let seats = table.presenter.seats
    let people = seats.names.indices.filter { !seats.bots.contains($0) }
    guard !names(ofPeople: people.count).isEmpty else { return [] }
    return seats.names.indices.map { seats.bots.contains($0) ? "" : seats.names[$0] }
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
      isAssisted: table.isAssisted, finishedAt: environment.currentTime(),
      names: names(at: table))
  }
}

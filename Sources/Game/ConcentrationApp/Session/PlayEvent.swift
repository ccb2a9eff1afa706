import ConcentrationEngine

/// What happened in the game, for what reacts to it without reading sentences: a bell, a lesson.
package enum PlayEvent: Hashable, Sendable {
  /// A person found a pair.
  case foundPair
  /// Undo took a step back, or the deal of a game.
  case tookBack
  /// A game that was kept or saved goes on.
  case continued
}

extension GameSession {
  /// The events since they were last taken.
  package func takeEvents() -> Set<PlayEvent> {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll() }
    return events
  }

  /// The event that a step at a table is, if it is one.
  func note(_ step: TableStep, at table: Table) {
    switch step {
    case .turn(let report):
      if report.hasPair(foundByOneOf: table.seats) { events.insert(.foundPair) }
    case .undo: events.insert(.tookBack)
    case .opening, .redo, .restart, .assistance: break
    }
  }
}

extension TurnReport {
  /// Whether one of the people, and not only a bot, found a pair.
  fileprivate func hasPair(foundByOneOf seats: Seats) -> Bool {
    events.contains { event in
      guard case .turned(let card) = event, case .match = card.outcome else { return false }
      return !seats.bots.contains(card.player)
    }
  }
}

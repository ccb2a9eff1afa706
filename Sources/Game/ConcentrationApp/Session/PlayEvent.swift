import ConcentrationEngine

/// What happened in the game, for the bell and the tutorial, which do not parse sentences.
package enum PlayEvent: Hashable, Sendable {
  /// A person found a pair.
  case foundPair
  /// Undo took back a step, or the dealing of a game.
  case tookBack
  /// A game that was kept or saved goes on.
  case continued
}

extension GameSession {
  /// Removes and returns the events.
  package func takeEvents() -> Set<PlayEvent> {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll() }
    return events
  }

  /// Records the event of a step at a table, if it is one.
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

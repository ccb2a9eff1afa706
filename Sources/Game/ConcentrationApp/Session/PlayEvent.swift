import ConcentrationEngine

/// What happened in the game, for the bell and the tutorial, which do not parse sentences.
package enum PlayEvent: Hashable, Sendable {
  /// A person found a pair.
  case foundPair
  /// A person turned two cards that differ.
  case missed
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
      events.formUnion(report.playEvents(ofPeopleAt: table.seats))
    case .undo: events.insert(.tookBack)
    case .opening, .redo, .restart, .assistance: break
    }
  }
}

extension TurnReport {
  /// What one of the people, and not only a bot, did.
  fileprivate func playEvents(ofPeopleAt seats: Seats) -> Set<PlayEvent> {
    var found: Set<PlayEvent> = []
    for event in events {
      guard case .turned(let card) = event, !seats.bots.contains(card.player) else { continue }
      switch card.outcome {
      case .match: found.insert(.foundPair)
      case .mismatch: found.insert(.missed)
      case .first: break
      }
    }
    return found
  }
}

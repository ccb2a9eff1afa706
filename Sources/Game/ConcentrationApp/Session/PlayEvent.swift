import ConcentrationEngine

/// What happened in the game, for the bell and the tutorial, which do not parse sentences.
package enum PlayEvent: Sendable {
  /// A person found a pair.
  case foundPair
  /// A person turned two cards that differ.
  case missed
  /// Undo took back a step, or the dealing of a game.
  case tookBack
  /// A game that was kept or saved goes on.
  case continued
}

/// The events since they were last taken, each once.
struct PlayEvents {
  private var events: [PlayEvent] = []

  /// Removes and returns the events.
  mutating func take() -> [PlayEvent] {
    guard !events.isEmpty else { return [] }
    defer { events.removeAll() }
    return events
  }

  /// Records an event.
  mutating func record(_ event: PlayEvent) {
    if !events.contains(event) { events.append(event) }
  }

  /// Records the event of a step at a table, if it is one.
  mutating func record(_ step: TableStep, at seats: Seats) {
    switch step {
    case .turn(let report): record(report, at: seats)
    case .undo: record(.tookBack)
    case .opening, .redo, .restart, .assistance: break
    }
  }

  /// Records what one of the people, and not only a bot, did.
  private mutating func record(_ report: TurnReport, at seats: Seats) {
    for event in report.events {
      guard case .turned(let card) = event, !seats.bots.contains(card.player) else { continue }
      switch card.outcome {
      case .match: record(.foundPair)
      case .mismatch: record(.missed)
      case .first: break
      }
    }
  }
}

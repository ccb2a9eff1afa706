import ConcentrationEngine

/// What happened in the game, for the bell and the tutorial, which do not parse sentences.
package struct PlayEvents: OptionSet, Sendable {
  package let rawValue: Int

  /// The events whose bits are set.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A person found a pair.
  package static let foundPair = Self(rawValue: 1 << 0)
  /// A person turned two cards that differ.
  package static let missed = Self(rawValue: 1 << 1)
  /// Undo took back a step, or the dealing of a game.
  package static let tookBack = Self(rawValue: 1 << 2)
  /// A game that was kept or saved goes on.
  package static let continued = Self(rawValue: 1 << 3)

  /// What a step at a table brings about.
  init(_ step: TableStep, at seats: Seats) {
    switch step {
    case .turn(let report): self.init(report, at: seats)
    case .undo: self = .tookBack
    case .opening, .redo, .restart, .assistance: self = []
    }
  }

  /// What one of the people, and not only a bot, did.
  private init(_ report: TurnReport, at seats: Seats) {
    self = []
    for event in report.events {
      guard case .turned(let card) = event, !seats.bots.contains(card.player) else { continue }
      switch card.outcome {
      case .match: insert(.foundPair)
      case .mismatch: insert(.missed)
      case .first: break
      }
    }
  }
}

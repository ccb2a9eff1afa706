import ConcentrationApp

extension CommandEvent {
  /// A person found a pair.
  package static let foundPair = CommandEvent("found a pair", ringsBell: true)
  /// Undo took a step back, or the deal of a game.
  package static let tookBack = CommandEvent("took back")
  /// A game that was kept or saved goes on.
  package static let continued = CommandEvent("continued")

  /// The event of the game as the shell knows it.
  init(_ event: PlayEvent) {
    self =
      switch event {
      case .foundPair: .foundPair
      case .tookBack: .tookBack
      case .continued: .continued
      }
  }
}

extension RunningGame {
  /// What happened in the game since the events were last taken.
  func takeEvents() -> Set<CommandEvent> {
    let events = session.takeEvents()
    return events.isEmpty ? [] : Set(events.map(CommandEvent.init))
  }
}

import ConcentrationApp
import UIKitShell

extension CommandEvent {
  /// A person found a pair.
  package static let foundPair = CommandEvent("found a pair", ringsBell: true)
  /// Two cards differ.
  package static let missed = CommandEvent("no match", ringsBell: true, isMinor: true)
  /// Undo took back a step, or the dealing of a game.
  package static let tookBack = CommandEvent("took back")
  /// A game that was kept or saved goes on.
  package static let continued = CommandEvent("continued")

  /// The shell's events for those of the game.
  static func events(for events: PlayEvents) -> [CommandEvent] {
    var all: [CommandEvent] = []
    if events.contains(.foundPair) { all.append(.foundPair) }
    if events.contains(.missed) { all.append(.missed) }
    if events.contains(.tookBack) { all.append(.tookBack) }
    if events.contains(.continued) { all.append(.continued) }
    return all
  }
}

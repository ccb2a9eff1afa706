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

  /// The shell's event for an event of the game.
  init(_ event: PlayEvent) {
    self =
      switch event {
      case .foundPair: .foundPair
      case .missed: .missed
      case .tookBack: .tookBack
      case .continued: .continued
      }
  }
}

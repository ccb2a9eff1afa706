/// An opponent for people, by how hard it is to beat.
///
/// Each level beats the one before it in the long run, on every usual board.
public enum PlayerLevel: String, CaseIterable, Hashable, Sendable {
  /// Loses each remembered card with one chance in five after every move.
  case easy
  /// Loses each remembered card with one chance in twenty after every move.
  case fair
  /// Forgets nothing, and always turns two new cards unless it remembers a mate.
  case sharp
  /// Forgets nothing, and plays the best of all moves, passing included.
  ///
  /// Source: Zwick and Paterson, "The memory game", 1993.
  case perfect

  /// The way of playing that the level stands for.
  public var kind: PlayerKind {
    switch self {
    case .easy: .memory(.forgetting(0.2))
    case .fair: .memory(.forgetting(0.05))
    case .sharp: .strategy(.greedy)
    case .perfect: .strategy(.passing)
    }
  }
}

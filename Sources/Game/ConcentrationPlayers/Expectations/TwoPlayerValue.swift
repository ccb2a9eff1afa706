/// The value of every state of the two-player game for the player to move, and the best move.
///
/// Both players forget nothing and play the same strategy. A state is the number of pairs on the
/// table and the number of known single cards; known pairs are taken at once.
///
/// Source: the recurrences of Zwick and Paterson, and of Alfthan for the game without passing.
public struct TwoPlayerValue: Sendable {
  /// The strategy of both players.
  public let strategy: TwoPlayerStrategy
  /// The most pairs the table was computed for.
  public let pairs: Int
  private let rows: [[TwoPlayerRecurrence<Double>.Entry]]

  /// Computes all states up to a number of pairs; a negative number counts as none.
  ///
  /// - Complexity: O(pairs²) time and memory.
  public init(pairs: Int, strategy: TwoPlayerStrategy) {
    self.pairs = max(pairs, 0)
    self.strategy = strategy
    rows = TwoPlayerRecurrence<Double>(strategy: strategy, tolerance: 1e-12)
      .table(pairs: self.pairs)
  }

  /// The expected lead of the player to move: own further pairs minus the opponent's.
  ///
  /// - Precondition: `pairs` is zero through the most computed, `known` zero through `pairs`.
  public func value(pairs: Int, known: Int) -> Double { rows[pairs][known].value }

  /// The best move; with all mates known all moves are equal, and it is `oneNew`.
  ///
  /// - Precondition: As for ``value(pairs:known:)``.
  public func move(pairs: Int, known: Int) -> TwoPlayerMove { rows[pairs][known].move }

  /// True if it is better to decline a new card's known mate; only without passing.
  ///
  /// - Precondition: As for ``value(pairs:known:)``.
  public func declinesHit(pairs: Int, known: Int) -> Bool { rows[pairs][known].declinesHit }
}

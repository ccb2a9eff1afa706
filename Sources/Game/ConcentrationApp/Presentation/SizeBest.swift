/// The best results on boards of one size, whatever their theme.
package struct SizeBest: Hashable, Sendable {
  /// The fewest moves.
  package let moves: Int
  /// The shortest time, in milliseconds.
  package let milliseconds: Int64
  /// How many games were measured.
  package let games: Int
}

extension Statistics {
  /// The best results on boards of a size; nil before the first game that counts.
  package func best(columns: Int, rows: Int) -> SizeBest? {
    let groups = groups.filter { $0.columns == columns && $0.rows == rows }
    guard let moves = groups.compactMap(\.bestMoves).min(),
      let milliseconds = groups.compactMap(\.bestMilliseconds).min()
    else { return nil }
    return SizeBest(
      moves: moves, milliseconds: milliseconds, games: groups.reduce(0) { $0 + $1.measured })
  }
}

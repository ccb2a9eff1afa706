/// How a player with a perfect memory plays against another one.
///
/// All of them take a known pair at once. They differ in what they do on a table of known single
/// cards and cards never seen.
///
/// Source: Zwick and Paterson, "The memory game", Theoret. Comput. Sci. 110 (1993) 169–196.
public enum TwoPlayerStrategy: String, CaseIterable, Hashable, Sendable {
  /// The best of all moves, passing included; play may end by agreement.
  case passing = "zp"
  /// The best of the moves that turn at least one card never seen; a known mate must be taken.
  case noPassing = "nopass"
  /// As `noPassing`, but a player who turns a card whose mate is known may decline the pair.
  case noPassingFree = "nopass-free"
  /// Always two cards never seen, unless the first one's mate is known.
  case greedy
  /// Always one card never seen, then a known one, if there is any.
  case cautious = "one"
}

/// What a player does on a table without a known pair.
public enum TwoPlayerMove: Int, Hashable, Sendable, CustomStringConvertible {
  /// Turns no new card: two known cards that do not match, or a pass.
  case pass = 0
  /// Turns one card never seen, and then its mate if that is known, else an already known card.
  case oneNew = 1
  /// Turns one card never seen, and then its mate if that is known, else a second one never seen.
  case twoNew = 2

  /// The number of new cards, as in the published tables.
  public var description: String { String(rawValue) }
}

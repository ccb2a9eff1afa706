/// What is left on a table, for a player who remembers everything.
///
/// Of the `2 · pairs` cards on the table, `known` have been seen while their mates have not. Which
/// cards these are does not affect any probability, so the two numbers are the whole state of a
/// game of perfect memory.
struct KnownState: Hashable {
  /// Pairs still on the table, zero or more.
  let pairs: Int
  /// Single known cards whose mates were never seen, zero through `pairs`.
  let known: Int

  /// Cards never seen.
  var unseen: Int { 2 * pairs - known }
  /// Cards never seen that are not mates of known cards.
  var fresh: Int { 2 * (pairs - known) }
}

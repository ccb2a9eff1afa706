/// The version of the rule that makes cards of a seed; a part of every saved text.
///
/// The number of the scheme decides where an ID or a saved text comes to be read again, so that a game
/// looks as it did when it was dealt.
public enum DealScheme: Int, Hashable, Sendable, CaseIterable {
  /// SplitMix64 expands the seed into xoshiro256**; Lemire's bounded draw; ascending Fisher–Yates; before
  /// the shuffle card *i* bears picture *i*/2. Where the theme has too few symbols, all cards bear
  /// labels in base 26.
  case labels = 1
  /// The same cards; where the theme has too few symbols, ``Theme/completed(for:)`` adds some. In an ID a
  /// `+` behind the theme says so: `8x8/animals+#7`.
  case completed = 2

  /// The newest scheme that this program knows.
  public static let current = DealScheme.completed
}

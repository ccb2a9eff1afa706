/// A 64-bit generator whose one word of state spreads any seed into well mixed words.
///
/// It expands the seed of a deal into the four words of ``Xoshiro256StarStar``.
///
/// Source: Sebastiano Vigna, splitmix64.c; Steele, Lea and Flood, OOPSLA 2014.
@frozen
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// A generator that starts from `seed`; every value is a good seed.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word &>> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word &>> 31)
  }
}

/// The generator of every deal and every bot: xoshiro256**, 256 bits of state, period 2²⁵⁶ − 1.
///
/// It is written here because a shared seed must give the same cards with every compiler, which
/// the standard library promises for no generator of its own.
///
/// Source: David Blackman and Sebastiano Vigna, xoshiro256starstar.c.
@frozen
public struct Xoshiro256StarStar: RandomNumberGenerator, Hashable, Sendable {
  @usableFromInline var state0: UInt64
  @usableFromInline var state1: UInt64
  @usableFromInline var state2: UInt64
  @usableFromInline var state3: UInt64

  /// A generator whose state is the first four words of ``SplitMix64`` from `seed`.
  @inlinable
  public init(seed: UInt64) {
    var expansion = SplitMix64(seed: seed)
    self.init(
      state: (expansion.next(), expansion.next(), expansion.next(), expansion.next()))
  }

  /// A generator in a given state.
  ///
  /// - Precondition: not all four words are zero; from there the generator never leaves zero.
  @inlinable
  public init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0, "xoshiro256** cannot start from zeros alone")
    (state0, state1, state2, state3) = state
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    let product = state1 &* 5
    let result = ((product &<< 7) | (product &>> 57)) &* 9
    let shifted = state1 &<< 17
    state2 ^= state0
    state3 ^= state1
    state1 ^= state2
    state0 ^= state3
    state2 ^= shifted
    state3 = (state3 &<< 45) | (state3 &>> 19)
    return result
  }
}

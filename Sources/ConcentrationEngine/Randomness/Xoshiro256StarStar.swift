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

  /// Goes on by 2¹²⁸ draws, to the start of another stream that does not overlap this one.
  public mutating func jump() {
    advance(by: [
      0x180E_C6D3_3CFD_0ABA, 0xD5A6_1266_F0C9_392C, 0xA958_2618_E03F_C9AA, 0x39AB_DC45_29B1_661C,
    ])
  }

  /// Goes on by 2¹⁹² draws: room for 2⁶⁴ streams that ``jump()`` can divide further.
  public mutating func longJump() {
    advance(by: [
      0x76E1_5D3E_FEFD_CBBF, 0xC500_4E44_1C52_2FB3, 0x7771_0069_854E_E241, 0x3910_9BB0_2ACB_E635,
    ])
  }

  private mutating func advance(by polynomial: [UInt64]) {
    var sum: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for word in polynomial {
      for bit in 0..<64 {
        if word & (1 &<< UInt64(bit)) != 0 {
          sum = (sum.0 ^ state0, sum.1 ^ state1, sum.2 ^ state2, sum.3 ^ state3)
        }
        _ = next()
      }
    }
    (state0, state1, state2, state3) = sum
  }
}

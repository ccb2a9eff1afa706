/// Seeds that cannot be predicted.
package enum Entropy {
  /// A seed from the system's generator, below a thousand million.
  ///
  /// It is always shown, so that the game can be repeated; nine digits can still be told to a
  /// friend.
  package static func seed() -> UInt64 {
    UInt64.random(in: 0..<1_000_000_000)
  }
}

extension Array {
  /// Puts the elements in an order chosen evenly by `generator`, from the front to the back.
  ///
  /// The same generator gives the same order with every compiler: the standard library documents
  /// that its own `shuffle(using:)` may change, and a shared seed must not.
  ///
  /// - Complexity: O(*n*), *n* the number of elements, with *n* − 1 bounded draws.
  ///
  /// Source: Durstenfeld, Algorithm 235, CACM 1964, in ascending order.
  @inlinable
  public mutating func fisherYatesShuffle(using generator: inout some RandomNumberGenerator) {
    guard count > 1 else { return }
    for current in 0..<(count - 1) {
      swapAt(current, current + Int(generator.below(UInt64(count - current))))
    }
  }
}

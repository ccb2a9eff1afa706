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
    // Unique ownership of the array is checked once, and not for each exchange.
    withUnsafeMutableBufferPointer { elements in
      var rest = elements.count
      while rest > 1 {
        let current = elements.count &- rest
        elements.swapAt(current, current &+ Int(generator.below(UInt64(rest))))
        rest &-= 1
      }
    }
  }
}

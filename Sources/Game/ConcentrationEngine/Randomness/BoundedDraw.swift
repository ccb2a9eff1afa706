extension RandomNumberGenerator {
  /// A number from 0 up to, not including, `bound`, each equally likely.
  ///
  /// A remainder (`next() % bound`) is biased to small numbers. This method multiplies, and rejects
  /// the rare draws that would bias it.
  ///
  /// - Parameter bound: one or more.
  /// - Returns: 0 through `bound` − 1.
  /// - Precondition: `bound` is not zero.
  ///
  /// Source: Daniel Lemire, Fast random integer generation in an interval, arXiv 1805.10941.
  @inlinable
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound != 0, "there is no number below zero")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }

  /// A number from 0 up to, not including, 1, in steps of 2⁻⁵³.
  @inlinable
  public mutating func unitInterval() -> Double {
    Double(next() &>> 11) * 0x1p-53
  }
}

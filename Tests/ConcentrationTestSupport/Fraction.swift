/// An exact quotient of two integers, in lowest terms; traps where 128 bits do not suffice.
package struct Fraction: SignedNumeric, Comparable, Sendable, CustomStringConvertible {
  package let numerator: Int128
  package let denominator: Int128

  package init(_ numerator: Int128, _ denominator: Int128) {
    precondition(denominator != 0, "a fraction needs a denominator.")
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  package init(_ value: Int) {
    self.init(Int128(value), 1)
  }

  package init(integerLiteral value: Int) {
    self.init(value)
  }

  package init?(exactly source: some BinaryInteger) {
    guard let value = Int128(exactly: source) else { return nil }
    self.init(value, 1)
  }

  package var magnitude: Self { numerator < 0 ? Self(-numerator, denominator) : self }

  package var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  package static func + (left: Self, right: Self) -> Self {
    let shared = Int128(
      commonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    let scale = right.denominator / shared
    return Self(
      left.numerator * scale + right.numerator * (left.denominator / shared),
      left.denominator * scale)
  }

  package static func - (left: Self, right: Self) -> Self {
    left + Self(-right.numerator, right.denominator)
  }

  package static func * (left: Self, right: Self) -> Self {
    let crossed = Self(left.numerator, right.denominator)
    let other = Self(right.numerator, left.denominator)
    return Self(
      crossed.numerator * other.numerator, crossed.denominator * other.denominator)
  }

  package static func / (left: Self, right: Self) -> Self {
    left * Self(right.denominator, right.numerator)
  }

  package static func *= (left: inout Self, right: Self) { left = left * right }

  package static func < (left: Self, right: Self) -> Bool {
    (left - right).numerator < 0
  }

  private static func commonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return max(large, 1)
  }
}

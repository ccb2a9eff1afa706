@testable import ConcentrationPlayers

/// An exact quotient of two integers, in lowest terms; traps where 128 bits do not suffice.
struct Fraction: RecurrenceNumber, CustomStringConvertible {
  let numerator: Int128
  let denominator: Int128

  init(_ numerator: Int128, _ denominator: Int128) {
    precondition(denominator != 0, "A fraction needs a denominator.")
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  init(_ value: Int) {
    self.init(Int128(value), 1)
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }

  init?(exactly source: some BinaryInteger) {
    guard let value = Int128(exactly: source) else { return nil }
    self.init(value, 1)
  }

  var magnitude: Self { numerator < 0 ? Self(-numerator, denominator) : self }

  var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  static func + (left: Self, right: Self) -> Self {
    let shared = Int128(
      commonDivisor(left.denominator.magnitude, right.denominator.magnitude))
    let scale = right.denominator / shared
    return Self(
      left.numerator * scale + right.numerator * (left.denominator / shared),
      left.denominator * scale)
  }

  static func - (left: Self, right: Self) -> Self {
    left + Self(-right.numerator, right.denominator)
  }

  static func * (left: Self, right: Self) -> Self {
    let crossed = Self(left.numerator, right.denominator)
    let other = Self(right.numerator, left.denominator)
    return Self(
      crossed.numerator * other.numerator, crossed.denominator * other.denominator)
  }

  static func / (left: Self, right: Self) -> Self {
    left * Self(right.denominator, right.numerator)
  }

  static func *= (left: inout Self, right: Self) { left = left * right }

  static func < (left: Self, right: Self) -> Bool {
    (left - right).numerator < 0
  }

  private static func commonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return max(large, 1)
  }
}

/// What a recurrence computes with: doubles in the program, exact fractions in the tests.
///
/// One text of each recurrence serves both, so a test of its fractions is a test of its decimals.
protocol RecurrenceNumber: SignedNumeric, Comparable, Sendable {
  init(_ value: Int)
  static func / (left: Self, right: Self) -> Self
}

extension RecurrenceNumber {
  /// The quotient of two small integers.
  static func ratio(_ numerator: Int, _ denominator: Int) -> Self {
    Self(numerator) / Self(denominator)
  }
}

extension Double: RecurrenceNumber {}

/// The number type of a recurrence: doubles in the program, exact fractions in the tests.
///
/// Each recurrence is generic, so a test with exact fractions tests the same code.
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

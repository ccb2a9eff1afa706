/// The priority of a constraint: required, or one of any number of lower levels.
///
/// Every number below that of ``required`` is a level of its own. Levels are compared one after the
/// other, the highest first: no improvement at lower levels outweighs a violation at a higher one
/// (*weighted-sum-better* in the paper, all weights being 1).
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number by which priorities are compared.
  public let rawValue: Float

  /// A priority of a number; 1000 and above are required.
  ///
  /// - Precondition: The number is neither NaN nor minus infinity.
  public init(_ rawValue: Float) {
    precondition(rawValue > -.infinity, "a priority is a number")
    self.rawValue = rawValue
  }

  private init(below: Void) { rawValue = -.infinity }

  /// Below all priorities that constraints can have.
  static let belowAll = Priority(below: ())

  /// A priority of a number.
  public init(floatLiteral value: Float) { self.init(value) }

  /// A priority of a number.
  public init(integerLiteral value: Int) { self.init(Float(value)) }

  /// Must hold.
  public static let required: Priority = 1000

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { self >= .required }

  /// Whether one priority is lower than another.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

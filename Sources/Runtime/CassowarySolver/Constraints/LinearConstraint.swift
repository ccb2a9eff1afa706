/// A linear equation or inequality: the sum of some terms, a relation, and a constant.
///
/// `y >= x + 8`, say, is
/// `LinearConstraint([Term(1, y), Term(-1, x)], .greaterThanOrEqual, 8)`.
public struct LinearConstraint: Hashable, Sendable {
  /// How the sum of the terms relates to the constant.
  public enum Relation: Hashable, Sendable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The left side; a variable may occur several times.
  public var terms: [Term]
  /// How the left side relates to the right side.
  public var relation: Relation
  /// The right side; must be finite.
  public var constant: Double
  /// The priority.
  public var priority: Priority

  /// Creates a constraint from its parts.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

import CassowarySolver

/// Constraints written as in a book: `solver.add(y >= x + 8)`.
struct Expression {
  var terms: [Term]
  var constant: Double

  static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  static func - (left: Self, right: Self) -> Self { left + -1 * right }

  static func * (factor: Double, right: Self) -> Self {
    Self(
      terms: right.terms.map { Term(factor * $0.coefficient, $0.variable) },
      constant: factor * right.constant)
  }

  static func == (left: Self, right: Self) -> LinearConstraint { relate(left, .equal, right) }

  static func <= (left: Self, right: Self) -> LinearConstraint {
    relate(left, .lessThanOrEqual, right)
  }

  static func >= (left: Self, right: Self) -> LinearConstraint {
    relate(left, .greaterThanOrEqual, right)
  }

  private static func relate(
    _ left: Self, _ relation: LinearConstraint.Relation, _ right: Self
  ) -> LinearConstraint {
    let difference = left - right
    return LinearConstraint(difference.terms, relation, -difference.constant)
  }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(_ variable: Variable) { self.init(terms: [Term(1, variable)], constant: 0) }
  init(floatLiteral value: Double) { self.init(terms: [], constant: value) }
  init(integerLiteral value: Int) { self.init(terms: [], constant: Double(value)) }
  init(_ value: Double) { self.init(terms: [], constant: value) }

  /// The value of the expression in a solution.
  func value(in solver: ConstraintSolver) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  /// The variable of an expression that is one.
  var variable: Variable { terms[0].variable }
}

infix operator ~ : AssignmentPrecedence

/// A constraint at a priority: `x <= 5 ~ 250`.
func ~ (constraint: LinearConstraint, priority: Priority) -> LinearConstraint {
  var copy = constraint
  copy.priority = priority
  return copy
}

extension ConstraintSolver {
  /// New variables, of which the value can be any number.
  mutating func free(_ count: Int) -> [Expression] {
    (0..<count).map { _ in Expression(makeVariable()) }
  }

  /// New variables that are zero or more.
  mutating func nonNegative(_ count: Int) -> [Expression] {
    (0..<count).map { _ in Expression(makeVariable(isNonNegative: true)) }
  }
}

import CassowarySolver

/// A constraint with small integers, which can be evaluated exactly.
struct IntegerConstraint: Hashable {
  /// A factor for each variable of the system.
  var factors: [Int]
  var relation: LinearConstraint.Relation
  var constant: Int
  var priority: Priority

  func constraint(on variables: [Variable]) -> LinearConstraint {
    LinearConstraint(
      zip(factors, variables).filter { $0.0 != 0 }.map { Term(Double($0.0), $0.1) }, relation,
      Double(constant), priority: priority)
  }
}

/// Some constraints on some variables.
struct IntegerSystem {
  var isNonNegative: [Bool]
  var constraints: [IntegerConstraint] = []
}

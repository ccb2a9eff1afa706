import CassowarySolver
import ConcentrationTestSupport
import Testing

/// Thousands of changes of systems with awkward factors, in which the rounding of each pivot would add
/// up without end.
@Suite struct RenewalTests {
  @Test(arguments: Seeds.upTo(4))
  func `after thousands of changes a solution is as good as one from scratch`(seed: UInt64) throws {
    try compareWithScratch(seed: seed, changes: 2000)
  }

  /// After these changes a cost that should be zero, at a high level, hid that of a lower one, or ended
  /// the search because nothing limited it.
  @Test(arguments: [(UInt64(8), 534), (99, 581)])
  func `rounding errors at one level do not hide another one`(seed: UInt64, changes: Int) throws {
    try compareWithScratch(seed: seed, changes: changes)
  }

  private func compareWithScratch(seed: UInt64, changes: Int) throws {
    var generator = TestGenerator(seed: seed)
    var solver = ConstraintSolver()
    let variables = (0..<20).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
    var added: [(id: ConstraintID, constraint: LinearConstraint)] = []
    for _ in 0..<changes {
      let constraint = Self.constraint(on: variables, &generator)
      if added.count < 50, let id = try? solver.add(constraint) {
        added.append((id, constraint))
      } else if added.isEmpty {
        continue
      } else if generator.below(3) == 0 {
        solver.remove(added.remove(at: generator.below(added.count)).id)
      } else {
        let index = generator.below(added.count)
        if (try? solver.setConstant(constraint.constant, of: added[index].id)) != nil {
          added[index].constraint.constant = constraint.constant
        }
      }
    }
    var scratch = ConstraintSolver()
    for index in variables.indices {
      #expect(scratch.makeVariable(isNonNegative: index % 2 == 0) == variables[index])
    }
    for (_, constraint) in added { _ = try scratch.add(constraint) }
    for level in Set(added.map(\.constraint.priority)) {
      let constraints = added.map(\.constraint).filter { $0.priority == level }
      let violations = [solver, scratch].map { solved in
        constraints.map { solved.distance(from: $0) }.reduce(0, +)
      }
      try #require(abs(violations[0] - violations[1]) < 1e-5, "\(level)")
      try #require(!level.isRequired || violations[0] < 1e-6)
    }
    for (id, _) in added { solver.remove(id) }
    for variable in variables { solver.remove(variable) }
  }

  private static func constraint(
    on variables: [Variable], _ generator: inout TestGenerator
  ) -> LinearConstraint {
    let factors = [1, -1, 0.5, -0.5, 1.0 / 3, 16.0 / 9, -2, 0.1]
    return LinearConstraint(
      (0...generator.below(4)).map { _ in
        Term(factors[generator.below(8)], variables[generator.below(variables.count)])
      },
      LinearConstraint.Relation.allCases[generator.below(3)], Double(generator.below(1000)) / 3,
      priority: [1000, 999, 750, 500.5, 250][generator.below(5)])
  }
}

extension ConstraintSolver {
  /// How far the values of the variables are from satisfying a constraint.
  fileprivate func distance(from constraint: LinearConstraint) -> Double {
    let sum = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(sum, 0)
    case .greaterThanOrEqual: max(-sum, 0)
    }
  }
}

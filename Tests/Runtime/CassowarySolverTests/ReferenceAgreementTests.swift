import CassowarySolver
import ConcentrationTestSupport
import Testing

/// Random changes of random systems; each result is compared with exact fractions solved from
/// scratch.
@Suite struct ReferenceAgreementTests {
  @Test(arguments: Seeds.upTo(30))
  func `every change leaves the best solution, level by level`(seed: UInt64) throws {
    var random = RandomSystem(seed: seed)
    for step in 0..<40 {
      random.change()
      let reference = try #require(ReferenceSolver(random.system), "step \(step)")
      let levels = Set(random.system.constraints.map(\.priority)).filter { !$0.isRequired }
      for (level, least) in zip(levels.sorted(by: >), reference.violations) {
        try #require(
          abs(random.violation(at: level) - least.double) < 1e-6, "step \(step), \(level)")
      }
      try #require(random.requiredConstraintsHold, "step \(step)")
    }
  }

  @Test(arguments: Seeds.upTo(30))
  func `values are determined, or ambiguous, exactly where they are`(seed: UInt64) throws {
    var random = RandomSystem(seed: seed)
    for step in 0..<25 {
      random.change()
      let reference = try #require(ReferenceSolver(random.system))
      let ambiguous = Set(random.solver.ambiguousVariables(among: random.variables))
      for (index, variable) in random.variables.enumerated() {
        let range = reference.range(of: index)
        let isDetermined = range.least != nil && range.least == range.greatest
        try #require(ambiguous.contains(variable) == !isDetermined, "step \(step), \(index)")
        try #require(random.solver.isAmbiguous(variable) == !isDetermined)
        let value = random.solver.value(of: variable)
        try #require(range.least.map { value > $0.double - 1e-6 } ?? true, "step \(step)")
        try #require(range.greatest.map { value < $0.double + 1e-6 } ?? true, "step \(step)")
      }
    }
  }

  @Test(arguments: Seeds.upTo(30))
  func `the constraints named for a refusal cannot hold together`(seed: UInt64) throws {
    var random = RandomSystem(seed: seed)
    for _ in 0..<60 {
      random.change()
      guard let conflict = random.refusal else { continue }
      try #require(ReferenceSolver(conflict) == nil)
    }
  }

  @Test(arguments: Seeds.upTo(30))
  func `all of a named conflict is needed, among free variables`(seed: UInt64) throws {
    var random = RandomSystem(seed: seed, isFree: true)
    for _ in 0..<60 {
      random.change()
      guard let conflict = random.refusal else { continue }
      try #require(ReferenceSolver(conflict) == nil)
      for index in conflict.constraints.indices {
        var rest = conflict
        rest.constraints.remove(at: index)
        try #require(ReferenceSolver(rest) != nil)
      }
    }
  }

  @Test(arguments: Seeds.upTo(30))
  func `a refused change moves no value`(seed: UInt64) throws {
    var random = RandomSystem(seed: seed)
    for _ in 0..<60 {
      let before = random.variables.map(random.solver.value)
      let violations = random.ids.map(random.solver.violation)
      random.change()
      guard random.refusal != nil else { continue }
      try #require(random.variables.map(random.solver.value) == before)
      try #require(random.ids.map(random.solver.violation) == violations)
    }
  }

  @Test(arguments: Seeds.upTo(30))
  func `changing step by step gives the determined values of solving from scratch`(
    seed: UInt64
  ) throws {
    var random = RandomSystem(seed: seed)
    for _ in 0..<40 { random.change() }
    var scratch = ConstraintSolver()
    let variables = random.system.isNonNegative.map { scratch.makeVariable(isNonNegative: $0) }
    for constraint in random.system.constraints.reversed() {
      _ = try scratch.add(constraint.constraint(on: variables))
    }
    let ambiguous = Set(random.solver.ambiguousVariables(among: random.variables))
    for (own, other) in zip(random.variables, variables) where !ambiguous.contains(own) {
      #expect(abs(random.solver.value(of: own) - scratch.value(of: other)) < 1e-6)
    }
  }

  @Test(arguments: Seeds.upTo(20))
  func `the same changes give the same values to the last bit`(seed: UInt64) throws {
    var (first, second) = (RandomSystem(seed: seed), RandomSystem(seed: seed))
    for _ in 0..<60 {
      first.change()
      second.change()
      try #require(
        first.variables.map(first.solver.value) == second.variables.map(second.solver.value))
    }
  }
}

extension RandomSystem {
  /// The sum of errors at a level, from the values of the variables alone.
  fileprivate func violation(at level: Priority) -> Double {
    system.constraints.filter { $0.priority == level }.map(violation).reduce(0, +)
  }

  fileprivate var requiredConstraintsHold: Bool {
    system.constraints.allSatisfy { !$0.priority.isRequired || violation(of: $0) < 1e-6 }
      && zip(system.isNonNegative, variables).allSatisfy { !$0 || solver.value(of: $1) > -1e-6 }
  }

  private func violation(of constraint: IntegerConstraint) -> Double {
    let sum = zip(constraint.factors, variables).reduce(0) {
      $0 + Double($1.0) * solver.value(of: $1.1)
    }
    let difference = sum - Double(constraint.constant)
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(difference, 0)
    case .greaterThanOrEqual: max(-difference, 0)
    }
  }
}

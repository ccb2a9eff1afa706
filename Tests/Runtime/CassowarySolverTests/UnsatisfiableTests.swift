import Testing

@testable import CassowarySolver

@Suite struct UnsatisfiableTests {
  private var solver = ConstraintSolver()

  /// The constraints that conflict with one, or nil if it was added.
  private mutating func refusal(of constraint: LinearConstraint) -> [ConstraintID]? {
    do {
      _ = try solver.add(constraint)
      return nil
    } catch {
      return error.conflicting
    }
  }

  @Test mutating func `a contradiction names what it contradicts, in the order of adding`() throws {
    let x = solver.free(3)
    let second = try solver.add(x[1] == x[0] + 10)
    _ = try solver.add(x[2] >= x[1])
    let first = try solver.add(x[0] >= 5)
    #expect(refusal(of: x[1] <= 14) == [second, first])
    #expect(refusal(of: x[1] <= 15) == nil)
  }

  @Test mutating func `a constraint without variables can contradict itself`() {
    #expect(refusal(of: LinearConstraint([], .equal, 1)) == [])
    #expect(refusal(of: LinearConstraint([], .lessThanOrEqual, 1)) == nil)
  }

  @Test mutating func `a non-negative variable contradicts without a name`() {
    let width = solver.nonNegative(1)[0]
    #expect(refusal(of: width == -5) == [])
    #expect(refusal(of: width == -5 ~ 999) == nil)
    #expect(width.value(in: solver) == 0)
  }

  @Test mutating func `optional constraints are never in conflict`() throws {
    let x = solver.free(1)[0]
    let required = try solver.add(x == 5)
    _ = try solver.add(x == 7 ~ 999)
    #expect(refusal(of: x == 6) == [required])
    #expect(refusal(of: x >= 7 ~ 999) == nil)
  }

  @Test mutating func `a refused constraint leaves the others to be changed`() throws {
    let x = solver.free(2)
    let id = try solver.add(x[0] == 5)
    _ = try solver.add(x[1] >= x[0])
    #expect(refusal(of: x[1] <= 4) != nil)
    try solver.setConstant(3, of: id)
    #expect(refusal(of: x[1] <= 4) == nil)
    #expect(x.map { $0.value(in: solver) } == [3, 3])
  }

  @Test mutating func `a refused change of a constant is not made`() throws {
    let x = solver.free(1)[0]
    let low = try solver.add(x >= 5)
    let high = try solver.add(x <= 10)
    #expect(throws: UnsatisfiableError(conflicting: [low, high])) {
      try solver.setConstant(11, of: low)
    }
    #expect(x.value(in: solver) == 5)
    try solver.setConstant(6, of: high)
    #expect(x.value(in: solver) == 5)
  }

  @Test mutating func `constants that fit only together are changed together`() throws {
    let x = solver.free(1)[0]
    let low = try solver.add(x >= 5)
    let high = try solver.add(x <= 10)
    try solver.setConstants([(low, 20), (high, 30)])
    #expect(x.value(in: solver) == 20)
    #expect(throws: UnsatisfiableError.self) { try solver.setConstants([(low, 50), (high, 40)]) }
    try solver.setConstants([(low, 1), (low, 25), (high, 25)])
    #expect(x.value(in: solver) == 25)
  }
}

import CassowarySolver
import Testing

@Suite struct ConstraintSolverTests {
  private var solver = ConstraintSolver()

  @Test mutating func `a variable is zero until a constraint says otherwise`() {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `equations are solved in any order of adding`() throws {
    let x = solver.free(3)
    _ = try solver.add(x[2] == x[1] + 10)
    _ = try solver.add(x[1] == 2 * x[0])
    _ = try solver.add(x[0] + x[2] == 40)
    #expect(x.map { $0.value(in: solver) } == [10, 20, 30])
  }

  @Test mutating func `a variable may occur several times, and with the factor zero`() throws {
    let x = solver.free(2)
    _ = try solver.add(x[0] + x[0] + 0 * x[1] == 10)
    #expect(x.map { $0.value(in: solver) } == [5, 0])
  }

  @Test mutating func `an equation added twice is redundant, and each must be removed`() throws {
    let x = solver.free(1)[0]
    let first = try solver.add(x == 5)
    let second = try solver.add(2 * x == 10)
    solver.remove(first)
    #expect(x.value(in: solver) == 5)
    solver.remove(second)
    #expect(solver.isAmbiguous(x.variable))
  }

  /// Source: the paper's running example, a midpoint between two points in a window.
  @Test mutating func `the midpoint example of the paper`() throws {
    let x = solver.free(3)
    let (left, middle, right) = (x[0], x[1], x[2])
    _ = try solver.add(2 * middle == left + right)
    _ = try solver.add(left + 10 <= right)
    _ = try solver.add(left >= 0)
    _ = try solver.add(right <= 100)
    let edit = try solver.add(middle == 50 ~ 900)
    _ = try solver.add(left == 30 ~ 100)
    _ = try solver.add(right == 60 ~ 50)
    #expect(x.map { $0.value(in: solver) } == [30, 50, 70])
    try solver.setConstant(60, of: edit)
    #expect(x.map { $0.value(in: solver) } == [30, 60, 90])
    try solver.setConstant(90, of: edit)
    #expect(x.map { $0.value(in: solver) } == [80, 90, 100])
    try solver.setConstant(99, of: edit)
    #expect(x.map { $0.value(in: solver) } == [90, 95, 100])
    #expect(solver.violation(of: edit) == 4)
  }

  @Test mutating func `a variable can be removed and its place used again`() throws {
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint([Term(1, x)], .equal, 7))
    solver.remove(id)
    solver.remove(x)
    let y = solver.makeVariable(isNonNegative: true)
    #expect(solver.value(of: y) == 0)
    _ = try solver.add(LinearConstraint([Term(1, y)], .greaterThanOrEqual, 3))
    #expect(solver.value(of: y) == 3)
  }

  @Test mutating func `a copy changes independently`() throws {
    let x = solver.free(1)[0]
    let id = try solver.add(x == 5)
    var copy = solver
    try copy.setConstant(6, of: id)
    copy.remove(id)
    #expect(x.value(in: solver) == 5)
    #expect(solver.contains(id) && !copy.contains(id))
  }

  @Test mutating func `values of great numbers are not taken for contradictions`() throws {
    let x = solver.free(2)
    _ = try solver.add(x[0] == 44_000_000.1)
    _ = try solver.add(3 * x[1] == x[0])
    _ = try solver.add(x[0] == 3 * x[1])
    _ = try solver.add(9 * x[1] == 3 * x[0])
    #expect(abs(x[1].value(in: solver) - 44_000_000.1 / 3) < 1e-6)
  }
}

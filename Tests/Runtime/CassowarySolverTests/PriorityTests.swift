import CassowarySolver
import Testing

@Suite struct PriorityTests {
  private var solver = ConstraintSolver()

  @Test func `1000 and above are required`() {
    #expect(Priority.required.isRequired && Priority(1001).isRequired)
    #expect(!Priority(999.5).isRequired)
  }

  /// Source: UIKit, 60 at 750 beside 140 at 749 gives 60.
  @Test mutating func `the greater of two priorities wins outright`() throws {
    let width = solver.free(1)[0]
    _ = try solver.add(width == 140 ~ 749)
    _ = try solver.add(width == 60 ~ 750)
    #expect(width.value(in: solver) == 60)
  }

  @Test mutating func `no number of constraints outweighs one of a higher priority`() throws {
    let x = solver.free(1)[0]
    let ids = try (0..<100).map { _ in try solver.add(x == 0 ~ 250) }
    let one = try solver.add(x == 1000 ~ 250.001)
    #expect(x.value(in: solver) == 1000)
    #expect(ids.allSatisfy { solver.violation(of: $0) == 1000 })
    #expect(solver.violation(of: one) == 0)
  }

  @Test mutating func `within a priority the sum of errors counts`() throws {
    let x = solver.free(1)[0]
    for value in [0.0, 10, 100] { _ = try solver.add(x == Expression(value) ~ 500) }
    #expect(x.value(in: solver) == 10)
  }

  @Test mutating func `any number of levels is kept apart`() throws {
    let x = solver.free(200)
    for index in x.indices {
      _ = try solver.add(x[index] == 1 ~ Priority(Float(index + 1)))
      _ = try solver.add(x[index] == 2 ~ Priority(Float(index) + 1.5))
    }
    for index in x.indices.dropFirst() {
      _ = try solver.add(x[index] == x[index - 1] + 1 ~ Priority(Float(300 + index)))
    }
    #expect(x.map { $0.value(in: solver) } == (0..<200).map { Double($0 - 197) })
  }

  @Test mutating func `an inequality that cannot hold is violated as little as possible`() throws {
    let x = solver.free(1)[0]
    _ = try solver.add(x <= 10)
    let id = try solver.add(x >= 25 ~ 1)
    #expect(x.value(in: solver) == 10)
    #expect(solver.violation(of: id) == 15)
  }

  @Test mutating func `a changed priority counts at once`() throws {
    let x = solver.free(1)[0]
    let first = try solver.add(x == 1 ~ 300)
    let second = try solver.add(x == 2 ~ 200)
    #expect(x.value(in: solver) == 1)
    solver.setPriority(400, of: second)
    #expect(x.value(in: solver) == 2)
    solver.setPriority(401.5, of: first)
    #expect(x.value(in: solver) == 1)
  }
}

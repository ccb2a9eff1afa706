import CassowarySolver
import ConcentrationTestSupport
import Testing

/// Systems in which the simplex method could cycle, or take very long.
///
/// The time includes the wait for a turn among all other tests.
@Suite(.timeLimit(.minutes(60))) struct TerminationTests {
  private var solver = ConstraintSolver()

  /// The least of -3/4 a + 150 b - 1/50 c + 6 d is -1/20.
  ///
  /// Source: E. M. L. Beale, Cycling in the dual simplex algorithm, Naval Research Logistics 2, 1955.
  @Test mutating func `Beale's example, which circles by the greatest improvement, ends`() throws {
    let x = solver.nonNegative(4)
    _ = try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    _ = try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    _ = try solver.add(x[2] <= 1)
    let goal = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    _ = try solver.add(goal <= -1000 ~ 500)
    #expect(abs(goal.value(in: solver) + 0.05) < 1e-9)
  }

  /// The path over the corners can have 256 of them.
  ///
  /// Source: V. Klee, G. J. Minty, How good is the simplex algorithm?, Inequalities III, 1972.
  @Test mutating func `the corners of a bent cube are left behind`() throws {
    let x = solver.nonNegative(8)
    for row in x.indices {
      let sum = (0..<row).reduce(x[row]) { $0 + Double(1 << (row - $1 + 1)) * x[$1] }
      _ = try solver.add(sum <= Expression([5.0, 25, 125, 625, 3125, 15625, 78125, 390625][row]))
    }
    let goal = x.indices.reduce(Expression(0)) { $0 + Double(1 << (7 - $1)) * x[$1] }
    _ = try solver.add(goal >= 1e9 ~ 500)
    #expect(x.map { $0.value(in: solver) } == [0, 0, 0, 0, 0, 0, 0, 390625])
  }

  @Test(arguments: Seeds.upTo(20))
  mutating func `many constraints through one point end there`(seed: UInt64) throws {
    var generator = TestGenerator(seed: seed)
    let x = solver.free(6)
    for _ in 0..<60 {
      let sum = x.reduce(Expression(0)) { $0 + Double(generator.below(5) - 2) * $1 }
      let priority = [Priority(1000), 800, 700.5, 3][generator.below(4)]
      _ = try solver.add(
        LinearConstraint(
          sum.terms, LinearConstraint.Relation.allCases[generator.below(3)], 0, priority: priority))
    }
    #expect(x.allSatisfy { $0.value(in: solver) == 0 })
  }

  @Test(arguments: Seeds.upTo(20))
  mutating func `constraints in a hundred orders of adding and removing end at one solution`(
    seed: UInt64
  ) throws {
    var generator = TestGenerator(seed: seed)
    let x = solver.nonNegative(5)
    let constraints =
      x.indices.map { x[$0] == Expression(Double($0 * 10)) ~ Priority(Float(100 + $0)) }
      + x.indices.dropFirst().map { x[$0] >= x[$0 - 1] + 12 ~ Priority(Float(200 - $0)) }
      + [x.reduce(Expression(0), +) <= 90]
    for _ in 0..<100 {
      let ids = try constraints.shuffled(using: &generator).map { try solver.add($0) }
      #expect(x.map { $0.value(in: solver).rounded() } == [0, 12, 24, 36, 18])
      for id in ids.shuffled(using: &generator) { solver.remove(id) }
    }
    for variable in x { solver.remove(variable.variable) }
  }
}

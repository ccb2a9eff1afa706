import CassowarySolver
import Testing

/// Values that constraints leave open: which value is chosen, and that it is reported as ambiguous.
///
/// Source of the values: tests of public layout libraries that run on UIKit with free positions and
/// non-negative sizes (freshOS/Stevia, FlexibleMarginTests, CenterTests and EquationTests), here in a
/// superview 375 wide.
@Suite struct IndeterminateLayoutTests {
  private var solver = ConstraintSolver()
  private let width: Double = 375

  @Test(arguments: LinearConstraint.Relation.allCases)
  mutating func `a lone inequality of a position is tight in both directions`(
    relation: LinearConstraint.Relation
  ) throws {
    let x = solver.makeVariable()
    let size = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(LinearConstraint([Term(1, size)], .equal, 100))
    _ = try solver.add(LinearConstraint([Term(1, x)], relation, 23))
    #expect(solver.value(of: x) == 23)
    #expect(solver.isAmbiguous(x) == (relation != .equal))
  }

  @Test(arguments: LinearConstraint.Relation.allCases)
  mutating func `so is one of the far edge`(relation: LinearConstraint.Relation) throws {
    let x = solver.makeVariable()
    let size = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(LinearConstraint([Term(1, x), Term(1, size)], relation, width - 74))
    _ = try solver.add(LinearConstraint([Term(1, size)], .equal, 100))
    #expect(solver.value(of: x) == width - 174)
  }

  @Test(arguments: [
    (LinearConstraint.Relation.equal, 323.0), (.greaterThanOrEqual, 323), (.lessThanOrEqual, 0),
  ])
  mutating func `a lone inequality of a size acts only where zero violates it`(
    relation: LinearConstraint.Relation, expected: Double
  ) throws {
    let size = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(LinearConstraint([Term(1, size)], relation, width - 52))
    #expect(solver.value(of: size) == expected)
  }

  @Test(arguments: LinearConstraint.Relation.allCases)
  mutating func `a view follows the one it is related to`(
    relation: LinearConstraint.Relation
  ) throws {
    let (x1, x2) = (solver.makeVariable(), solver.makeVariable())
    let w1 = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(
      LinearConstraint([Term(1, x2), Term(-1, x1), Term(-1, w1)], relation, 25))
    _ = try solver.add(LinearConstraint([Term(1, x1)], .equal, 0))
    _ = try solver.add(LinearConstraint([Term(1, w1)], .equal, 10))
    #expect(solver.value(of: x2) == 35)
  }

  @Test mutating func `only what depends on an open choice is ambiguous`() throws {
    let x = solver.free(4)
    _ = try solver.add(x[0] == 5)
    _ = try solver.add(x[1] + x[2] == 10)
    _ = try solver.add(x[3] == x[0] + 1 ~ 250)
    let ambiguous = solver.ambiguousVariables(among: x.map(\.variable))
    #expect(ambiguous == [x[1].variable, x[2].variable])
  }

  @Test mutating func `an equal priority on both sides leaves a choice`() throws {
    let x = solver.nonNegative(2)
    _ = try solver.add(x[0] + x[1] == 100)
    _ = try solver.add(x[0] == 30 ~ 250)
    let other = try solver.add(x[1] == 30 ~ 250)
    #expect(x.allSatisfy { solver.isAmbiguous($0.variable) })
    solver.setPriority(251, of: other)
    #expect(!x.contains { solver.isAmbiguous($0.variable) })
    #expect(x.map { $0.value(in: solver) } == [70, 30])
  }

  @Test mutating func `testing for ambiguity changes no value`() throws {
    let x = solver.nonNegative(2)
    _ = try solver.add(x[0] + x[1] <= 100)
    let before = x.map { $0.value(in: solver) }
    #expect(solver.ambiguousVariables(among: x.map(\.variable)).count == 2)
    #expect(x.map { $0.value(in: solver) } == before)
  }
}

import CassowarySolver

/// A screen's constraints in our solver.
struct SolvedScreen {
  private(set) var solver = ConstraintSolver()
  private let variables: [Variable]
  private var edits: [Int: ConstraintID] = [:]

  /// Adds all constraints, one by one.
  init(_ screen: ScreenConstraints) throws {
    var solver = ConstraintSolver()
    let variables = (0..<screen.variableCount).map {
      solver.makeVariable(isNonNegative: $0 % 4 >= 2)
    }
    for constraint in screen.constraints {
      _ = try solver.add(
        LinearConstraint(
          constraint.terms.map { Term($0.coefficient, variables[$0.variable]) },
          constraint.relation < 0
            ? .lessThanOrEqual : constraint.relation > 0 ? .greaterThanOrEqual : .equal,
          constraint.constant, priority: Priority(constraint.strength.priority)))
    }
    self.variables = variables
    self.solver = solver
  }

  mutating func edit(_ variable: Int) throws {
    edits[variable] = try solver.add(
      LinearConstraint([Term(1, variables[variable])], .equal, 0, priority: 999))
  }

  mutating func suggest(_ value: Double, for variable: Int) throws {
    guard let edit = edits[variable] else { return }
    try solver.setConstant(value, of: edit)
  }

  /// The sum of the values of all variables.
  var sum: Double { variables.reduce(0) { $0 + solver.value(of: $1) } }
}

/// Adding a screen's constraints and solving them, and reading all values.
func addingWork(_ screen: ScreenConstraints) -> Work {
  Work(name: "\(screen.constraints.count) constraints added", operations: 1) {
    consume(try? SolvedScreen(screen).sum)
  }
}

/// What one of these costs by itself.
func constraintWorks() throws -> [Work] {
  let screen = ScreenConstraints()
  return [addingWork(screen)]
    + (try SuggestedValues.all(screen).map { try changingWork(screen, $0) })
}

/// A variable of a screen with values that are suggested in turn, of which each moves something.
struct SuggestedValues {
  let name: String
  let variable: Int
  let values: [Double]

  static func all(_ screen: ScreenConstraints) -> [SuggestedValues] {
    [
      SuggestedValues(
        name: "the screen's width", variable: screen.screenWidth, values: [390, 844, 320, 430]),
      SuggestedValues(
        name: "an image's width", variable: screen.imageWidth, values: [40, 60, 30, 80]),
    ]
  }
}

/// Changing one constant of a screen and solving, and reading all values.
func changingWork(_ screen: ScreenConstraints, _ suggested: SuggestedValues) throws -> Work {
  var solved = try SolvedScreen(screen)
  for other in SuggestedValues.all(screen) {
    try solved.edit(other.variable)
    try solved.suggest(other.values[0], for: other.variable)
  }
  return Work(name: "\(suggested.name) changed", operations: suggested.values.count) {
    for value in suggested.values {
      try? solved.suggest(value, for: suggested.variable)
      consume(solved.sum)
    }
  }
}

/// A number that a solver determines.
///
/// A variable belongs to the solver that made it
/// (``ConstraintSolver/makeVariable(isNonNegative:)``) and to copies of that solver; its value is
/// that in the solver.
public struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The factor; may be zero, but must be finite.
  public var coefficient: Double
  /// The variable.
  public var variable: Variable

  /// A variable times a number.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// A system of linear equations and inequalities that is kept solved while it changes.
///
/// Required constraints hold; of the others, those of the highest priority are violated as little
/// as possible in sum, then those of the next, and so on, level by level. Adding and removing a
/// constraint or changing its constant starts from the current solution, and the same changes in
/// the same order give the same values on every machine.
///
/// A solver is a value: a change can be tried in a copy.
///
/// Source: G. J. Badros, A. Borning, P. J. Stuckey, The Cassowary linear arithmetic constraint
/// solving algorithm, ACM Transactions on Computer-Human Interaction 8(4), 2001, called *the paper*
/// here. It differs in two ways: a required constraint that does not hold yet is satisfied by the
/// dual simplex method, which also yields the constraints in conflict, instead of by an artificial
/// variable (section 2.5); and there are no stay constraints.
public struct ConstraintSolver: Sendable {
  var tableau = Tableau()
  var equations = Equations()
  var constraints = ConstraintTable()
  /// The values of the free variables since the last change.
  var freeValues = FreeValues()

  /// Creates a solver without variables and constraints.
  public init() {}
}

extension ConstraintSolver {
  /// Makes a variable, whose value is 0 until constraints determine it.
  ///
  /// - Parameter isNonNegative: Whether the variable must be zero or more. This needs no row of the
  ///   tableau, as a constraint would.
  /// - Returns: The variable, for this solver and its copies.
  public mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    freeValues = FreeValues()
    return Variable(symbol: makeSymbol(isNonNegative ? .nonNegative : .free))
  }

  mutating func makeSymbol(_ bound: Tableau.Bound, constraint: Int32 = .none) -> Int32 {
    let symbol = tableau.makeSymbol(bound, constraint: constraint)
    equations.makeSymbol(symbol, isFree: bound == .free)
    return symbol
  }

  /// Removes a variable, which must not be used again.
  ///
  /// - Precondition: No constraint mentions the variable.
  public mutating func remove(_ variable: Variable) {
    if equations.matrix.columns[variable.symbol].length > 0 {
      precondition(
        !constraints.all.contains { $0.terms.contains { $0.variable == variable } },
        "a variable that a constraint mentions cannot be removed")
      // Rounding errors have left cells in its column.
      renew()
    }
    tableau.removeSymbol(variable.symbol)
  }

  /// The value of a variable.
  ///
  /// - Complexity: O(1); the first value after a change O(n log n) for n variables and terms.
  public func value(of variable: Variable) -> Double {
    guard equations.symbols[variable.symbol].row != .none else {
      return tableau.value(of: variable.symbol)
    }
    return freeValues.value(of: variable.symbol) { equations.freeValues(tableau.value) }
  }

  /// How far a constraint is from holding; zero for one that holds.
  ///
  /// - Complexity: O(1).
  public func violation(of id: ConstraintID) -> Double {
    let constraint = constraints[id]
    guard !constraint.priority.isRequired else { return 0 }
    let error = tableau.value(of: constraint.other)
    return constraint.isEquation ? error + tableau.value(of: constraint.marker) : error
  }

  /// How many cells of equations were made, changed or followed so far.
  ///
  /// It grows with the time that the changes took, and is the same on every machine.
  package var stepCount: Int {
    tableau.stepCount + tableau.matrix.stepCount + equations.stepCount
      + equations.matrix.stepCount
  }
}

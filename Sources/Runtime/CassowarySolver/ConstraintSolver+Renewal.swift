/// Rebuilding the tableau from the original constraints.
///
/// Rounding errors accumulate with each pivot: after some hundreds of pivots, cells that should be
/// zero are not. So the tableau is rebuilt from time to time with its current basis; and after a
/// constraint was refused, with the basis from before.
///
/// Source: the paper's `reset` does the first on request (appendix A).
extension ConstraintSolver {
  /// Rebuilds the tableau after so many pivots that digits may have been lost.
  ///
  /// - Complexity: Amortized O(1) for each pivot, if a pivot and adding a constraint take times of
  ///   the same order.
  mutating func renewIfNeeded() {
    guard tableau.roundingCount + equations.roundingCount > 10 + equations.defined.count else {
      return
    }
    renew()
    tableau.minimizeCosts()
  }

  /// Makes equations and tableau again from the constraints, with the current basis.
  ///
  /// - Parameter symbol: A free symbol that has lost its definition and should get one.
  mutating func renew(defining symbol: Int32? = nil) {
    let basis = tableau.basis
    renewEquations(basis, defining: symbol)
    renew(basis)
    tableau.noteFeasibilityOfAllRows()
    _ = tableau.restoreFeasibility()
  }

  /// Makes the equations again; the same symbols are defined then.
  ///
  /// Constraints none of whose own symbols is basic determine all others that are. So these define the
  /// free symbols, first where little is lost by it.
  private mutating func renewEquations(_ basis: [Bool], defining symbol: Int32?) {
    var isDefinable = equations.symbols.map { $0.row != .none }
    if let symbol { isDefinable[Int(symbol)] = true }
    equations.removeAll()
    for index in isDefinable.indices { equations.symbols[index].isDefinable = isDefinable[index] }
    var left: [Int32] = []
    for constraint in constraints.all where !constraint.isBasic(in: basis) {
      let row = equations.append(constraint)
      if !equations.definePrecisely(by: row) { left.append(row) }
    }
    left = left.filter { !equations.define(by: $0) }
    for constraint in constraints.all where constraint.isBasic(in: basis) {
      left.append(equations.append(constraint))
    }
    for index in isDefinable.indices { equations.symbols[index].isDefinable = true }
    for row in left { _ = equations.define(by: row) }
    equations.roundingCount = 0
  }

  /// Restores the basis and the values at the tableau's mark.
  mutating func undo() {
    let journal = tableau.unmark()
    let values = tableau.values(before: journal)
    renew(tableau.basis(before: journal))
    tableau.restore(values)
  }

  /// Builds the tableau of a basis by elimination.
  ///
  /// Constraints none of whose own symbols is basic come first, each solved for the symbol with the
  /// greatest factor; the others then need only substitution.
  private mutating func renew(_ basis: [Bool]) {
    tableau.removeAllRows()
    for constraint in constraints.all where !constraint.isBasic(in: basis) {
      guard let equation = equations.freeRow(of: constraint) else { continue }
      let row = makeRow(of: constraint, equation)
      if let cell = tableau.greatestCell(in: row, among: basis) {
        tableau.pivot(row, entering: tableau.matrix.cells[cell].column, cell: cell)
      }
    }
    for constraint in constraints.all where constraint.isBasic(in: basis) {
      guard let equation = equations.freeRow(of: constraint) else { continue }
      let row = makeRow(of: constraint, equation)
      if !basis[Int(constraint.marker)] { tableau.pivot(row, entering: constraint.other) }
    }
    for constraint in constraints.all { addCosts(of: constraint, times: 1) }
    tableau.roundingCount = 0
  }
}

extension SolvedConstraint {
  fileprivate func isBasic(in basis: [Bool]) -> Bool {
    basis[Int(marker)] || other != .none && basis[Int(other)]
  }
}

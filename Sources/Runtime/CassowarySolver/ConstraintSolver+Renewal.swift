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
    guard tableau.pivotCount > 50 + tableau.rows.count else { return }
    renew(tableau.basis)
    tableau.noteFeasibilityOfAllRows()
    _ = tableau.restoreFeasibility()
    tableau.minimizeCosts()
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
      let row = makeRow(of: constraint)
      if let cell = tableau.greatestCell(in: row, among: basis) {
        tableau.pivot(row, entering: tableau.matrix.cells[cell].column, cell: cell)
      }
    }
    for constraint in constraints.all where constraint.isBasic(in: basis) {
      let row = makeRow(of: constraint)
      if !basis[Int(constraint.marker)] { tableau.pivot(row, entering: constraint.other) }
    }
    for constraint in constraints.all { addCosts(of: constraint, times: 1) }
    tableau.pivotCount = 0
  }
}

extension SolvedConstraint {
  fileprivate func isBasic(in basis: [Bool]) -> Bool {
    basis[Int(marker)] || other != .none && basis[Int(other)]
  }
}

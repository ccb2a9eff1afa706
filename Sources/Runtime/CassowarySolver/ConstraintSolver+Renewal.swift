/// Making the tableau again from the constraints as they were given.
///
/// Each pivot rounds, and the next one builds on that: after some hundreds the cells of a tableau are
/// visibly off, and what should be zero is not. So now and then it is made again with the basis that
/// it has; and after a refusal, with the basis that it had.
///
/// Source: the paper's `reset` does the first on request (appendix A).
extension ConstraintSolver {
  /// Makes the tableau again once the pivots since it was made could have cost digits.
  ///
  /// - Complexity: O(1) for each pivot, seen over many, as far as a pivot and adding a constraint take
  ///   a time of the same order.
  mutating func renewIfNeeded() {
    guard tableau.pivotCount > 50 + tableau.rows.count else { return }
    renew(tableau.basis)
    tableau.noteFeasibilityOfAllRows()
    _ = tableau.restoreFeasibility()
    tableau.minimizeCosts()
  }

  /// Goes back to the basis and the values at the tableau's mark.
  mutating func undo() {
    let journal = tableau.unmark()
    let values = tableau.values(before: journal)
    renew(tableau.basis(before: journal))
    tableau.restore(values)
  }

  /// Makes the tableau of a basis by elimination.
  ///
  /// Constraints of which no symbol of their own is basic come first, each solved for the symbol with
  /// the greatest factor; the others then need no more than substitution.
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

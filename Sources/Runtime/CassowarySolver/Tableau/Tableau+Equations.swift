/// Changes of the equations of the rows.
extension Tableau {
  /// The cell with the greatest factor among parametric symbols of a set.
  ///
  /// - Complexity: O(length of the row).
  func greatestCell(in row: Int32, among isMember: [Bool]) -> Int32? {
    var best: (cell: Int32, factor: Double)?
    var cell = matrix.rows[row].first
    while cell != .none {
      let factor = abs(matrix.cells[cell].value)
      if isMember[Int(matrix.cells[cell].column)], factor > best?.factor ?? 0 {
        best = (cell, factor)
      }
      cell = matrix.cells[cell].nextInRow
    }
    return best?.cell
  }

  /// Adds to the constant of a marker's equation, which changes all values that depend on it.
  mutating func move(_ marker: Int32, by amount: Double) {
    guard amount != 0 else { return }
    guard !isBasic(marker) else {
      addToConstant(of: symbols[marker].row, amount)
      return noteFeasibility(of: symbols[marker].row)
    }
    var cell = matrix.columns[marker].first
    while cell != .none {
      stepCount += 1
      addToConstant(of: matrix.cells[cell].row, -amount * matrix.cells[cell].value)
      noteFeasibility(of: matrix.cells[cell].row)
      cell = matrix.cells[cell].nextInColumn
    }
  }

  /// Drops the equation of a constraint, and its two symbols.
  ///
  /// - Returns: Whether a row went; without one nothing with a bound depended on the constraint.
  mutating func removeEquation(of marker: Int32, _ other: Int32) -> Bool {
    let isOtherBasic = other != .none && isBasic(other)
    let hasRow = isOtherBasic || isBasic(marker) || makeBasic(marker)
    if hasRow { removeRow(symbols[isOtherBasic ? other : marker].row) }
    for symbol in [marker, other] where symbol != .none {
      // Rounding errors may have left cells in the column.
      matrix.removeColumn(symbol)
      removeSymbol(symbol)
    }
    return hasRow
  }

  /// Makes a marker that is to be removed basic, so that all other values stay within their bounds.
  ///
  /// It can increase or decrease from zero until a row reaches its bound.
  private mutating func makeBasic(_ marker: Int32) -> Bool {
    guard let cell = blockingCell(for: marker) ?? blockingCell(for: marker, falling: true) else {
      return false
    }
    pivot(matrix.cells[cell].row, entering: marker, cell: cell)
    return true
  }
}

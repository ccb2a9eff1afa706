/// Changes of the equations of the rows.
extension Tableau {
  /// The cell of the free symbol of a row that occurs in the fewest rows, the newest of several.
  ///
  /// - Complexity: O(length of the row).
  func freeCell(in row: Int32) -> Int32? {
    var best: (cell: Int32, length: Int32, symbol: Int32)?
    var cell = matrix.rows[row].first
    while cell != .none {
      let column = matrix.cells[cell].column
      if symbols[column].bound == .free {
        let length = matrix.columns[column].length
        if best.map({ (length, $0.symbol) < ($0.length, column) }) ?? true {
          best = (cell, length, column)
        }
      }
      cell = matrix.cells[cell].nextInRow
    }
    return best?.cell
  }

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
      addToConstant(of: matrix.cells[cell].row, -amount * matrix.cells[cell].value)
      noteFeasibility(of: matrix.cells[cell].row)
      cell = matrix.cells[cell].nextInColumn
    }
  }

  /// Drops the equation of a constraint, and its two symbols.
  mutating func removeEquation(of marker: Int32, _ other: Int32) {
    let isOtherBasic = other != .none && isBasic(other)
    if !isOtherBasic, !isBasic(marker) { makeBasic(marker) }
    removeRow(symbols[isOtherBasic ? other : marker].row)
    for symbol in [marker, other] where symbol != .none {
      // Rounding errors may have left cells in the column.
      matrix.removeColumn(symbol)
      removeSymbol(symbol)
    }
  }

  /// Makes a marker that is to be removed basic, so that all other values stay within their bounds.
  ///
  /// It can increase or decrease from zero until a row reaches its bound; a row without a bound is
  /// chosen only if there is no other, since free symbols should stay basic.
  private mutating func makeBasic(_ marker: Int32) {
    guard
      let cell = blockingCell(for: marker) ?? blockingCell(for: marker, falling: true)
        ?? cellOfFirstBasic(in: marker)
    else { preconditionFailure("a marker occurs in a row") }
    pivot(matrix.cells[cell].row, entering: marker, cell: cell)
  }

  private func cellOfFirstBasic(in column: Int32) -> Int32? {
    matrix.cells(ofColumn: column)
      .min { rows[matrix.cells[$0].row].basic < rows[matrix.cells[$1].row].basic }
  }
}

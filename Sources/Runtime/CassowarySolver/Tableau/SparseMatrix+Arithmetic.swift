extension SparseMatrix {
  /// Multiplies a row by a number other than zero.
  mutating func scale(_ row: Int32, by factor: Double) {
    var cell = rows[row].first
    stepCount += Int(rows[row].length)
    while cell != .none {
      cells[cell].value *= factor
      cell = cells[cell].nextInRow
    }
  }

  /// Prepares for adding to one row, so that each addition takes a time independent of the row's
  /// length.
  ///
  /// - Complexity: O(length of the row).
  mutating func startAdding(toRow row: Int32) {
    var cell = rows[row].first
    while cell != .none {
      columns[cells[cell].column].crossing = cell
      cell = cells[cell].nextInRow
    }
  }

  mutating func finishAdding(toRow row: Int32) {
    var cell = rows[row].first
    while cell != .none {
      columns[cells[cell].column].crossing = .none
      cell = cells[cell].nextInRow
    }
  }

  /// Adds a value at a column of the prepared row.
  mutating func add(_ value: Double, column: Int32, toStarted row: Int32) {
    columns[column].crossing = add(
      value, row: row, column: column, at: columns[column].crossing)
  }

  /// Adds a multiple of another row to the prepared row.
  mutating func add(_ factor: Double, timesRow source: Int32, toStarted row: Int32) {
    var cell = rows[source].first
    while cell != .none {
      add(factor * cells[cell].value, column: cells[cell].column, toStarted: row)
      cell = cells[cell].nextInRow
    }
  }

  /// Adds to a cell, or to the zero at its place, and returns the resulting cell.
  private mutating func add(
    _ value: Double, row: Int32, column: Int32, at cell: Int32
  ) -> Int32 {
    guard cell != .none else {
      return abs(value) > negligible ? insert(value, row: row, column: column) : .none
    }
    stepCount += 1
    cells[cell].value = sumOrZero(cells[cell].value, value)
    guard cells[cell].value == 0 else { return cell }
    remove(cell)
    return .none
  }
}

extension SparseMatrix {
  /// Replaces a column in every row by the multiple of a row that does not have it.
  ///
  /// The cells are combined row by row or column by column, whichever takes fewer steps: a row of a
  /// long chain of views has a cell for every constraint of the chain, and most often only a few of
  /// its cells change.
  ///
  /// - Complexity: O(the lesser of the lengths of the rows that have the column, and of the columns
  ///   that the row has, and the product of the lengths of the column and the row).
  mutating func substitute(_ row: Int32, forColumn column: Int32) {
    guard columns[column].first != .none else { return }
    if lengthOfRows(crossing: column) <= lengthOfColumns(crossing: row) {
      addByRows(row, forColumn: column)
    } else {
      addByColumns(row, forColumn: column)
    }
    removeColumn(column)
  }

  private func lengthOfRows(crossing column: Int32) -> Int {
    var length = 0
    var cell = columns[column].first
    while cell != .none {
      length += Int(rows[cells[cell].row].length)
      cell = cells[cell].nextInColumn
    }
    return length
  }

  private func lengthOfColumns(crossing row: Int32) -> Int {
    var length = 0
    var cell = rows[row].first
    while cell != .none {
      length += Int(columns[cells[cell].column].length)
      cell = cells[cell].nextInRow
    }
    return length
  }

  private mutating func addByRows(_ row: Int32, forColumn column: Int32) {
    var cell = columns[column].first
    while cell != .none {
      let target = cells[cell].row
      startAdding(toRow: target)
      add(cells[cell].value, timesRow: row, toStarted: target)
      finishAdding(toRow: target)
      cell = cells[cell].nextInColumn
    }
  }

  private mutating func addByColumns(_ row: Int32, forColumn column: Int32) {
    var cell = rows[row].first
    while cell != .none {
      let target = cells[cell].column
      startAdding(toColumn: target)
      add(cells[cell].value, timesColumn: column, toStarted: target)
      finishAdding(toColumn: target)
      cell = cells[cell].nextInRow
    }
  }

  private mutating func startAdding(toColumn column: Int32) {
    var cell = columns[column].first
    while cell != .none {
      rows[cells[cell].row].crossing = cell
      cell = cells[cell].nextInColumn
    }
  }

  private mutating func finishAdding(toColumn column: Int32) {
    var cell = columns[column].first
    while cell != .none {
      rows[cells[cell].row].crossing = .none
      cell = cells[cell].nextInColumn
    }
  }

  private mutating func add(_ factor: Double, timesColumn source: Int32, toStarted column: Int32) {
    var cell = columns[source].first
    while cell != .none {
      let row = cells[cell].row
      rows[row].crossing = add(
        factor * cells[cell].value, row: row, column: column, at: rows[row].crossing)
      cell = cells[cell].nextInColumn
    }
  }
}

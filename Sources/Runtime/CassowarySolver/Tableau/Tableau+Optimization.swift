/// The two directions of the simplex method, both by Bland's rule: of all symbols that can enter or
/// leave it takes the first, in the order in which they were made, so that it terminates even if
/// many vertices coincide.
///
/// This holds with levels of priority too: costs that are compared level by level are elements of
/// an ordered field.
///
/// Source: R. G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations
/// Research 2(2), 1977.
extension Tableau {
  /// Minimizes the costs; the values must be within their bounds.
  ///
  /// - Returns: Whether there is a minimum. The errors of constraints have one: a cost of theirs that
  ///   nothing limits is a rounding error, and goes.
  @discardableResult
  mutating func minimizeCosts() -> Bool {
    while let entering = firstImprovable() {
      if let cell = blockingCell(for: entering) {
        pivot(matrix.cells[cell].row, entering: entering, cell: cell)
      } else if !costs.removeHighest(of: entering) {
        return false
      }
    }
    return true
  }

  /// Brings the values within their bounds without making a cost negative (the paper's section
  /// 2.4).
  ///
  /// - Returns: A row that cannot be brought within its bound, or nil.
  mutating func restoreFeasibility() -> Int32? {
    while let row = firstInfeasible() {
      guard let cell = enteringCell(for: row) else { return row }
      let leaving = rows[row].basic
      pivot(row, entering: matrix.cells[cell].column, cell: cell)
      noteFeasibility(ofColumn: leaving)
    }
    return nil
  }

  private mutating func firstImprovable() -> Int32? {
    improvable.removeAll { [costs, symbols] in
      !costs.isNegative($0) || symbols[$0].row != .none
    }
    return improvable.min()
  }

  private mutating func firstInfeasible() -> Int32? {
    infeasible.removeAll { [symbols, rows] in
      let row = symbols[$0].row
      return row == .none || Self.excess(rows[row].constant, of: symbols[$0].bound) == 0
    }
    return infeasible.min().map { symbols[$0].row }
  }

  /// How far a value is above (or below, negative) its bound, zero within the tolerance.
  private static func excess(_ value: Double, of bound: Bound) -> Double {
    switch bound {
    case .free: 0
    case .nonNegative: value < -tolerance ? value : 0
    case .zero: abs(value) > tolerance ? value : 0
    }
  }

  /// The cell whose row is the first to reach its bound when a symbol increases, or decreases, from
  /// zero.
  func blockingCell(for column: Int32, falling: Bool = false) -> Int32? {
    var best: (cell: Int32, limit: Double, basic: Int32)?
    var cell = matrix.columns[column].first
    while cell != .none {
      let (row, value) = (matrix.cells[cell].row, matrix.cells[cell].value)
      let basic = rows[row].basic
      if abs(value) > Self.leastPivot,
        let limit = limit(of: row, changing: falling ? -value : value),
        best.map({ (limit, basic) < ($0.limit, $0.basic) }) ?? true
      {
        best = (cell, limit, basic)
      }
      cell = matrix.cells[cell].nextInColumn
    }
    return best?.cell
  }

  /// How far a row's value can change at a rate, or nil if without limit.
  private func limit(of row: Int32, changing rate: Double) -> Double? {
    switch symbols[rows[row].basic].bound {
    case .free: nil
    case .nonNegative: rate < 0 ? max(rows[row].constant, 0) / -rate : nil
    case .zero: 0
    }
  }

  /// The cell whose symbol, made basic, costs least for each unit by which the row is out of bound.
  private func enteringCell(for row: Int32) -> Int32? {
    let direction: Double = rows[row].constant < 0 ? 1 : -1
    var best: (cell: Int32, rate: Double, column: Int32)?
    var cell = matrix.rows[row].first
    while cell != .none {
      let (column, rate) = (matrix.cells[cell].column, direction * matrix.cells[cell].value)
      if rate > Self.leastPivot, symbols[column].bound != .zero,
        best.map({ isCheaper(column, per: rate, $0.column, per: $0.rate) }) ?? true
      {
        best = (cell, rate, column)
      }
      cell = matrix.cells[cell].nextInRow
    }
    return best?.cell
  }

  private func isCheaper(
    _ column: Int32, per rate: Double, _ other: Int32, per otherRate: Double
  ) -> Bool {
    if costs.isLess(column, per: rate, other, per: otherRate) { return true }
    return column < other && !costs.isLess(other, per: otherRate, column, per: rate)
  }

  mutating func noteFeasibility(of row: Int32) {
    let basic = rows[row].basic
    if Self.excess(rows[row].constant, of: symbols[basic].bound) != 0 { infeasible.append(basic) }
  }

  mutating func noteFeasibilityOfAllRows() {
    for symbol in symbols where symbol.row != .none { noteFeasibility(of: symbol.row) }
  }

  mutating func noteFeasibility(ofColumn column: Int32) {
    var cell = matrix.columns[column].first
    while cell != .none {
      noteFeasibility(of: matrix.cells[cell].row)
      cell = matrix.cells[cell].nextInColumn
    }
  }
}

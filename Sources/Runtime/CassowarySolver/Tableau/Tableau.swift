/// Equations in basic feasible solved form: each row states one basic symbol as a constant and
/// multiples of parametric symbols, and all parametric symbols are zero.
///
/// The symbols have bounds. Equations that define free ones limit nothing and are not here but in
/// `Equations` (in the paper these are the two parts of the augmented simplex form); a free symbol has a
/// row only while it is looked for whether its value can change.
struct Tableau {
  /// The range of a symbol.
  enum Bound: UInt8 {
    /// Any number: a variable of the user.
    case free
    /// Zero or more: a slack, an error, or a variable of the user.
    case nonNegative
    /// Zero: the marker of a required equation, which the paper calls a dummy variable.
    case zero
  }

  struct Symbol {
    var bound: Bound
    /// The row in which the symbol is basic, or none.
    var row = Int32.none
    /// The constraint that the symbol belongs to, or none for a variable of the user.
    var constraint: Int32
  }

  struct Row {
    var constant = 0.0
    var basic: Int32
  }

  /// How far a value may be beyond its bound and still count as within it.
  static let tolerance = 1e-6

  /// The least coefficient on which a pivot is made; smaller ones are rounding errors.
  static let leastPivot = 1e-7

  var matrix = SparseMatrix()
  var costs = CostTable()
  private(set) var symbols: [Symbol] = []
  var rows: [Row] = []
  private var freeSymbols: [Int32] = []
  private var freeRows: [Int32] = []

  /// The parametric symbols that may have a negative cost, with some that had one.
  var improvable: [Int32] = []
  /// The basic symbols that may be out of their bound, with some that were.
  var infeasible: [Int32] = []
  /// The pivots since the rows were made from the constraints, those on small coefficients counted
  /// several times.
  var roundingCount = 0
  /// The steps that were taken, besides those of the current matrix.
  var stepCount = 0
  /// The changes since the last mark, if there is one.
  var journal: Journal?

  func isBasic(_ symbol: Int32) -> Bool { symbols[symbol].row != .none }

  func value(of symbol: Int32) -> Double {
    let row = symbols[symbol].row
    return row == .none ? 0 : rows[row].constant
  }
}

extension Tableau {
  mutating func makeSymbol(_ bound: Bound, constraint: Int32 = .none) -> Int32 {
    let symbol = Symbol(bound: bound, constraint: constraint)
    if let old = freeSymbols.popLast() {
      symbols[old] = symbol
      return old
    }
    symbols.append(symbol)
    let new = Int32(symbols.count - 1)
    matrix.makeColumn(new)
    costs.makeColumn(new)
    return new
  }

  /// Removes a symbol that occurs in no row.
  mutating func removeSymbol(_ symbol: Int32) {
    costs.removeAll(of: symbol)
    freeSymbols.append(symbol)
  }

  /// Adds the equation that a symbol, which occurs in no row, is a sum and another new symbol.
  ///
  /// - Complexity: O(lengths of the rows of basic symbols in the sum).
  mutating func makeRow(_ basic: Int32, _ sum: BoundedSum, other: Int32 = .none) -> Int32 {
    let row = freeRows.popLast() ?? Int32(rows.count)
    if row == rows.count { rows.append(Row(basic: basic)) }
    rows[row] = Row(constant: sum.constant, basic: basic)
    symbols[basic].row = row
    matrix.makeRow(row)
    for (factor, symbol) in sum.terms { add(factor, of: symbol, toStarted: row) }
    matrix.finishAdding(toRow: row)
    if other != .none { matrix.insert(1, row: row, column: other) }
    return row
  }

  private mutating func add(_ factor: Double, of symbol: Int32, toStarted row: Int32) {
    let source = symbols[symbol].row
    if source == .none {
      matrix.add(factor, column: symbol, toStarted: row)
    } else {
      addToConstant(of: row, factor * rows[source].constant)
      matrix.add(factor, timesRow: source, toStarted: row)
    }
  }

  /// Removes all rows and costs, but no symbol.
  mutating func removeAllRows() {
    stepCount += matrix.stepCount
    matrix = SparseMatrix()
    costs = CostTable()
    for symbol in symbols.indices {
      matrix.makeColumn(Int32(symbol))
      costs.makeColumn(Int32(symbol))
      symbols[symbol].row = .none
    }
    (rows, freeRows, improvable, infeasible) = ([], [], [], [])
  }

  /// Removes a row with its basic symbol, which then occurs nowhere.
  mutating func removeRow(_ row: Int32) {
    matrix.removeRow(row)
    symbols[rows[row].basic].row = .none
    freeRows.append(row)
  }
}

extension Tableau {
  /// Makes a symbol of a row basic in place of the current one.
  ///
  /// - Complexity: O(the length of the row times that of the entering symbol's column, and the cells
  ///   of the rows in which that occurs).
  mutating func pivot(_ row: Int32, entering: Int32, cell: Int32) {
    let leaving = rows[row].basic
    // An error of the coefficient is divided by its square.
    let coefficient = matrix.cells[cell].value
    roundingCount += 1 + Int(min(0.05 / (coefficient * coefficient), 1000))
    journal?.pivots.append((entering, leaving))
    solve(row, for: entering, cell: cell, leaving: leaving)
    substitute(row, for: entering)
    passOnCosts(of: entering, along: row)
  }

  /// Makes a symbol basic that occurs in the row.
  mutating func pivot(_ row: Int32, entering: Int32) {
    guard let cell = matrix.cell(row: row, column: entering) else {
      preconditionFailure("the symbol occurs in the row")
    }
    pivot(row, entering: entering, cell: cell)
  }

  private mutating func solve(_ row: Int32, for entering: Int32, cell: Int32, leaving: Int32) {
    let factor = -1 / matrix.cells[cell].value
    matrix.scale(row, by: factor)
    matrix.move(cell, toEmptyColumn: leaving, value: -factor)
    setConstant(of: row, rows[row].constant * factor)
    rows[row].basic = entering
    symbols[entering].row = row
    symbols[leaving].row = .none
  }

  /// Replaces a symbol by its row wherever else it occurs.
  private mutating func substitute(_ row: Int32, for symbol: Int32) {
    let constant = rows[row].constant
    var cell = matrix.columns[symbol].first
    while cell != .none {
      stepCount += 1
      addToConstant(of: matrix.cells[cell].row, matrix.cells[cell].value * constant)
      cell = matrix.cells[cell].nextInColumn
    }
    matrix.substitute(row, forColumn: symbol)
  }

  private mutating func passOnCosts(of symbol: Int32, along row: Int32) {
    guard !costs.isZero(symbol) else { return }
    var cell = matrix.rows[row].first
    while cell != .none {
      let column = matrix.cells[cell].column
      stepCount += 1
      costs.add(matrix.cells[cell].value, timesColumn: symbol, to: column)
      noteCost(of: column)
      cell = matrix.cells[cell].nextInRow
    }
    costs.removeAll(of: symbol)
  }

  /// Adds a cost for each unit of a symbol, whether it is basic or not.
  mutating func addCost(_ value: Double, at priority: Priority, of symbol: Int32) {
    let row = symbols[symbol].row
    guard row != .none else {
      costs.add(value, at: priority, to: symbol)
      return noteCost(of: symbol)
    }
    var cell = matrix.rows[row].first
    while cell != .none {
      let column = matrix.cells[cell].column
      stepCount += 1
      costs.add(value * matrix.cells[cell].value, at: priority, to: column)
      noteCost(of: column)
      cell = matrix.cells[cell].nextInRow
    }
  }

  private mutating func noteCost(of column: Int32) {
    if costs.isNegative(column), symbols[column].bound != .zero { improvable.append(column) }
  }

  /// - Complexity: O(1).
  mutating func addToConstant(of row: Int32, _ value: Double) {
    setConstant(of: row, sumOrZero(rows[row].constant, value, tolerance: 1e-13))
  }

  private mutating func setConstant(of row: Int32, _ value: Double) {
    journal?.values.append((rows[row].basic, rows[row].constant))
    rows[row].constant = value
  }
}

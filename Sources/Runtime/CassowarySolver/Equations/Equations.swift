/// The equations of all constraints, of which some define free symbols.
///
/// Each row states that a sum of symbols is zero: for a constraint, `sign * terms + other - marker`,
/// where a marker counts with its offset, the constant times the sign. A free symbol is defined by at
/// most one row, in which the others are *not* replaced by their definitions; the definitions have no
/// circle. So a row of a long chain of views is as short as that of a single view.
///
/// What defines a free symbol limits nothing. Only the other rows take part in the simplex method, with
/// every free symbol replaced: see `Tableau`. No free symbol without a definition is left in those.
struct Equations {
  struct Symbol {
    var isFree: Bool
    /// The row that defines the symbol, or none.
    var row = Int32.none
    /// Greater than the levels of all free symbols on which the definition depends.
    var level: Int32 = 0
    /// Whether the definition leads to no free symbol without one; always for a symbol with a bound.
    var isDetermined: Bool
    /// Whether an equation may define the symbol.
    var isDefinable = true
    /// What a marker's value counts in addition.
    var offset = 0.0

    init(isFree: Bool) {
      self.isFree = isFree
      isDetermined = !isFree
    }
  }

  var matrix = SparseMatrix()
  var symbols: [Symbol] = []
  /// The symbol that each row defines, or none.
  var defined: [Int32] = []
  private var freeRows: [Int32] = []
  /// The sum that is being worked out.
  var sum = Expansion()
  /// How often equations were added to others, which rounds; more where that was divided by little.
  var roundingCount = 0
  /// The steps that were taken, besides those of the matrix.
  var stepCount = 0
}

extension Equations {
  mutating func makeSymbol(_ symbol: Int32, isFree: Bool) {
    guard symbol == symbols.count else { return symbols[symbol] = Symbol(isFree: isFree) }
    symbols.append(Symbol(isFree: isFree))
    matrix.makeColumn(symbol)
    sum.makeSymbol()
  }

  /// Adds the equation of a constraint, which defines nothing yet.
  mutating func append(_ constraint: SolvedConstraint) -> Int32 {
    let row = freeRows.popLast() ?? Int32(defined.count)
    if row == defined.count { defined.append(.none) }
    matrix.makeRow(row)
    for term in constraint.terms where term.coefficient != 0 {
      matrix.add(constraint.sign * term.coefficient, column: term.variable.symbol, toStarted: row)
    }
    matrix.finishAdding(toRow: row)
    matrix.insert(-1, row: row, column: constraint.marker)
    if constraint.other != .none { matrix.insert(1, row: row, column: constraint.other) }
    setConstant(of: constraint)
    return row
  }

  mutating func setConstant(of constraint: SolvedConstraint) {
    symbols[constraint.marker].offset = constraint.sign * constraint.constant
  }

  /// The row of a constraint that defines nothing, or nil.
  func freeRow(of constraint: SolvedConstraint) -> Int32? {
    let row = matrix.cells[matrix.columns[constraint.marker].first].row
    return defined[row] == .none ? row : nil
  }

  /// Removes the equation of a constraint.
  ///
  /// Where an equation was solved together with others, several rows have the marker. The one that
  /// leads to none of the others is added to them, so that they do not have it any more.
  ///
  /// - Complexity: O(lengths of the rows that have the marker, and what depends on the symbol that
  ///   they define).
  mutating func remove(_ constraint: SolvedConstraint) -> Removal {
    let rows = matrix.cells(ofColumn: constraint.marker).map { matrix.cells[$0].row }
    guard let row = rows.min(by: { level(of: $0) < level(of: $1) }) else {
      preconditionFailure("an equation has its marker")
    }
    let divisor = coefficient(of: constraint.marker, in: row)
    for other in rows where other != row {
      let dividend = coefficient(of: constraint.marker, in: other)
      guard abs(divisor) >= Self.precisePart * abs(dividend) else { return .imprecise }
      matrix.startAdding(toRow: other)
      matrix.add(-dividend / divisor, timesRow: row, toStarted: other)
      matrix.finishAdding(toRow: other)
      roundingCount += 1
    }
    matrix.removeRow(row)
    // Rounding errors may have left cells in the columns.
    matrix.removeColumn(constraint.marker)
    if constraint.other != .none { matrix.removeColumn(constraint.other) }
    freeRows.append(row)
    let symbol = defined[row]
    guard symbol != .none else { return .complete }
    defined[row] = .none
    symbols[symbol].row = .none
    update([symbol] + rows.compactMap { defined[$0] == .none ? nil : defined[$0] })
    return .undefined(symbol)
  }

  /// What becomes of the equations when that of a constraint is removed.
  enum Removal {
    /// It defined nothing.
    case complete
    /// A symbol has no definition now.
    case undefined(Int32)
    /// It cannot be taken out of others precisely; all are to be made again.
    case imprecise
  }

  private func level(of row: Int32) -> Int32 {
    defined[row] == .none ? 0 : symbols[defined[row]].level
  }

  /// Removes all equations, and no symbol.
  mutating func removeAll() {
    stepCount += matrix.stepCount
    matrix = SparseMatrix()
    (defined, freeRows) = ([], [])
    for symbol in symbols.indices {
      matrix.makeColumn(Int32(symbol))
      symbols[symbol].row = .none
      symbols[symbol].level = 0
      symbols[symbol].isDetermined = !symbols[symbol].isFree
    }
  }

  /// The factor of a symbol that occurs in a row.
  func coefficient(of symbol: Int32, in row: Int32) -> Double {
    guard let cell = matrix.cell(row: row, column: symbol) else {
      preconditionFailure("the symbol occurs in the row")
    }
    return matrix.cells[cell].value
  }
}

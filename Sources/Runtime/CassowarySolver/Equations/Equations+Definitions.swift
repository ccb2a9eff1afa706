extension Equations {
  /// Lets an equation define a free symbol that has no definition, if one is left in it.
  ///
  /// Of several it is the one that occurs in the fewest equations, the newest of these.
  ///
  /// - Returns: Whether it defines one now.
  /// - Complexity: O(length of the equation) if it has a symbol that no other one has; else O(the
  ///   definitions that lead from it to free symbols without one). The levels of what depends on the
  ///   symbol may have to be raised.
  mutating func define(by row: Int32) -> Bool { define(by: row, atLeast: Tableau.leastPivot) }

  /// The same, but only if what is left of the symbol is not much less than the equation's factors.
  mutating func definePrecisely(by row: Int32) -> Bool {
    define(by: row, atLeast: max(Tableau.leastPivot, Self.precisePart * greatestFactor(in: row)))
  }

  private mutating func define(by row: Int32, atLeast least: Double) -> Bool {
    if let symbol = newSymbol(in: row) {
      assign(row, to: symbol)
      update([symbol])
      return true
    }
    expand(row)
    guard let symbol = undefinedSymbol(atLeast: least) else { return false }
    if abs(sum[symbol].factor) < Self.precisePart * greatestFactor(in: row) {
      roundingCount += 1000
    }
    let path = path(to: symbol)
    if !sum.hasCancelled, !sum[symbol].isShared, canTurn(path, beginningWith: row) {
      turn(path, beginningWith: row)
      update(path)
    } else {
      solve(row, for: symbol)
      update([symbol])
    }
    return true
  }

  /// The newest symbol without a definition that no other equation has.
  private func newSymbol(in row: Int32) -> Int32? {
    let least = leastFactor(in: row)
    var newest: Int32?
    var cell = matrix.rows[row].first
    while cell != .none {
      let symbol = matrix.cells[cell].column
      if canDefine(symbol), matrix.columns[symbol].length == 1,
        abs(matrix.cells[cell].value) >= least, symbol > newest ?? .none
      {
        newest = symbol
      }
      cell = matrix.cells[cell].nextInRow
    }
    return newest
  }

  private func canDefine(_ symbol: Int32) -> Bool {
    symbols[symbol].isFree && symbols[symbol].row == .none && symbols[symbol].isDefinable
  }

  private func undefinedSymbol(atLeast least: Double) -> Int32? {
    let left = sum.symbols.filter { canDefine($0) && abs(sum[$0].factor) > least }
    let greatest = left.lazy.map { abs(sum[$0].factor) }.max() ?? 0
    return left.filter { abs(sum[$0].factor) >= Self.threshold * greatest }.min {
      (matrix.columns[$0].length, $1) < (matrix.columns[$1].length, $0)
    }
  }

  /// The part of the greatest factor that a factor must have to be divided by.
  ///
  /// Source: I. S. Duff, A. M. Erisman, J. K. Reid, Direct Methods for Sparse Matrices, 2nd edition,
  /// section 5.2 (threshold pivoting).
  private static var threshold: Double { 0.5 }

  /// The part of the greatest factor of an equation that must be left of a symbol, so that dividing by
  /// it loses no more than a digit.
  static var precisePart: Double { 0.1 }

  /// The least factor in an equation that may be divided by.
  private func leastFactor(in row: Int32) -> Double {
    max(Self.threshold * greatestFactor(in: row), Tableau.leastPivot)
  }

  /// The greatest factor of a free symbol in an equation.
  private func greatestFactor(in row: Int32) -> Double {
    var greatest = 0.0
    var cell = matrix.rows[row].first
    while cell != .none {
      if symbols[matrix.cells[cell].column].isFree {
        greatest = max(greatest, abs(matrix.cells[cell].value))
      }
      cell = matrix.cells[cell].nextInRow
    }
    return greatest
  }

  /// Whether the symbols of a path may be defined by the equations before them.
  private func canTurn(_ path: [Int32], beginningWith row: Int32) -> Bool {
    var row = row
    return path.allSatisfy { symbol in
      defer { row = symbols[symbol].row }
      return abs(coefficient(of: symbol, in: row)) >= leastFactor(in: row)
    }
  }

  /// The symbols through whose definitions a symbol was brought into the sum, the first one first.
  private func path(to symbol: Int32) -> [Int32] {
    Array(sequence(first: symbol) { sum[$0].source == .none ? nil : sum[$0].source }.reversed())
  }

  private mutating func assign(_ row: Int32, to symbol: Int32) {
    symbols[symbol].row = row
    defined[row] = symbol
  }

  /// Lets an equation define the first symbol of a path, the definition of that the second, and so on.
  ///
  /// As this is the only way to the last one, no other symbol of these equations leads to the path,
  /// which is why there is no circle afterwards.
  private mutating func turn(_ path: [Int32], beginningWith row: Int32) {
    var row = row
    for symbol in path {
      let old = symbols[symbol].row
      assign(row, to: symbol)
      row = old
    }
  }

  /// Replaces an equation by the sum, in which all symbols that lead to others without a definition
  /// are replaced, and lets it define one of those.
  private mutating func solve(_ row: Int32, for symbol: Int32) {
    matrix.removeRow(row)
    for symbol in sum.symbols where sum[symbol].factor != 0 {
      matrix.insert(sum[symbol].factor, row: row, column: symbol)
    }
    assign(row, to: symbol)
    roundingCount += 1
  }

  /// Lets an equation without a definition define a symbol that has just lost its own.
  ///
  /// - Returns: Whether there is one that does so precisely.
  mutating func redefine(_ symbol: Int32) -> Bool {
    var found = [symbol]
    var isFound: Set = [symbol]
    var index = 0
    while index < found.count {
      for cell in matrix.cells(ofColumn: found[index]) {
        let row = matrix.cells[cell].row
        stepCount += 1
        if defined[row] == .none {
          if definePrecisely(by: row) { return true }
        } else if isFound.insert(defined[row]).inserted {
          found.append(defined[row])
        }
      }
      index += 1
    }
    return false
  }

  /// Brings levels and what is determined up to date after definitions changed.
  mutating func update(_ changed: [Int32]) {
    var changed = changed
    var index = 0
    while index < changed.count {
      let symbol = changed[index]
      index += 1
      let (level, isDetermined) = state(of: symbol)
      guard level > symbols[symbol].level || isDetermined != symbols[symbol].isDetermined else {
        continue
      }
      symbols[symbol].level = max(level, symbols[symbol].level)
      symbols[symbol].isDetermined = isDetermined
      var cell = matrix.columns[symbol].first
      while cell != .none {
        let dependent = defined[matrix.cells[cell].row]
        if dependent != .none, dependent != symbol { changed.append(dependent) }
        cell = matrix.cells[cell].nextInColumn
        stepCount += 1
      }
    }
  }

  /// The least level of a symbol, and whether it is determined, by its definition.
  private mutating func state(of symbol: Int32) -> (level: Int32, isDetermined: Bool) {
    let row = symbols[symbol].row
    guard row != .none else { return (0, false) }
    var state = (level: Int32(0), isDetermined: true)
    var cell = matrix.rows[row].first
    while cell != .none {
      let other = matrix.cells[cell].column
      if other != symbol, symbols[other].isFree {
        state.level = max(state.level, symbols[other].level + 1)
        if !symbols[other].isDetermined { state.isDetermined = false }
      }
      cell = matrix.cells[cell].nextInRow
      stepCount += 1
    }
    return state
  }
}

/// Replacing free symbols by their definitions.
extension Equations {
  /// Works out an equation in which all symbols are replaced that lead to others without a definition.
  mutating func expand(_ row: Int32) {
    sum.removeAll()
    add(1, timesRow: row, of: .none, isComplete: false)
    replace(isComplete: false)
  }

  /// The equation of a constraint that defines nothing, as its marker less its other symbol, with no
  /// free symbol.
  mutating func boundedSum(ofRow row: Int32, _ constraint: SolvedConstraint) -> BoundedSum {
    sum.removeAll()
    add(1, timesRow: row, of: .none, isComplete: true)
    replace(isComplete: true)
    // What is left of a free symbol is a rounding error.
    var bounded = boundedSum {
      $0 != constraint.marker && $0 != constraint.other && !symbols[$0].isFree
    }
    bounded.constant -= symbols[constraint.marker].offset
    return bounded
  }

  /// A free symbol as a sum of symbols with bounds, and of free ones without a definition.
  mutating func boundedSum(of symbol: Int32) -> BoundedSum {
    sum.removeAll()
    add(1, of: symbol, from: .none, isComplete: true)
    replace(isComplete: true)
    return boundedSum { _ in true }
  }

  private func boundedSum(_ isIncluded: (Int32) -> Bool) -> BoundedSum {
    var bounded = BoundedSum()
    for symbol in sum.symbols where sum[symbol].factor != 0 && isIncluded(symbol) {
      bounded.terms.append((sum[symbol].factor, symbol))
      bounded.constant += sum[symbol].factor * symbols[symbol].offset
    }
    return bounded
  }

  /// Replaces the symbols that wait, and those that come with their definitions.
  private mutating func replace(isComplete: Bool) {
    while let symbol = sum.next() {
      let factor = sum.take(symbol)
      let row = symbols[symbol].row
      if factor != 0 {
        add(
          -factor / coefficient(of: symbol, in: row), timesRow: row, of: symbol,
          isComplete: isComplete)
      }
    }
  }

  /// Adds a multiple of an equation to the sum, without the symbol that it defines.
  private mutating func add(
    _ factor: Double, timesRow row: Int32, of symbol: Int32, isComplete: Bool
  ) {
    var cell = matrix.rows[row].first
    while cell != .none {
      let column = matrix.cells[cell].column
      if column != symbol {
        add(factor * matrix.cells[cell].value, of: column, from: symbol, isComplete: isComplete)
      }
      cell = matrix.cells[cell].nextInRow
      stepCount += 1
    }
  }

  private mutating func add(
    _ factor: Double, of symbol: Int32, from source: Int32, isComplete: Bool
  ) {
    guard sum.add(factor, of: symbol, from: source), symbols[symbol].row != .none,
      isComplete || !symbols[symbol].isDetermined
    else { return }
    sum.wait(symbol, level: symbols[symbol].level)
  }
}

/// A constant and multiples of symbols of which none is defined.
struct BoundedSum {
  var terms: [(factor: Double, symbol: Int32)] = []
  var constant = 0.0
}

extension Equations {
  /// The values of all free symbols, where those of the others are known.
  ///
  /// - Complexity: O(n log n) for n symbols and cells.
  func freeValues(_ boundedValue: (Int32) -> Double) -> [Double] {
    var values = Array(repeating: 0.0, count: symbols.count)
    let order = symbols.indices.filter { symbols[$0].row != .none }
      .sorted { symbols[$0].level < symbols[$1].level }
    for symbol in order.lazy.map(Int32.init) {
      let row = symbols[symbol].row
      var (value, factor) = (0.0, 1.0)
      var cell = matrix.rows[row].first
      while cell != .none {
        let other = matrix.cells[cell].column
        if other == symbol {
          factor = matrix.cells[cell].value
        } else {
          let known = symbols[other].isFree ? values[Int(other)] : boundedValue(other)
          value = sumOrZero(
            value, matrix.cells[cell].value * (known + symbols[other].offset), tolerance: 1e-13)
        }
        cell = matrix.cells[cell].nextInRow
      }
      values[Int(symbol)] = value / -factor
    }
    return values
  }
}

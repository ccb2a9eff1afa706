/// A journal of changes, so that a refused change can be undone exactly.
extension Tableau {
  /// The changes of a tableau, the oldest first.
  struct Journal {
    /// The symbols that changed places.
    var pivots: [(entering: Int32, leaving: Int32)] = []
    /// The values of basic symbols before each change, so that they are restored exactly.
    var values: [(symbol: Int32, value: Double)] = []
  }

  /// Begins a journal of changes of the basis and of values.
  mutating func mark() { journal = Journal() }

  /// Ends the journal and returns it.
  @discardableResult
  mutating func unmark() -> Journal {
    defer { journal = nil }
    return journal ?? Journal()
  }

  /// Whether each symbol is basic.
  var basis: [Bool] { symbols.map { $0.row != .none } }

  /// Whether each symbol was basic before a journal's changes.
  func basis(before journal: Journal) -> [Bool] {
    var basis = basis
    for pivot in journal.pivots.reversed() {
      basis[Int(pivot.entering)] = false
      basis[Int(pivot.leaving)] = true
    }
    return basis
  }

  /// The value of each symbol before a journal's changes.
  func values(before journal: Journal) -> [Double] {
    var values = symbols.indices.map { value(of: Int32($0)) }
    for (symbol, value) in journal.values.reversed() { values[Int(symbol)] = value }
    return values
  }

  /// Sets all basic symbols to the values that they have except for rounding.
  mutating func restore(_ values: [Double]) {
    for (symbol, value) in zip(symbols, values) where symbol.row != .none {
      rows[symbol.row].constant = value
    }
  }
}

/// Remembering what was done, so that what is refused leaves no trace.
extension Tableau {
  /// What was done to a tableau, the oldest first.
  struct Journal {
    /// The symbols that changed places.
    var pivots: [(entering: Int32, leaving: Int32)] = []
    /// The values of basic symbols before each change: they come back to the last bit.
    var values: [(symbol: Int32, value: Double)] = []
  }

  /// From here on, changes of the basis and of values are remembered.
  mutating func mark() { journal = Journal() }

  /// Forgets what was done since the mark, and gives it.
  @discardableResult
  mutating func unmark() -> Journal {
    defer { journal = nil }
    return journal ?? Journal()
  }

  /// Whether each symbol is basic.
  var basis: [Bool] { symbols.map { $0.row != .none } }

  /// Whether each symbol was basic before what was done.
  func basis(before journal: Journal) -> [Bool] {
    var basis = basis
    for pivot in journal.pivots.reversed() {
      basis[Int(pivot.entering)] = false
      basis[Int(pivot.leaving)] = true
    }
    return basis
  }

  /// The value of each symbol that was basic before what was done.
  func values(before journal: Journal) -> [Double] {
    var values = symbols.indices.map { value(of: Int32($0)) }
    for (symbol, value) in journal.values.reversed() { values[Int(symbol)] = value }
    return values
  }

  /// Gives all basic symbols the values that they have but for rounding.
  mutating func restore(_ values: [Double]) {
    for (symbol, value) in zip(symbols, values) where symbol.row != .none {
      rows[symbol.row].constant = value
    }
  }
}

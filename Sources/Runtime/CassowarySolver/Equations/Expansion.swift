/// A sum of symbols in which free symbols are replaced by their definitions, those of the highest level
/// first; so each is replaced once, and none of which the parts cancel.
struct Expansion {
  struct Part {
    var factor = 0.0
    /// The symbol whose definition has brought this one, or none.
    var source = Int32.none
    /// Whether it was brought in several ways.
    var isShared = false
    var isPresent = false
  }

  /// The symbols of the sum, in the order in which they came, with some whose parts cancel.
  private(set) var symbols: [Int32] = []
  /// Whether parts of a symbol cancelled, or were too small to count.
  private(set) var hasCancelled = false
  private var parts: [Part] = []
  /// The symbols to be replaced, as a heap with the highest level on top.
  private var waiting: [(level: Int32, symbol: Int32)] = []

  mutating func makeSymbol() { parts.append(Part()) }

  subscript(symbol: Int32) -> Part { parts[symbol] }

  mutating func removeAll() {
    for symbol in symbols { parts[symbol] = Part() }
    symbols.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    hasCancelled = false
  }

  /// Adds a multiple of a symbol; true if the sum did not have it before.
  mutating func add(_ factor: Double, of symbol: Int32, from source: Int32) -> Bool {
    guard abs(factor) > negligible else {
      hasCancelled = true
      return false
    }
    let isShared = source != .none && parts[source].isShared
    guard parts[symbol].isPresent else {
      parts[symbol] = Part(factor: factor, source: source, isShared: isShared, isPresent: true)
      symbols.append(symbol)
      return true
    }
    parts[symbol].factor = sumOrZero(parts[symbol].factor, factor, tolerance: 1e-13)
    parts[symbol].isShared = true
    if parts[symbol].factor == 0 { hasCancelled = true }
    return false
  }

  /// Takes a symbol that is being replaced out of the sum, and returns its factor.
  mutating func take(_ symbol: Int32) -> Double {
    defer { parts[symbol].factor = 0 }
    return parts[symbol].factor
  }
}

extension Expansion {
  /// Notes a symbol to be replaced.
  ///
  /// - Complexity: O(log n) for n symbols that wait; in a chain of views one or two do.
  mutating func wait(_ symbol: Int32, level: Int32) {
    waiting.append((level, symbol))
    var index = waiting.count - 1
    while index > 0, waiting[(index - 1) / 2] < waiting[index] {
      waiting.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// The waiting symbol of the highest level, which then waits no more.
  mutating func next() -> Int32? {
    guard let last = waiting.popLast() else { return nil }
    guard let top = waiting.first else { return last.symbol }
    waiting[0] = last
    var index = 0
    while let child = [2 * index + 1, 2 * index + 2].filter(waiting.indices.contains)
      .max(by: { waiting[$0] < waiting[$1] }), waiting[index] < waiting[child]
    {
      waiting.swapAt(index, child)
      index = child
    }
    return top.symbol
  }
}

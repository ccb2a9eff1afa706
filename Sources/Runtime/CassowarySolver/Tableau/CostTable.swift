/// The cost of one unit of each column, at each level of priority.
///
/// This is the objective function with a row for each level. Every column has a sparse list of its
/// own entries, the highest level first. So levels need not be counted, and the sign of a column's
/// cost is that of its first entry.
///
/// Source: the symbolic weights of the paper's section 2, as sparse vectors.
struct CostTable {
  private struct Entry {
    var value: Double
    var priority: Priority
    var next: Int32
  }

  private var entries: [Entry] = []
  private var heads: [Int32] = []
  private var firstFree = Int32.none

  /// Smaller costs are rounding errors, which at a high level would outweigh all lower ones.
  private static let least = 1e-8

  mutating func makeColumn(_ column: Int32) {
    if column == heads.count { heads.append(.none) }
  }

  func isZero(_ column: Int32) -> Bool { heads[column] == .none }

  /// Whether increasing a column reduces the sum of errors at the highest level that it changes.
  func isNegative(_ column: Int32) -> Bool {
    heads[column] != .none && entries[heads[column]].value < 0
  }

  mutating func add(_ value: Double, at priority: Priority, to column: Int32) {
    _ = add(value, at: priority, to: column, after: .none)
  }

  /// Adds a multiple of one column's costs to another's.
  ///
  /// - Complexity: O(levels of both).
  mutating func add(_ factor: Double, timesColumn source: Int32, to target: Int32) {
    var previous = Int32.none
    var entry = heads[source]
    while entry != .none {
      previous = add(
        factor * entries[entry].value, at: entries[entry].priority, to: target, after: previous)
      entry = entries[entry].next
    }
  }

  /// Adds a value at a level, searching after an entry; returns the last entry that is not below
  /// the level.
  private mutating func add(
    _ value: Double, at priority: Priority, to column: Int32, after start: Int32
  ) -> Int32 {
    var previous = start
    var entry = next(after: previous, in: column)
    while entry != .none, entries[entry].priority > priority {
      previous = entry
      entry = entries[entry].next
    }
    guard entry != .none, entries[entry].priority == priority else {
      guard abs(value) > Self.least else { return previous }
      return insert(
        Entry(value: value, priority: priority, next: entry), after: previous, in: column)
    }
    let sum = sumOrZero(entries[entry].value, value)
    guard abs(sum) <= Self.least else {
      entries[entry].value = sum
      return entry
    }
    setNext(entries[entry].next, after: previous, in: column)
    free(entry)
    return previous
  }

  /// Removes the cost of a column at the highest level that it has, unless this is below all
  /// priorities.
  ///
  /// - Returns: Whether there was such a cost.
  mutating func removeHighest(of column: Int32) -> Bool {
    let entry = heads[column]
    guard entry != .none, entries[entry].priority > .belowAll else { return false }
    heads[column] = entries[entry].next
    free(entry)
    return true
  }

  mutating func removeAll(of column: Int32) {
    while heads[column] != .none {
      let entry = heads[column]
      heads[column] = entries[entry].next
      free(entry)
    }
  }

  /// Removes a level from all columns.
  ///
  /// - Complexity: O(entries of all columns).
  mutating func removeAll(at priority: Priority) {
    for column in heads.indices {
      var (previous, entry) = (Int32.none, heads[column])
      while entry != .none {
        let next = entries[entry].next
        if entries[entry].priority == priority {
          setNext(next, after: previous, in: Int32(column))
          free(entry)
        } else {
          previous = entry
        }
        entry = next
      }
    }
  }

  private func next(after previous: Int32, in column: Int32) -> Int32 {
    previous == .none ? heads[column] : entries[previous].next
  }

  private mutating func setNext(_ next: Int32, after previous: Int32, in column: Int32) {
    if previous == .none {
      heads[column] = next
    } else {
      entries[previous].next = next
    }
  }

  private mutating func insert(_ entry: Entry, after previous: Int32, in column: Int32) -> Int32 {
    var new = firstFree
    if new == .none {
      new = Int32(entries.count)
      entries.append(entry)
    } else {
      firstFree = entries[new].next
      entries[new] = entry
    }
    setNext(new, after: previous, in: column)
    return new
  }

  private mutating func free(_ entry: Int32) {
    entries[entry].next = firstFree
    firstFree = entry
  }
}

extension CostTable {
  /// Whether one column's costs, divided by a number, are less than another's, divided by theirs.
  ///
  /// Quotients that differ by rounding only are equal. Both divisors are positive.
  func isLess(_ left: Int32, per leftDivisor: Double, _ right: Int32, per rightDivisor: Double)
    -> Bool
  {
    var (leftEntry, rightEntry) = (heads[left], heads[right])
    while leftEntry != .none || rightEntry != .none {
      let level = max(priority(leftEntry), priority(rightEntry))
      let leftValue = take(&leftEntry, at: level) / leftDivisor
      let rightValue = take(&rightEntry, at: level) / rightDivisor
      if sumOrZero(leftValue, -rightValue, tolerance: 1e-9) != 0 { return leftValue < rightValue }
    }
    return false
  }

  private func priority(_ entry: Int32) -> Priority {
    entry == .none ? .belowAll : entries[entry].priority
  }

  /// The value of an entry at a level, and the step to the next one, or zero if it is at a lower one.
  private func take(_ entry: inout Int32, at level: Priority) -> Double {
    guard entry != .none, entries[entry].priority == level else { return 0 }
    defer { entry = entries[entry].next }
    return entries[entry].value
  }
}

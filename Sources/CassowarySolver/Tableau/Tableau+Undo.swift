/// Taking back what was done, so that what is refused leaves no trace.
extension Tableau {
  /// What was done to a tableau, the oldest first.
  struct Journal {
    /// The row of each pivot, and the symbol that was basic there.
    var pivots: [(row: Int32, leaving: Int32)] = []
    /// The values of basic symbols before each change: they come back to the last bit.
    var constants: [(row: Int32, value: Double)] = []
  }

  /// From here on, changes of the basis and of values can be taken back.
  mutating func mark() { journal = Journal() }

  /// Keeps what was done since the mark.
  mutating func keep() { journal = nil }

  /// Goes back to the basis and the values at the mark, in as many steps as were made since.
  mutating func undo() {
    guard let journal else { return }
    self.journal = nil
    for pivot in journal.pivots.reversed() {
      self.pivot(pivot.row, entering: pivot.leaving)
    }
    for (row, value) in journal.constants.reversed() { rows[row].constant = value }
    infeasible = []
    improvable = []
  }
}

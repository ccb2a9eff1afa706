/// A square system of linear equations, solved by elimination with row pivoting.
struct LinearSystem {
  private let size: Int
  /// Row by row, each with its constant as the last column.
  private var entries: [Double]

  init(size: Int) {
    self.size = size
    entries = [Double](repeating: 0, count: size * (size + 1))
  }

  mutating func add(_ value: Double, toCoefficient column: Int, inRow row: Int) {
    entries[row * (size + 1) + column] += value
  }

  mutating func add(_ value: Double, toConstantOfRow row: Int) {
    entries[row * (size + 1) + size] += value
  }

  /// The values that satisfy all equations; infinite or not a number if there are none.
  ///
  /// - Complexity: O(size³).
  func solution() -> [Double] {
    var work = self
    for column in 0..<size {
      work.pivot(column)
      for row in (column + 1)..<max(size, column + 1) {
        work.eliminate(column, inRow: row)
      }
    }
    return work.substituteBack()
  }

  private subscript(row: Int, column: Int) -> Double {
    get { entries[row * (size + 1) + column] }
    set { entries[row * (size + 1) + column] = newValue }
  }

  private mutating func pivot(_ column: Int) {
    guard
      let best = (column..<size).max(by: { abs(self[$0, column]) < abs(self[$1, column]) }),
      best != column
    else { return }
    for index in column...size {
      let value = self[column, index]
      self[column, index] = self[best, index]
      self[best, index] = value
    }
  }

  private mutating func eliminate(_ column: Int, inRow row: Int) {
    let factor = self[row, column] / self[column, column]
    guard factor != 0 else { return }
    for index in column...size { self[row, index] -= factor * self[column, index] }
  }

  private func substituteBack() -> [Double] {
    var values = [Double](repeating: 0, count: size)
    for row in stride(from: size - 1, through: 0, by: -1) {
      var rest = self[row, size]
      for column in (row + 1)..<max(size, row + 1) { rest -= self[row, column] * values[column] }
      values[row] = rest / self[row, row]
    }
    return values
  }
}

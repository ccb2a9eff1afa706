import CassowarySolver
import ConcentrationTestSupport

/// Solves a small system from scratch with exact fractions, as the reference of the tests.
///
/// It shares nothing with the library: a dense tableau in standard form (free variables as differences
/// of two), an artificial variable for each row, and the levels one after the other. After each, the
/// columns with a positive reduced cost are barred, which leaves exactly the solutions that are best
/// so far.
struct ReferenceSolver {
  private var rows: [[Fraction]] = []
  private var basis: [Int] = []
  private var isBarred: [Bool]
  private let positive: [Int]
  private let negative: [Int?]
  /// The columns of errors by their priority.
  private var errors: [Priority: [Int]] = [:]
  /// The least sum of errors at each level, the highest first.
  private(set) var violations: [Fraction] = []

  /// Solves a system; nil if its required constraints cannot hold together.
  init?(_ system: IntegerSystem) {
    var width = 0
    func column() -> Int {
      defer { width += 1 }
      return width
    }
    positive = system.isNonNegative.map { _ in column() }
    negative = system.isNonNegative.map { $0 ? nil : column() }
    var sparse: [[(Int, Int)]] = []
    for constraint in system.constraints {
      var cells: [(Int, Int)] = []
      for (index, factor) in constraint.factors.enumerated() {
        cells.append((positive[index], factor))
        if let column = negative[index] { cells.append((column, -factor)) }
      }
      let sign = constraint.relation == .lessThanOrEqual ? 1 : -1
      if constraint.relation != .equal { cells.append((column(), sign)) }
      if !constraint.priority.isRequired {
        let columns = constraint.relation == .equal ? [column(), column()] : [column()]
        errors[constraint.priority, default: []] += columns
        cells.append((columns[0], -sign))
        if columns.count == 2 { cells.append((columns[1], sign)) }
      }
      sparse.append(cells)
    }
    let artificial = sparse.map { _ in column() }
    isBarred = Array(repeating: false, count: width)
    for (index, cells) in sparse.enumerated() {
      let constant = system.constraints[index].constant
      var row = Array(repeating: Fraction(0), count: width + 1)
      for (column, value) in cells { row[column] = row[column] + Fraction(value) }
      row[width] = Fraction(constant)
      if constant < 0 { row = row.map { Fraction(0) - $0 } }
      row[artificial[index]] = 1
      rows.append(row)
    }
    basis = artificial
    guard minimize(sumOf: artificial.map { ($0, 1) }) == 0 else { return nil }
    for level in errors.keys.sorted(by: >) {
      guard let least = minimize(sumOf: errors[level, default: []].map { ($0, 1) }) else {
        return nil
      }
      violations.append(least)
    }
  }

  /// The least and the greatest value that a variable has in best solutions, nil without limit.
  func range(of variable: Int) -> (least: Fraction?, greatest: Fraction?) {
    let columns = [(positive[variable], 1)] + (negative[variable].map { [($0, -1)] } ?? [])
    var (low, high) = (self, self)
    let least = low.minimize(sumOf: columns)
    let greatest = high.minimize(sumOf: columns.map { ($0.0, -$0.1) })
    return (least, greatest.map { 0 - $0 })
  }

  /// Minimizes and keeps only the best solutions; nil if there is no minimum.
  private mutating func minimize(sumOf columns: [(column: Int, cost: Int)]) -> Fraction? {
    var costs = Array(repeating: Fraction(0), count: isBarred.count + 1)
    for (column, cost) in columns { costs[column] = Fraction(cost) }
    for (row, basic) in zip(rows, basis) where costs[basic] != 0 {
      subtract(row, times: costs[basic], from: &costs)
    }
    while let entering = isBarred.indices.first(where: { !isBarred[$0] && costs[$0] < 0 }) {
      guard let leaving = leavingRow(for: entering) else { return nil }
      pivot(leaving, entering, &costs)
    }
    for column in isBarred.indices where costs[column] > 0 { isBarred[column] = true }
    return 0 - (costs.last ?? 0)
  }

  private func leavingRow(for column: Int) -> Int? {
    rows.indices.filter { rows[$0][column] > 0 }.min { first, second in
      let limits = [first, second].map { (rows[$0].last ?? 0) / rows[$0][column] }
      return limits[0] == limits[1] ? basis[first] < basis[second] : limits[0] < limits[1]
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ costs: inout [Fraction]) {
    let divisor = rows[row][column]
    rows[row] = rows[row].map { $0.numerator == 0 ? $0 : $0 / divisor }
    for other in rows.indices where other != row && rows[other][column] != 0 {
      subtract(rows[row], times: rows[other][column], from: &rows[other])
    }
    subtract(rows[row], times: costs[column], from: &costs)
    basis[row] = column
  }

  private func subtract(_ row: [Fraction], times factor: Fraction, from target: inout [Fraction]) {
    for index in row.indices where row[index].numerator != 0 {
      target[index] = target[index] - factor * row[index]
    }
  }
}

extension Fraction {
  var double: Double { Double(numerator) / Double(denominator) }
}

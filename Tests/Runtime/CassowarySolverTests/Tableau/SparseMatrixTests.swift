import ConcentrationTestSupport
import Testing

@testable import CassowarySolver

@Suite struct SparseMatrixTests {
  private let size = 8

  private func matrix() -> SparseMatrix {
    var matrix = SparseMatrix()
    for index in 0..<Int32(size) {
      matrix.makeRow(index)
      matrix.makeColumn(index)
    }
    return matrix
  }

  @Test(arguments: Seeds.some)
  func `it does what a dense matrix does`(seed: UInt64) {
    var generator = TestGenerator(seed: seed)
    var (matrix, dense) = (
      matrix(), Array(repeating: Array(repeating: 0.0, count: size), count: size)
    )
    for _ in 0..<200 {
      let (row, column) = (generator.below(size), generator.below(size))
      let value = Double(generator.below(7) - 3)
      switch generator.below(5) {
      case 0:
        matrix.startAdding(toRow: Int32(row))
        if value != 0 { matrix.add(value, column: Int32(column), toStarted: Int32(row)) }
        matrix.finishAdding(toRow: Int32(row))
        dense[row][column] += value
      case 1 where row != column && value != 0:
        matrix.startAdding(toRow: Int32(row))
        matrix.add(value, timesRow: Int32(column), toStarted: Int32(row))
        matrix.finishAdding(toRow: Int32(row))
        for index in 0..<size { dense[row][index] += value * dense[column][index] }
      case 2 where dense[row].contains { abs($0) > 100 }:
        matrix.removeRow(Int32(row))
        dense[row] = Array(repeating: 0, count: size)
      case 3 where generator.below(5) == 0:
        matrix.removeColumn(Int32(column))
        for index in 0..<size { dense[index][column] = 0 }
      case 4 where dense[row][column] == 0:
        matrix.substitute(Int32(row), forColumn: Int32(column))
        for index in 0..<size {
          let factor = dense[index][column]
          dense[index][column] = 0
          for other in 0..<size { dense[index][other] += factor * dense[row][other] }
        }
      default:
        matrix.scale(Int32(row), by: -1)
        dense[row] = dense[row].map { -$0 }
      }
    }
    expect(matrix, toBe: dense)
  }

  /// Compares cell by cell, along rows and along columns.
  private func expect(_ matrix: SparseMatrix, toBe dense: [[Double]]) {
    for row in 0..<size {
      let columns = matrix.columns(ofRow: Int32(row)).map(Int.init)
      #expect(columns.sorted() == (0..<size).filter { dense[row][$0] != 0 })
      for column in columns {
        let cell = matrix.cell(row: Int32(row), column: Int32(column))
        #expect(cell.map { matrix.cells[$0].value } == dense[row][column])
      }
    }
    for column in 0..<size {
      let rows = matrix.cells(ofColumn: Int32(column)).map { Int(matrix.cells[$0].row) }
      #expect(rows.sorted() == (0..<size).filter { dense[$0][column] != 0 })
      #expect(Int(matrix.columns[column].length) == rows.count)
    }
  }

  @Test func `removed cells are used again`() {
    var matrix = matrix()
    for _ in 0..<100 {
      let cell = matrix.insert(1, row: 2, column: 3)
      matrix.remove(cell)
    }
    #expect(matrix.cells.count == 1)
  }

  @Test func `what cancels up to rounding is gone`() {
    var matrix = matrix()
    matrix.startAdding(toRow: 0)
    for value in [0.1, 0.2, -0.3] { matrix.add(value, column: 1, toStarted: 0) }
    matrix.finishAdding(toRow: 0)
    #expect(matrix.columns(ofRow: 0).isEmpty)
  }
}

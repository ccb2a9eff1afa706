/// A sparse matrix whose nonzero cells are linked along their rows and along their columns.
///
/// All cells are in one array, in which removed ones are reused. Adding, finding the next of a row
/// or column, and removing a cell take constant time.
///
/// Source: D. E. Knuth, The Art of Computer Programming, volume 1, section 2.2.6 (orthogonal lists).
struct SparseMatrix {
  struct Cell {
    var value: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// A row or a column.
  struct Line {
    var first = Int32.none
    var length: Int32 = 0
    /// The cell in which this line crosses the one that is being added to; otherwise none.
    var crossing = Int32.none
  }

  var cells: [Cell] = []
  var rows: [Line] = []
  var columns: [Line] = []
  /// The first of the cells not in use, linked by `nextInRow`.
  private var firstFree = Int32.none
  /// How many cells were made, and how many numbers were added to one.
  var stepCount = 0

  mutating func makeRow(_ row: Int32) {
    if row == rows.count { rows.append(Line()) }
  }

  mutating func makeColumn(_ column: Int32) {
    if column == columns.count { columns.append(Line()) }
  }

  /// Adds a cell at a place where there is none.
  @discardableResult
  mutating func insert(_ value: Double, row: Int32, column: Int32) -> Int32 {
    stepCount += 1
    let (nextInRow, nextInColumn) = (rows[row].first, columns[column].first)
    let new = allocate(
      Cell(
        value: value, row: row, column: column, nextInRow: nextInRow, previousInRow: .none,
        nextInColumn: nextInColumn, previousInColumn: .none))
    if nextInRow != .none { cells[nextInRow].previousInRow = new }
    if nextInColumn != .none { cells[nextInColumn].previousInColumn = new }
    rows[row].first = new
    rows[row].length += 1
    columns[column].first = new
    columns[column].length += 1
    return new
  }

  private mutating func allocate(_ cell: Cell) -> Int32 {
    guard firstFree != .none else {
      cells.append(cell)
      return Int32(cells.count - 1)
    }
    let new = firstFree
    firstFree = cells[new].nextInRow
    cells[new] = cell
    return new
  }

  mutating func remove(_ index: Int32) {
    let cell = cells[index]
    if cell.previousInRow == .none {
      rows[cell.row].first = cell.nextInRow
    } else {
      cells[cell.previousInRow].nextInRow = cell.nextInRow
    }
    if cell.nextInRow != .none { cells[cell.nextInRow].previousInRow = cell.previousInRow }
    rows[cell.row].length -= 1
    unlinkFromColumn(cell)
    cells[index].nextInRow = firstFree
    firstFree = index
  }

  private mutating func unlinkFromColumn(_ cell: Cell) {
    if cell.previousInColumn == .none {
      columns[cell.column].first = cell.nextInColumn
    } else {
      cells[cell.previousInColumn].nextInColumn = cell.nextInColumn
    }
    if cell.nextInColumn != .none {
      cells[cell.nextInColumn].previousInColumn = cell.previousInColumn
    }
    columns[cell.column].length -= 1
  }

  mutating func removeRow(_ row: Int32) {
    while rows[row].first != .none { remove(rows[row].first) }
  }

  mutating func removeColumn(_ column: Int32) {
    while columns[column].first != .none { remove(columns[column].first) }
  }

  /// Moves a cell to an empty column, with another value, at the same place of its row.
  mutating func move(_ index: Int32, toEmptyColumn column: Int32, value: Double) {
    unlinkFromColumn(cells[index])
    cells[index].column = column
    cells[index].value = value
    cells[index].nextInColumn = .none
    cells[index].previousInColumn = .none
    columns[column] = Line(first: index, length: 1)
  }

  /// The cell at a place, or nil if it is zero.
  ///
  /// - Complexity: O(length of the row).
  func cell(row: Int32, column: Int32) -> Int32? {
    var cell = rows[row].first
    while cell != .none, cells[cell].column != column { cell = cells[cell].nextInRow }
    return cell == .none ? nil : cell
  }

  /// The columns in which a row has a cell.
  func columns(ofRow row: Int32) -> [Int32] {
    var found: [Int32] = []
    var cell = rows[row].first
    while cell != .none {
      found.append(cells[cell].column)
      cell = cells[cell].nextInRow
    }
    return found
  }

  /// The cells of a column.
  func cells(ofColumn column: Int32) -> [Int32] {
    var found: [Int32] = []
    var cell = columns[column].first
    while cell != .none {
      found.append(cell)
      cell = cells[cell].nextInColumn
    }
    return found
  }
}

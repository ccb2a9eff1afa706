/// A grid of cells, drawn in memory and turned into bytes only afterwards.
///
/// Whatever is drawn is clipped, first to the region given and then to the canvas. A wide glyph
/// takes two cells; where an edge or a later drawing cuts it, the half left over is a blank, so a
/// row never takes more columns than the canvas has.
public struct Canvas: Hashable, Sendable {
  /// Extent in terminal columns and rows, zero or more.
  public let width, height: Int

  /// Row by row from the top left.
  var cells: [Cell]

  /// An empty canvas; a negative extent counts as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// All its cells.
  public var region: Region { Region(column: 0, row: 0, width: width, height: height) }

  /// The cell at a place; a blank for a place outside.
  public subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * width + column] : .blank
  }

  /// Whether the place is on the canvas.
  public func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < width && row >= 0 && row < height
  }

  /// Makes every cell blank and keeps the storage.
  public mutating func clear() {
    for index in cells.indices { cells[index] = .blank }
  }

  /// Puts a cell into the grid whatever it cuts: the halves left over become blanks.
  ///
  /// A blank whose style cannot be seen is stored as the plain blank, so equal looks compare equal.
  mutating func store(_ cell: Cell, column: Int, row: Int) {
    cells.withUnsafeMutableBufferPointer { cells in
      Self.store(cell, into: cells, at: row * width + column)
    }
  }

  /// The same for the place of a cell in the storage.
  @inline(__always)
  static func store(_ cell: Cell, into cells: UnsafeMutableBufferPointer<Cell>, at index: Int) {
    if cells[index].width != 1 { splitWideGlyph(in: cells, at: index) }
    cells[index] = cell.isBlank && cell.style.isInvisibleWhenBlank ? .blank : cell
  }

  private static func splitWideGlyph(in cells: UnsafeMutableBufferPointer<Cell>, at index: Int) {
    let other = cells[index].isContinuation ? index - 1 : index + 1
    let style = cells[other].style
    cells[other] = style.isInvisibleWhenBlank ? .blank : Cell(blankOf: style)
  }
}

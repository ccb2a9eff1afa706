/// Turns canvases into the bytes that make a terminal show them.
///
/// The bytes gather in one buffer that is kept from frame to frame. Each encoded canvas leaves the
/// terminal with its plain style, so whatever is written next looks as it should. After a wide
/// glyph the next cell is addressed by absolute column: a terminal that disagrees about a width
/// shifts nothing but that glyph.
public struct ANSIEncoder: Sendable {
  /// How much of a style is written.
  public var colorDepth: ColorDepth

  /// Whether everything is drawn with ASCII fallbacks.
  public var ascii: Bool

  /// What was encoded since `removeAll()`.
  public internal(set) var bytes: [UInt8] = []

  var currentStyle = Style.plain

  /// Whether the cursor may be addressed; false while lines are encoded.
  var isAddressing = true

  /// An encoder with an empty buffer.
  public init(colorDepth: ColorDepth = .sixteen, ascii: Bool = false) {
    self.colorDepth = colorDepth
    self.ascii = ascii
  }

  /// Empties the buffer and keeps its storage.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// What was encoded, as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds what turns a screen that shows the old canvas into one that shows the new canvas.
  ///
  /// Adds nothing if they are equal. The cursor is left anywhere.
  ///
  /// - Parameters:
  ///   - old: what the terminal shows; of another size, every row is drawn whole.
  ///   - new: as wide as the terminal.
  /// - Complexity: O(n) in the number of cells; bytes only for those that changed.
  public mutating func encodeChanges(from old: Canvas, to new: Canvas) {
    var end = (row: -1, column: 0)
    CanvasDiff.forEachRun(from: old, to: new) { row, columns in
      // Erasing the end of a row has drawn all that follows in it.
      guard row != end.row || end.column < new.width else { return }
      if row == end.row {
        skip(end.column..<columns.lowerBound, row: row, of: new)
      } else {
        moveCursor(column: columns.lowerBound, row: row)
      }
      let erased = encodeRun(row: row, columns: columns, of: new)
      end = (row, erased ? new.width : columns.upperBound)
    }
    setStyle(.plain)
  }

  /// Moves over unchanged cells, or writes them again where that is not longer.
  private mutating func skip(_ columns: Range<Int>, row: Int, of canvas: Canvas) {
    let cells = canvas.cells[
      (row * canvas.width + columns.lowerBound)..<(row * canvas.width + columns.upperBound)]
    let isShort = columns.count <= Self.shortestAddress
    if isShort, cells.allSatisfy({ $0.isASCII && isCurrent(shownStyle(of: $0)) }) {
      encodeCells(columns: columns, row: row, of: canvas)
    } else {
      moveCursor(toColumn: columns.upperBound)
    }
  }

  /// The bytes of an address in a row, from column 10 on one more.
  private static let shortestAddress = 4

  /// Adds every row of a canvas, overwriting line by line whatever the terminal shows.
  ///
  /// No screen is cleared: some terminals push what is cleared into their history, and with it
  /// the cards that were seen.
  public mutating func encodeWhole(_ canvas: Canvas) {
    encode(canvas, rows: 0..<canvas.height)
  }

  /// Adds some rows of a canvas, overwriting whatever the terminal shows there.
  ///
  /// - Parameters:
  ///   - canvas: as wide as the terminal.
  ///   - rows: zero-based; those outside the canvas are left out.
  public mutating func encode(_ canvas: Canvas, rows: Range<Int>) {
    for row in rows.clamped(to: 0..<canvas.height) where canvas.width > 0 {
      moveCursor(column: 0, row: row)
      encodeRun(row: row, columns: 0..<canvas.width, of: canvas)
    }
    setStyle(.plain)
  }

  /// Adds line feeds, which scroll the terminal once the cursor is in its last row.
  public mutating func encodeLineFeeds(_ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Adds the rows of a canvas as lines that end in LF, without trailing blanks or addressing.
  ///
  /// Without colour depth there is no escape sequence at all.
  public mutating func encodeLines(_ canvas: Canvas) {
    isAddressing = false
    defer { isAddressing = true }
    for row in 0..<canvas.height {
      encodeCells(columns: 0..<visibleColumns(ofRow: row, in: canvas), row: row, of: canvas)
      setStyle(.plain)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Adds a control sequence.
  public mutating func encode(_ control: ControlSequence) {
    append(control.text)
    if control == .resetStyle { currentStyle = .plain }
  }

  /// Adds the movement of the cursor to a cell.
  ///
  /// - Parameters:
  ///   - column: zero-based.
  ///   - row: zero-based.
  public mutating func moveCursor(column: Int, row: Int) {
    append("\u{1B}[")
    append(decimal: row + 1)
    bytes.append(UInt8(ascii: ";"))
    append(decimal: column + 1)
    bytes.append(UInt8(ascii: "H"))
  }

  /// Moves the cursor to another column of its row.
  mutating func moveCursor(toColumn column: Int) {
    append("\u{1B}[")
    append(decimal: column + 1)
    bytes.append(UInt8(ascii: "G"))
  }

  /// Adds cells on whose first one the cursor stands.
  ///
  /// - Returns: Whether the rest of the row was erased.
  @discardableResult
  private mutating func encodeRun(row: Int, columns: Range<Int>, of canvas: Canvas) -> Bool {
    let visible = visibleColumns(ofRow: row, in: canvas)
    guard columns.upperBound > visible else {
      encodeCells(columns: columns, row: row, of: canvas)
      return false
    }
    let shown = columns.lowerBound..<max(columns.lowerBound, visible)
    encodeCells(columns: shown, row: row, of: canvas)
    setStyle(.plain)
    encode(.eraseToEndOfLine)
    return true
  }

  private func visibleColumns(ofRow row: Int, in canvas: Canvas) -> Int {
    let start = row * canvas.width
    var column = canvas.width
    while column > 0, isErased(canvas.cells[start + column - 1]) { column -= 1 }
    return column
  }

  private func isErased(_ cell: Cell) -> Bool {
    cell.isBlank && (colorDepth == .none || cell.style.isInvisibleWhenBlank)
  }
}

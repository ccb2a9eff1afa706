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
    CanvasDiff.forEachRun(from: old, to: new) { row, columns in
      encodeRun(row: row, columns: columns, of: new)
    }
    setStyle(.plain)
  }

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

  private mutating func encodeRun(row: Int, columns: Range<Int>, of canvas: Canvas) {
    moveCursor(column: columns.lowerBound, row: row)
    let visible = visibleColumns(ofRow: row, in: canvas)
    guard columns.upperBound > visible else {
      encodeCells(columns: columns, row: row, of: canvas)
      return
    }
    let shown = columns.lowerBound..<max(columns.lowerBound, visible)
    encodeCells(columns: shown, row: row, of: canvas)
    setStyle(.plain)
    encode(.eraseToEndOfLine)
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

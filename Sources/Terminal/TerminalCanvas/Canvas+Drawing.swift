extension Canvas {
  /// Draws one line of text and returns the column after it, also where it was clipped.
  ///
  /// Control characters show as pictures, characters of no width are left out. A style without a
  /// background keeps the one that lies below.
  ///
  /// - Parameters:
  ///   - text: one line; a line break in it shows as a picture.
  ///   - column: zero-based, may lie outside.
  ///   - row: zero-based, may lie outside.
  ///   - style: the look of each cell.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  /// - Returns: the column after the text, as if nothing had been clipped.
  /// - Complexity: O(n) in the text's length.
  @discardableResult
  @_specialize(where Text == String)
  @_specialize(where Text == Substring)
  public mutating func draw<Text: StringProtocol>(
    _ text: Text, column: Int, row: Int, style: Style = .plain,
    in clip: Region? = nil
  ) -> Int {
    let area = clip.map(region.intersection) ?? region
    guard area.rows.contains(row) else { return column + DisplayWidth.of(text) }
    if let end = drawSimple(text, column: column, row: row, style: style, in: area) { return end }
    var column = column
    for character in text {
      guard let cell = Cell(character, style: style) else { continue }
      place(cell, column: column, row: row, in: area)
      column += cell.width
    }
    return column
  }

  /// Fills a rectangle with one character, its background replaced also by none.
  ///
  /// - Parameters:
  ///   - rectangle: what to fill; clipped.
  ///   - character: repeated in each cell; a wide one leaves a blank in a last odd column.
  ///   - style: the look of each cell.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  public mutating func fill(
    _ rectangle: Region, with character: Character = " ", style: Style = .plain,
    in clip: Region? = nil
  ) {
    let area = clip.map(region.intersection) ?? region
    let target = rectangle.intersection(area)
    guard !target.isEmpty, let cell = Cell(character, style: style) else { return }
    for row in target.rows {
      for column in stride(from: target.column, to: target.columns.upperBound, by: cell.width) {
        place(cell, column: column, row: row, in: target, keepsBackground: false)
      }
    }
  }

  /// Draws a border along the inner edge of a rectangle; the cells inside stay.
  ///
  /// - Parameters:
  ///   - rectangle: at least 1x1; one row or column gives a line.
  ///   - style: the look of the border.
  ///   - corners: which corners are round.
  ///   - sparesGlyphs: whether only blank cells change, and a row with a glyph has the sides alone.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  public mutating func strokeFrame(
    _ rectangle: Region, style: Style = .plain, rounding corners: FrameCorners = [],
    sparesGlyphs: Bool = false, in clip: Region? = nil
  ) {
    guard !rectangle.isEmpty else { return }
    let area = clip.map(region.intersection) ?? region
    let (left, right) = (rectangle.column, rectangle.columns.upperBound - 1)
    let (top, bottom) = (rectangle.row, rectangle.rows.upperBound - 1)
    for row in rectangle.rows where area.rows.contains(row) {
      let isFree = !sparesGlyphs || !holdsGlyph(row, between: left, and: right)
      let isEdge = (row == top || row == bottom) && isFree
      let step = isEdge ? 1 : max(1, right - left)
      for column in stride(from: left, through: right, by: step) {
        let glyph = BoxDrawing.glyph(
          up: (row > top || !isFree) && (column == left || column == right),
          down: (row < bottom || !isFree) && (column == left || column == right),
          left: column > left && isEdge, right: column < right && isEdge, rounding: corners)
        if let cell = Cell(glyph, style: style), !sparesGlyphs || self[column, row].isEmpty {
          place(cell, column: column, row: row, in: area)
        }
      }
    }
  }

  /// Whether a row shows a glyph between two columns.
  private func holdsGlyph(_ row: Int, between left: Int, and right: Int) -> Bool {
    region.columns.clamped(to: left..<(right + 1)).contains { !self[$0, row].isEmpty }
  }

  /// Copies another canvas onto this one, styles and all.
  ///
  /// - Parameters:
  ///   - other: what to copy.
  ///   - column: where its first column goes, possibly outside.
  ///   - row: where its first row goes, possibly outside.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  public mutating func draw(_ other: Canvas, column: Int, row: Int, in clip: Region? = nil) {
    for otherRow in 0..<other.height {
      draw(row: otherRow, of: other, column: column, row: row + otherRow, in: clip)
    }
  }

  /// Copies one row of another canvas onto this one, styles and all.
  ///
  /// - Parameters:
  ///   - otherRow: which row; outside the other canvas copies nothing.
  ///   - other: what to copy from.
  ///   - column: where its first column goes, possibly outside.
  ///   - row: the row it goes to, possibly outside.
  ///   - clip: the only cells that may change; nil is the whole canvas.
  public mutating func draw(
    row otherRow: Int, of other: Canvas, column: Int, row: Int, in clip: Region? = nil
  ) {
    guard otherRow >= 0, otherRow < other.height else { return }
    let area = clip.map(region.intersection) ?? region
    for otherColumn in 0..<other.width {
      let cell = other.cells[otherRow * other.width + otherColumn]
      guard !cell.isContinuation else { continue }
      place(cell, column: column + otherColumn, row: row, in: area, keepsBackground: false)
    }
  }

  /// Puts a cell where the area allows; of a wide one that is cut, a blank.
  private mutating func place(
    _ cell: Cell, column: Int, row: Int, in area: Region, keepsBackground: Bool = true
  ) {
    guard row >= area.row, row < area.rows.upperBound else { return }
    let end = area.columns.upperBound
    let first = max(column, area.column)
    guard first < end, column + cell.width > area.column else { return }
    var cell = cell
    let isCut = column < area.column || column + cell.width > end
    if keepsBackground, cell.style.background == nil {
      cell.style.background = cells[row * width + first].style.background
    }
    if isCut {
      store(Cell(blankOf: cell.style), column: first, row: row)
    } else {
      store(cell, column: column, row: row)
      guard cell.width == 2 else { return }
      store(.continuation(style: cell.style), column: column + 1, row: row)
    }
  }
}

import UIKit

/// One cell of a table, as it is drawn.
struct TableCell: Hashable {
  /// The sign; nil for the second half of a wide one.
  var sign: Character? = " "
  /// The colour of the sign; nil for the terminal's own.
  var ink: UInt32?
  /// The colour behind it; nil for the terminal's own.
  var ground: UInt32?
  var isBold = false

  static let blank = TableCell()
}

/// The cells of a table: cards are drawn on it, and it is drawn on a view in as few texts as possible.
struct CellGrid: Hashable {
  let columns: Int
  let rows: Int
  private(set) var cells: [TableCell]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(0, columns), max(0, rows))
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// A cell; those outside are blank, and nothing is drawn there.
  subscript(column: Int, row: Int) -> TableCell {
    get { contains(column, row) ? cells[row * columns + column] : .blank }
    set { if contains(column, row) { cells[row * columns + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
  }

  /// Writes a text; a ground that is nil keeps the one that is there.
  mutating func put(
    _ text: String, _ column: Int, _ row: Int, ink: UInt32? = nil, ground: UInt32? = nil,
    isBold: Bool = false
  ) {
    var column = column
    for sign in text {
      let below = self[column, row].ground
      // A blank has no colour of its own, so that it is never drawn for the sake of one.
      let isBlank = sign == " "
      self[column, row] = TableCell(
        sign: sign, ink: isBlank ? nil : ink, ground: ground ?? below,
        isBold: isBold && !isBlank)
      column += 1
    }
  }

  /// Writes a sign that takes two cells.
  mutating func putWide(_ sign: Character, _ column: Int, _ row: Int) {
    let ground = self[column, row].ground
    self[column, row] = TableCell(sign: sign, ground: ground)
    self[column + 1, row] = TableCell(sign: nil, ground: ground)
  }

  /// Fills cells with one sign.
  mutating func fill(
    _ column: Int, _ row: Int, columns: Int, rows: Int, with sign: Character = " ",
    ink: UInt32? = nil, ground: UInt32?
  ) {
    for y in row..<(row + max(0, rows)) {
      for x in column..<(column + max(0, columns)) {
        self[x, y] = TableCell(sign: sign, ink: ink, ground: ground)
      }
    }
  }

  /// Colours the upper or the lower half of a cell; the other half keeps its colour.
  mutating func setHalf(_ column: Int, pixelRow: Int, to color: UInt32) {
    let row = pixelRow / 2
    let cell = self[column, row]
    var halves = cell.halves
    if pixelRow % 2 == 0 { halves.upper = color } else { halves.lower = color }
    self[column, row] = TableCell(upper: halves.upper, lower: halves.lower)
  }

  /// Draws the cells at a point, each run of one style as one text.
  @MainActor
  func draw(at origin: CGPoint, in context: any UIKitRuntime.DrawingContext) {
    for row in 0..<rows {
      var start = 0
      while start < columns {
        let first = self[start, row]
        var text = ""
        var end = start
        while end < columns, self[end, row].hasStyle(of: first) {
          if let sign = self[end, row].sign { text.append(sign) }
          end += 1
        }
        if first.ground != nil || text.contains(where: { $0 != " " }) {
          context.drawText(
            text, at: CGPoint(x: origin.x + CGFloat(start), y: origin.y + CGFloat(row)),
            attributes: first.attributes)
        }
        start = end
      }
    }
  }
}

extension TableCell {
  fileprivate init(upper: UInt32?, lower: UInt32?) {
    switch (upper, lower) {
    case (let upper?, let lower?):
      self =
        upper == lower ? TableCell(ground: upper) : TableCell(sign: "▀", ink: upper, ground: lower)
    case (let upper?, nil): self = TableCell(sign: "▀", ink: upper)
    case (nil, let lower?): self = TableCell(sign: "▄", ink: lower)
    case (nil, nil): self = .blank
    }
  }

  fileprivate var halves: (upper: UInt32?, lower: UInt32?) {
    switch sign {
    case "▀": (ink, ground)
    case "▄": (ground, ink)
    default: (ground, ground)
    }
  }

  fileprivate func hasStyle(of other: TableCell) -> Bool {
    ink == other.ink && ground == other.ground && isBold == other.isBold
  }

  @MainActor
  fileprivate var attributes: UIKitRuntime.TextAttributes {
    .init(
      foreground: ink.map(UIColor.init(code:)), background: ground.map(UIColor.init(code:)),
      isBold: isBold)
  }
}

extension UIColor {
  /// A colour from eight bits each of red, green and blue.
  convenience init(code: UInt32) {
    let parts = [code >> 16, code >> 8, code].map { CGFloat($0 & 0xFF) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

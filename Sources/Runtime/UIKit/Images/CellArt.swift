import Foundation

extension UIKitRuntime {
  /// An image made of terminal cells, each with a character and an optional colour.
  ///
  /// Its text form has one item in each line:
  /// ```
  /// cellart 1
  /// color r #cc3311
  /// | /\
  /// : rr
  /// |/__\
  /// ```
  /// The first line names the format and its version. `color` gives a letter a colour. A line that
  /// begins with `|` is a row of characters, each one column wide. A line that begins with `:`
  /// gives letters to the cells of the row above it; a blank or a missing letter means the
  /// terminal's default colour. Shorter rows are filled with blanks.
  public struct CellArt: Hashable, Sendable {
    /// One cell of an image.
    public struct Cell: Hashable, Sendable {
      /// The character, one column wide.
      public var character: Character
      /// The colour of the character, or nil for the terminal's default.
      public var color: UIColor?

      /// Makes a cell.
      public init(_ character: Character, color: UIColor? = nil) {
        self.character = character
        self.color = color
      }
    }

    /// The maximum number of columns, and of rows.
    public static let maximumSide = 1000
    /// The maximum length of the text form, in bytes.
    public static let maximumBytes = 1 << 20

    /// The width in cells.
    public let columns: Int
    /// The height in cells.
    public let rows: Int
    /// The cells, row by row from the top; `columns` times `rows` of them.
    public let cells: [Cell]

    /// Makes an image from rows of characters, each of which must be one column wide.
    ///
    /// Characters of other widths are replaced by `?`, and rows and columns beyond the maximum are
    /// dropped.
    public init(rows text: [String], color: UIColor? = nil) {
      let measure = TextMeasure.standard
      let rows = text.prefix(Self.maximumSide).map { row in
        row.prefix(Self.maximumSide).map { character in
          Cell(Self.isAllowed(character, measure) ? character : "?", color: color)
        }
      }
      self.init(rows: rows)
    }

    /// Makes an image from rows of cells; shorter rows are filled with blanks.
    init(rows cells: [[Cell]]) {
      columns = cells.map(\.count).max() ?? 0
      rows = cells.count
      let width = columns
      self.cells = cells.flatMap { $0 + Array(repeating: Cell(" "), count: width - $0.count) }
    }

    /// The cell at a column and row, both counted from zero at the top left.
    ///
    /// - Precondition: The cell is inside the image.
    public subscript(column column: Int, row row: Int) -> Cell {
      cells[row * columns + column]
    }

    /// The image in another size: each new cell is the nearest old one.
    ///
    /// - Complexity: O(n) in the cells of the result.
    public func resampled(columns newColumns: Int, rows newRows: Int) -> CellArt {
      guard newColumns != columns || newRows != rows else { return self }
      guard newColumns > 0, newRows > 0, columns > 0, rows > 0 else { return CellArt(rows: []) }
      let width = min(newColumns, Self.maximumSide)
      let height = min(newRows, Self.maximumSide)
      return CellArt(
        rows: (0..<height).map { row in
          (0..<width).map { column in
            self[column: column * columns / width, row: row * rows / height]
          }
        })
    }

    /// An image with these cells.
    public var image: UIImage { UIImage(cellArt: self) }

    /// Draws the image with its first cell at a point.
    @MainActor
    package func draw(at point: CGPoint, on context: any DrawingContext) {
      for row in 0..<rows {
        var rest = cells[(row * columns)..<((row + 1) * columns)]
        var x = point.x
        while let first = rest.first {
          let run = rest.prefix { $0.color == first.color }
          context.drawText(
            String(run.map(\.character)), at: CGPoint(x: x, y: point.y + CGFloat(row)),
            attributes: TextAttributes(foreground: first.color))
          x += CGFloat(run.count)
          rest = rest.dropFirst(run.count)
        }
      }
    }

    /// Whether a character is allowed in a cell: printable and one column wide.
    static func isAllowed(_ character: Character, _ measure: TextMeasure) -> Bool {
      guard let first = character.unicodeScalars.first, measure.columns(character) == 1 else {
        return false
      }
      return switch first.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
  }
}

package import TerminalCanvas

/// The part of the app's screen that a terminal shows.
///
/// A device, or a size that was asked for, may be larger than the terminal. What does not fit comes into view by
/// arrow keys, the wheel and `scroll`, and with what has the focus.
package struct Viewport: Hashable, Sendable {
  /// The first column and row of the screen that are shown, from 0.
  package private(set) var column = 0
  package private(set) var row = 0
  /// The app's screen.
  private var screen = ScreenSize.standard
  /// What of it the terminal has room for.
  private var room = ScreenSize.standard
  /// What was brought into view last; it stays where it is until something else is.
  private var revealed: ObjectIdentifier?
  private var front: ObjectIdentifier?
  /// The screen and the terminal's room of which a person was told that one is larger than the other.
  package private(set) var told: [ScreenSize] = []

  /// The first cells of a screen.
  package init() {}

  /// The columns that are shown.
  package var columns: Int { min(screen.columns, room.columns) }
  /// The rows that are shown.
  package var rows: Int { min(screen.rows, room.rows) }
  /// Whether nothing is left out.
  package var showsAll: Bool { columns == screen.columns && rows == screen.rows }

  /// Takes the sizes of the moment; as much stays in view as can.
  package mutating func fit(_ screen: ScreenSize, in room: ScreenSize) {
    self.screen = screen
    self.room = room
    move(toColumn: column, row: row)
  }

  /// Begins at the first cells again if another controller has come to the front.
  package mutating func follow(front: ObjectIdentifier?) {
    guard front != self.front else { return }
    self.front = front
    revealed = nil
    move(toColumn: 0, row: 0)
  }

  /// Brings something into view that was not the last to be brought there; of what is too large, its first cells.
  package mutating func reveal(_ item: ObjectIdentifier?, at region: Region) {
    guard item != revealed else { return }
    revealed = item
    guard item != nil else { return }
    move(
      toColumn: Self.start(column, columns, showing: region.columns),
      row: Self.start(row, rows, showing: region.rows))
  }

  private static func start(_ start: Int, _ length: Int, showing range: Range<Int>) -> Int {
    min(max(start, range.upperBound - length), range.lowerBound)
  }

  /// Moves by most of what is shown, or by so many columns or rows; false where the screen ends.
  package mutating func scroll(_ move: ScrollMove, by amount: Int? = nil) -> Bool {
    let (across, along) = (amount ?? max(1, columns * 3 / 4), amount ?? max(1, rows * 3 / 4))
    let before = (column, row)
    switch move {
    case .up: self.move(toColumn: column, row: row - along)
    case .down: self.move(toColumn: column, row: row + along)
    case .left: self.move(toColumn: column - across, row: row)
    case .right: self.move(toColumn: column + across, row: row)
    case .top: self.move(toColumn: 0, row: 0)
    case .end: self.move(toColumn: column, row: screen.rows)
    }
    return (column, row) != before
  }

  private mutating func move(toColumn column: Int, row: Int) {
    self.column = max(0, min(column, screen.columns - columns))
    self.row = max(0, min(row, screen.rows - rows))
  }

  /// The cells of the screen that are shown.
  package func crop(_ canvas: Canvas) -> Canvas {
    guard !showsAll, canvas.width > columns || canvas.height > rows else { return canvas }
    var shown = Canvas(width: columns, height: rows)
    shown.copyCells(of: canvas, to: shown.region) { ($0 + column, $1 + row) }
    return shown
  }

  /// Cells of the screen, where they stand in what is shown.
  package func shown(_ region: Region) -> Region {
    Region(
      column: region.column - column, row: region.row - row, width: region.width,
      height: region.height
    ).intersection(Region(column: 0, row: 0, width: columns, height: rows))
  }

  /// What is shown, in one sentence.
  package var sentence: String {
    "Rows \(row + 1) to \(row + rows) of \(screen.rows), "
      + "columns \(column + 1) to \(column + columns) of \(screen.columns)."
  }

  /// Says that there is more than is shown, and how it comes into view; nothing if all is shown.
  ///
  /// - Parameters:
  ///   - sizes: what is told of then.
  ///   - ways: how the rest comes into view.
  /// - Returns: The sentence, or nothing.
  package mutating func takeNotice(of sizes: [ScreenSize], ways: String) -> [String] {
    guard !showsAll else { return [] }
    told = sizes
    return ["The screen is \(screen), and \(columns)x\(rows) of it have room here: \(ways)."]
  }
}

import ConcentrationEngine

/// Which rows and columns of a board are visible, in words.
struct VisiblePart {
  private let size: BoardSize
  private let first: (column: Int, row: Int)
  private let counts: (columns: Int, rows: Int)
  private let wording: any Wording

  /// The part that begins at a column and a row and has so many of them.
  init(
    of size: BoardSize, first: (column: Int, row: Int), counts: (columns: Int, rows: Int),
    wording: any Wording
  ) {
    (self.size, self.first, self.counts, self.wording) = (size, first, counts, wording)
  }

  /// What is visible, and how to scroll to each part that is not.
  var text: String { parts().joined(separator: "   ") }

  /// The same in one line, without its nouns and the last ways if the line is short.
  func line(width: Int) -> String {
    guard text.count + 4 >= width else { return "    " + text }
    var parts = parts(isShort: true)
    while parts.count > 1, parts.joined(separator: "  ").count >= width { parts.removeLast() }
    return String(parts.joined(separator: "  ").prefix(max(0, width)))
  }

  /// What is visible, as in `rows 3-10 of 12, all columns`, and the ways.
  private func parts(isShort: Bool = false) -> [String] {
    var parts = ["\(rows), \(columns)"]
    let below = size.rows - first.row - counts.rows
    let right = size.columns - first.column - counts.columns
    let hidden: [(ScrollDirection, Int, String)] = [
      (.up, first.row, "row"), (.down, below, "row"), (.left, first.column, "column"),
      (.right, right, "column"),
    ]
    for (direction, number, noun) in hidden where number > 0 {
      let forms = wording.forms(of: .scroll(direction))
      let way = isShort ? forms[forms.count - 1] : forms[0] + ":"
      parts.append("\(way) \(GamePresenter.count(number, noun))")
    }
    return parts
  }

  private var rows: String {
    guard counts.rows < size.rows else { return "all rows" }
    return counts.rows == 1
      ? "row \(first.row + 1) of \(size.rows)"
      : "rows \(first.row + 1)-\(first.row + counts.rows) of \(size.rows)"
  }

  private var columns: String {
    guard counts.columns < size.columns else { return "all columns" }
    let start = BoardLabels.letter(ofColumn: first.column)
    let end = BoardLabels.letter(ofColumn: first.column + counts.columns - 1)
    let last = BoardLabels.letter(ofColumn: size.columns - 1)
    return counts.columns == 1
      ? "column \(start) of A-\(last)" : "columns \(start)-\(end) of A-\(last)"
  }
}

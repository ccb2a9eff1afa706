/// The frame around a card: that of the focus, and the ring around a pair that was found.
///
/// It lies in the gaps; where rows touch it has only its sides, and where columns do, there is none.
struct CardFrame {
  private let left: String
  private let right: String
  private let ink: UInt32?
  private let isBold: Bool
  /// Corner, edge and corner, above and below; empty for a frame of sides alone.
  private let corners: [[String]]

  /// A frame from what there is to draw with.
  init(_ means: CardPainter.Means) {
    switch means {
    case .colors(let palette):
      (left, right, ink, isBold) = ("▐", "▌", palette[.accent], false)
      corners = [["▗", "▄", "▖"], ["▝", "▀", "▘"]]
    case .signs:
      (left, right, ink, isBold) = ("┃", "┃", nil, true)
      corners = [["┏", "━", "┓"], ["┗", "━", "┛"]]
    case .ascii:
      (left, right, ink, isBold) = (">", "<", nil, true)
      corners = []
    }
  }

  /// Draws the frame of a card that begins at a cell of a grid.
  func draw(around place: CardTable.Place, of table: CardTable, on grid: inout CellGrid) {
    let (width, height) = table.card.extent
    guard table.gap.columns > 0 else { return }
    for row in place.row..<(place.row + height) {
      grid.put(left, place.column - 1, row, ink: ink, isBold: isBold)
      grid.put(right, place.column + width, row, ink: ink, isBold: isBold)
    }
    guard !table.isTight, corners.count == 2 else { return }
    let lines = corners.map { $0[0] + String(repeating: $0[1], count: width) + $0[2] }
    grid.put(lines[0], place.column - 1, place.row - 1, ink: ink, isBold: isBold)
    grid.put(lines[1], place.column - 1, place.row + height, ink: ink, isBold: isBold)
  }
}

import ConcentrationEngine
import UIKit

/// Draws a whole board of cards with the frame of the focus.
struct TableDrawing {
  let table: CardTable
  let painter: CardPainter

  init(_ table: CardTable, means: CardPainter.Means, style: SymbolStyle) {
    self.table = table
    painter = CardPainter(means: means, size: table.card, style: style)
  }

  /// The cells of the window from its corner to the last card and its frame.
  ///
  /// - Parameters:
  ///   - focus: the card that has the focus; nil for none.
  ///   - face: the face of the card at a position; nil for one that is drawn by others.
  /// - Returns: the cells.
  func grid(focus: Position?, face: (Position) -> CardFace?) -> CellGrid {
    let area = table.grid
    var grid = CellGrid(columns: Int(area.maxX) + 1, rows: Int(area.maxY) + 1)
    for row in 0..<table.size.rows {
      for column in 0..<table.size.columns {
        let position = Position(column: column, row: row)
        guard let face = face(position) else { continue }
        let card = PlacedCard(face: face, position: position, isFocused: position == focus)
        painter.draw(card, at: place(of: position), on: &grid)
      }
    }
    if let focus { drawFrame(around: focus, on: &grid) }
    return grid
  }

  private func place(of position: Position) -> CardTable.Place {
    let frame = table.frame(of: position)
    return CardTable.Place(column: Int(frame.minX), row: Int(frame.minY))
  }

  /// The frame lies in the gaps; where rows touch it has only its sides, and where columns do, none.
  private func drawFrame(around position: Position, on grid: inout CellGrid) {
    let place = place(of: position)
    let (width, height) = table.card.extent
    let (left, right) = (place.column - 1, place.column + width)
    guard table.gap.columns > 0 else { return }
    let frame = FrameSigns(painter.means)
    for row in place.row..<(place.row + height) {
      grid.put(frame.left, left, row, ink: frame.ink, isBold: frame.isBold)
      grid.put(frame.right, right, row, ink: frame.ink, isBold: frame.isBold)
    }
    guard !table.isTight, let (top, bottom) = frame.edges(width: width) else { return }
    grid.put(top, left, place.row - 1, ink: frame.ink, isBold: frame.isBold)
    grid.put(bottom, left, place.row + height, ink: frame.ink, isBold: frame.isBold)
  }
}

/// The signs of a frame around a card.
private struct FrameSigns {
  let left: String
  let right: String
  let ink: UInt32?
  let isBold: Bool
  /// Corner, edge and corner, above and below; empty for a frame of sides alone.
  private let corners: [[String]]

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

  /// The edges above and below a card; nil for none.
  func edges(width: Int) -> (String, String)? {
    guard corners.count == 2 else { return nil }
    let lines = corners.map { $0[0] + String(repeating: $0[1], count: width) + $0[2] }
    return (lines[0], lines[1])
  }
}

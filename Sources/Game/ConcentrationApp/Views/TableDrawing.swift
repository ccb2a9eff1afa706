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
    if let focus { CardFrame(painter.means).draw(around: place(of: focus), of: table, on: &grid) }
    return grid
  }

  private func place(of position: Position) -> CardTable.Place {
    let frame = table.frame(of: position)
    return CardTable.Place(column: Int(frame.minX), row: Int(frame.minY))
  }
}

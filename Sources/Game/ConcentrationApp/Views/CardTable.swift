import ConcentrationEngine
import UIKit

/// Where the cards of a board lie in a window, and how much of it is left for the panel beside them.
///
/// The cards are as large as fit and stand in the middle of what the panel leaves. Everything is in
/// cells. Source: SHELL.md "Cards that fill the window".
struct CardTable: Hashable {
  let size: BoardSize
  let card: CardSize
  /// The columns of the panel at the right edge of the window; 0 for none, 3 for its buttons alone.
  let panelWidth: Int
  /// Where the upper left card begins.
  let origin: Place
  /// What lies between two cards.
  let gap: CardSize.Gap

  /// A cell of the window, from 0.
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// The layout with the largest cards that fit; nil if not even the smallest do.
  ///
  /// - Parameters:
  ///   - size: the board.
  ///   - columns: the window's width.
  ///   - rows: the window's height.
  ///   - sizes: the sizes that may be taken.
  init?(
    _ size: BoardSize, columns: Int, rows: Int, sizes: [CardSize] = CardSize.allCases
  ) {
    let layouts = Self.panels(columns: columns).lazy.compactMap { panel in
      Self(size, panelWidth: panel, columns: columns, rows: rows, sizes: sizes)
    }
    // A narrower panel gives way to the cards only where they would be letters, and those to rows apart.
    let best =
      layouts.first { $0.card > .letter } ?? layouts.first { !$0.isTight } ?? layouts.first
    guard let best else { return nil }
    self = best
  }

  private init?(
    _ size: BoardSize, panelWidth: Int, columns: Int, rows: Int, sizes: [CardSize]
  ) {
    // The frame of the focus keeps a strip of buttons apart.
    let room = columns - (panelWidth > Self.strip ? panelWidth + 1 : panelWidth)
    for card in sizes.sorted(by: >) {
      for gap in card.gaps {
        let (width, height) = Self.grid(size, of: card, gap: gap)
        // The frame of the focus has a cell on each side of the cards, unless their rows touch.
        guard width + 2 <= room, height + 2 * gap.rows <= rows else { continue }
        (self.size, self.card, self.panelWidth, self.gap) = (size, card, panelWidth, gap)
        origin = Place(column: (room - width) / 2, row: (rows - height) / 2)
        return
      }
    }
    return nil
  }

  private static func grid(
    _ size: BoardSize, of card: CardSize, gap: CardSize.Gap
  ) -> (columns: Int, rows: Int) {
    let (columns, rows) = card.extent
    return (
      size.columns * columns + (size.columns - 1) * gap.columns,
      size.rows * rows + (size.rows - 1) * gap.rows
    )
  }

  /// The widths of the panel, the best first.
  private static func panels(columns: Int) -> [Int] {
    let best =
      switch columns {
      case 180...: 66
      case 100...: 38
      case 60...: 30
      default: 12
      }
    return [best] + [30, 12, strip, 0].filter { $0 < best }
  }

  /// The width of a panel of buttons alone.
  static let strip = 3
}

extension CardTable {
  /// Whether rows of cards touch, so that the frame of the focus has only its sides.
  var isTight: Bool { gap.rows == 0 }

  /// The cells that all cards cover, with the gaps between them.
  var grid: CGRect {
    let extent = Self.grid(size, of: card, gap: gap)
    return CGRect(x: origin.column, y: origin.row, width: extent.columns, height: extent.rows)
  }

  /// The columns from one card to the next.
  private var columnPitch: Int { card.extent.columns + gap.columns }
  /// The rows from one card to the next.
  private var rowPitch: Int { card.extent.rows + gap.rows }

  /// The cells of a card.
  func frame(of position: Position) -> CGRect {
    let (columns, rows) = card.extent
    return CGRect(
      x: origin.column + position.column * columnPitch, y: origin.row + position.row * rowPitch,
      width: columns, height: rows)
  }

  /// The card at a point; nil between cards.
  func position(at point: CGPoint) -> Position? {
    guard grid.contains(point) else { return nil }
    let position = Position(
      column: Int(point.x - grid.minX) / columnPitch, row: Int(point.y - grid.minY) / rowPitch)
    return frame(of: position).contains(point) ? position : nil
  }

  /// The cells of the panel, with a blank column to its left; nil where it has no room.
  func panel(columns: Int, rows: Int) -> CGRect? {
    panelWidth == 0 ? nil : CGRect(x: columns - panelWidth, y: 0, width: panelWidth, height: rows)
  }
}

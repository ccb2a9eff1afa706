import ConcentrationEngine
import UIKit

/// The first cards of a theme, as they lie on a table: what the next game looks like.
final class ThemePreview: UIView {
  /// The theme that is shown; nil for none.
  var theme: Theme? { didSet { if theme != oldValue { setNeedsDisplay() } } }
  var means = CardPainter.Means.ascii { didSet { if means != oldValue { setNeedsDisplay() } } }
  var style = SymbolStyle.shapes { didSet { if style != oldValue { setNeedsDisplay() } } }
  private var card: CardSize?

  /// Two rows of two cards.
  private static let side = 2

  /// Takes the middle of a room, with cards as large as fit; where there is no room for pictures, it is hidden.
  func fill(_ room: CGRect) {
    card = CardSize.allCases.last { card in
      card > .dots && Self.extent(of: card).width <= room.width
        && Self.extent(of: card).height <= room.height
    }
    isHidden = card == nil
    guard let card else { return }
    let extent = Self.extent(of: card)
    frame = CGRect(
      x: (room.midX - extent.width / 2).rounded(.down), y: room.minY, width: extent.width,
      height: extent.height)
    setNeedsDisplay()
  }

  private static func extent(of card: CardSize) -> CGSize {
    let (extent, gap) = (card.extent, card.gaps[0])
    return CGSize(
      width: side * extent.columns + (side - 1) * gap.columns,
      height: side * extent.rows + (side - 1) * gap.rows)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let theme, let card else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    let painter = CardPainter(means: means, size: card, style: style)
    for (index, symbol) in theme.symbols.prefix(Self.side * Self.side).enumerated() {
      let position = Position(column: index % Self.side, row: index / Self.side)
      let place = CardTable.Place(
        column: position.column * (card.extent.columns + card.gaps[0].columns),
        row: position.row * (card.extent.rows + card.gaps[0].rows))
      let face = CardFace(look: .mismatched, symbol: symbol, picture: index)
      painter.draw(PlacedCard(face: face, position: position), at: place, on: &grid)
    }
    grid.draw(at: .zero, in: context)
  }
}

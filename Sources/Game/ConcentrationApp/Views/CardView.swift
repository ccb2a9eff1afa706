import ConcentrationEngine
import UIKit

/// One card of a board while it turns.
///
/// At rest all cards are drawn by their board.
final class CardView: UIView {
  /// The card that is seen.
  var card: PlacedCard {
    didSet { if card != oldValue { setNeedsDisplay() } }
  }
  private let painter: CardPainter

  /// A view of a card.
  ///
  /// - Parameters:
  ///   - card: the card that is seen at first.
  ///   - frame: the cells of the card on its board.
  ///   - painter: draws it.
  init(_ card: PlacedCard, frame: CGRect, painter: CardPainter) {
    self.card = card
    self.painter = painter
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    painter.draw(card, at: CardTable.Place(column: 0, row: 0), on: &grid)
    grid.draw(at: .zero, in: context)
  }
}

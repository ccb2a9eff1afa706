import ConcentrationEngine
import UIKit

/// Provides the faces of the cards to a board view.
@MainActor
protocol BoardViewDataSource {
  /// The face of the card at a position of the board.
  func boardView(_ boardView: BoardView, faceAt position: Position) -> CardFace
  /// The board in sentences: the whole, each row, and the figures.
  var boardSentences: [String] { get }
}

/// The cards of a board with their borders.
///
/// One view draws all cards, and handles their touches: a board has up to 2,574.
final class BoardView: UIView {
  /// A strong reference: a data source does not reference the view, and a weak reference to a table
  /// would make every move slower.
  var dataSource: (any BoardViewDataSource)?
  /// The layout of the cards; a change resizes the view.
  var layout: BoardLayout? {
    didSet {
      guard layout != oldValue else { return }
      sizeToFit()
      setNeedsDisplay()
    }
  }
  var symbolStyle = SymbolStyle.letters {
    didSet { setNeedsDisplay() }
  }

  /// What can be done with the cards, for a screen reader.
  var makeHint: (() -> String?)?

  /// A sentence for the board, one for each row, and one for the figures.
  override var accessibilityElements: [Any]? {
    get {
      let sentences = dataSource?.boardSentences ?? []
      return sentences.enumerated().map { index, sentence in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = sentence
        element.accessibilityTraits = .staticText
        element.accessibilityHint = index == 0 ? makeHint?() : nil
        element.accessibilityFrameInContainerSpace = bounds
        return element
      }
    }
    set {}
  }

  // MARK: Use

  /// Called with a card that was tapped.
  var cardTapped: ((Position) -> Void)?
  private var touchedCard: Position?

  /// The cards that intersect a rectangle.
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    guard let layout else { return [] }
    let columns = layout.columns(in: rect)
    return layout.rows(in: rect).flatMap { row in
      columns.map { column in
        let position = Position(column: column, row: row)
        return UIKitRuntime.FocusPart(
          of: self, id: row * layout.size.columns + column, frame: layout.frame(of: position),
          label: "\(position)")
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedCard = card(under: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let card = card(under: touches), card == touchedCard { cardTapped?(card) }
    touchedCard = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedCard = nil
  }

  /// The card that is touched; a border belongs to the card on its right, or below it.
  private func card(under touches: Set<UITouch>) -> Position? {
    guard let layout, let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return Position(
      column: min(Int(point.x) / layout.columnPitch, layout.size.columns - 1),
      row: min(Int(point.y) / layout.rowPitch, layout.size.rows - 1))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let layout else { return .zero }
    return CGSize(width: layout.gridWidth, height: layout.gridHeight)
  }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    if layout.level != .small { drawBorders(of: layout, in: context) }
    let drawing = CardDrawing(style: symbolStyle)
    for row in layout.rows(in: rect) {
      var left: CardFace?
      for column in 0..<layout.size.columns {
        let position = Position(column: column, row: row)
        let face = dataSource?.boardView(self, faceAt: position) ?? .down
        let origin = layout.frame(of: position).origin
        let attributes = face.attributes
        for line in drawing.lines(of: face, at: layout.level, besides: left) {
          let point = CGPoint(x: origin.x + CGFloat(line.x), y: origin.y + CGFloat(line.y))
          context.drawText(line.text, at: point, attributes: attributes)
        }
        left = face
      }
    }
  }

  private func drawBorders(of layout: BoardLayout, in context: any UIKitRuntime.DrawingContext) {
    let top = Self.border("┌", "┬", "┐", layout)
    let between = Self.border("├", "┼", "┤", layout)
    let bottom = Self.border("└", "┴", "┘", layout)
    let plain = UIKitRuntime.TextAttributes()
    for row in 0...layout.size.rows {
      let text = row == 0 ? top : row == layout.size.rows ? bottom : between
      context.drawText(text, at: CGPoint(x: 0, y: row * layout.rowPitch), attributes: plain)
    }
    for line in 0..<layout.gridHeight where line % layout.rowPitch != 0 {
      for column in 0...layout.size.columns {
        let point = CGPoint(x: column * layout.columnPitch, y: line)
        context.drawText("│", at: point, attributes: plain)
      }
    }
  }

  private static func border(
    _ left: String, _ cross: String, _ right: String, _ layout: BoardLayout
  ) -> String {
    let card = String(repeating: "─", count: layout.columnPitch - 1)
    let cards = Array(repeating: card, count: layout.size.columns)
    return left + cards.joined(separator: cross) + right
  }
}

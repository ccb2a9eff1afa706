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
  var dataSource: (any BoardViewDataSource)? {
    didSet {
      turns.reset()
      deal.end()
      awaitsDeal = true
    }
  }
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
  /// The layout of cards that fill the window; nil where the board is a grid of lines.
  var table: CardTable? {
    didSet {
      guard table != oldValue else { return }
      turns.reset()
      deal.end()
      setNeedsDisplay()
    }
  }
  /// What cards are drawn with.
  var means = CardPainter.Means.ascii {
    didSet { if means != oldValue { setNeedsDisplay() } }
  }

  /// Whether cards that change are seen turning; it needs cards that fill the window.
  var turnsCards = false {
    didSet { if turnsCards != oldValue { turns.reset() } }
  }
  /// The cards that are being turned.
  private lazy var turns = CardTurns(on: self)
  private lazy var deal = CardDeal(on: self)
  /// Whether the cards of another game have not been seen yet.
  private var awaitsDeal = true

  /// Lets the cards of a game that has just begun be dealt, once it is seen.
  ///
  /// - Parameter delay: when the first row comes, in seconds.
  func dealCards(after delay: TimeInterval) {
    guard awaitsDeal, let table else { return }
    awaitsDeal = false
    guard turnsCards, table.showsMotion(by: means), faces(on: table).allSatisfy({ $0 == .down })
    else { return }
    deal.deal(on: table, after: delay)
  }

  /// Shows the faces as they are now.
  func facesDidChange() {
    setNeedsDisplay()
    guard turnsCards, let table else { return }
    turns.show(
      faces(on: table), on: table,
      with: CardPainter(means: means, size: table.card, style: symbolStyle), focus: focusedCard)
  }

  /// The faces of all cards, in reading order.
  private func faces(on table: CardTable) -> [CardFace] {
    table.size.positions.map { dataSource?.boardView(self, faceAt: $0) ?? .down }
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
  /// The card that the person's focus is on.
  private var focusedCard: Position? {
    didSet { if focusedCard != oldValue, table != nil { setNeedsDisplay() } }
  }

  /// The cards that intersect a rectangle.
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    if let table { return parts(of: table, in: rect) }
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

  /// Cards draw their own focus: a frame in the gaps around them.
  private func parts(of table: CardTable, in rect: CGRect) -> [any UIFocusItem] {
    table.size.positions.enumerated().compactMap { id, position in
      let frame = table.frame(of: position)
      guard frame.intersects(rect) else { return nil }
      return UIKitRuntime.FocusPart(
        of: self, id: id, frame: frame, label: "\(position)", focusEffect: nil)
    }
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let part = context.nextFocusedItem as? UIKitRuntime.FocusPart
    let size = table?.size ?? layout?.size
    guard let part, part.view === self, let size else { return focusedCard = nil }
    focusedCard = Position(column: part.id % size.columns, row: part.id / size.columns)
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
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    if let table { return table.position(at: point) }
    guard let layout else { return nil }
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
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let table { return draw(table, in: context) }
    guard let layout else { return }
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

  private func draw(_ table: CardTable, in context: any UIKitRuntime.DrawingContext) {
    let drawing = TableDrawing(table, means: means, style: symbolStyle)
    drawing.grid(focus: focusedCard) { position in
      turns.isTurning(position) ? nil : dataSource?.boardView(self, faceAt: position) ?? .down
    }.draw(at: .zero, in: context)
    if turnsCards, turns.isWaiting { turns.begin(with: faces(on: table)) }
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

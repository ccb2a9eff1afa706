import ConcentrationEngine
import UIKit

/// Rings that are seen for a moment: around a pair that was found, and over the whole board when it was the
/// last one.
///
/// They are drawn only while they are seen. Source: SHELL.md "Cards that fill the window".
@MainActor
final class CardRings {
  /// How long a pair keeps its rings, in seconds.
  private static let pairDuration = 0.24
  /// How long the ring of the end is around each card, and how long it runs at most, in seconds.
  private static let cardDuration = 0.02
  private static let longestRun = 0.4

  private unowned let board: BoardView
  private var rings: [CardRing] = []

  init(on board: BoardView) { self.board = board }

  /// Shows rings around cards, once they have been turned.
  ///
  /// - Parameters:
  ///   - positions: the cards.
  ///   - delay: when the rings come, in seconds.
  ///   - table: where the cards lie.
  ///   - means: what there is to draw with.
  func show(
    around positions: [Position], after delay: TimeInterval, on table: CardTable,
    with means: CardPainter.Means
  ) {
    let added = positions.map { position in
      add(around: position, on: table, means)
    }
    let duration = delay + Self.pairDuration
    keyframes(lasting: duration, of: added) {
      UIView.addKeyframe(withRelativeStartTime: delay / duration, relativeDuration: 0) {
        for ring in added { ring.alpha = 1 }
      }
      UIView.addKeyframe(withRelativeStartTime: 1, relativeDuration: 0) {
        for ring in added { ring.alpha = 0 }
      }
    }
  }

  /// Lets a ring run over all cards, row by row.
  func run(over table: CardTable, with means: CardPainter.Means) {
    let positions = Array(table.size.positions)
    guard let first = positions.first else { return }
    let ring = add(around: first, on: table, means)
    let duration = min(Self.longestRun, Self.cardDuration * Double(positions.count))
    ring.alpha = 1
    keyframes(lasting: duration, of: [ring]) {
      for (index, position) in positions.enumerated() {
        let start = Double(index) / Double(positions.count)
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0) {
          ring.frame.origin = CardRing.frame(around: position, on: table).origin
        }
      }
    }
  }

  /// Ends all rings.
  func end() { end(rings) }

  private func add(
    around position: Position, on table: CardTable, _ means: CardPainter.Means
  ) -> CardRing {
    let ring = CardRing(around: position, on: table, means: means)
    ring.alpha = 0
    board.addSubview(ring)
    rings.append(ring)
    return ring
  }

  private func keyframes(
    lasting duration: TimeInterval, of added: [CardRing], _ animations: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeDiscrete, animations: animations
    ) { [weak self] _ in self?.end(added) }
  }

  private func end(_ ended: [CardRing]) {
    for ring in ended { ring.removeFromSuperview() }
    rings.removeAll { ring in ended.contains { $0 === ring } }
  }
}

/// A ring around one card.
final class CardRing: UIView {
  private let table: CardTable
  private let means: CardPainter.Means

  init(around position: Position, on table: CardTable, means: CardPainter.Means) {
    (self.table, self.means) = (table, means)
    super.init(frame: Self.frame(around: position, on: table))
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// The cells of a card and those around it.
  static func frame(around position: Position, on table: CardTable) -> CGRect {
    table.frame(of: position).insetBy(dx: -1, dy: -1)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var grid = CellGrid(columns: Int(bounds.width), rows: Int(bounds.height))
    CardFrame(means).draw(around: CardTable.Place(column: 1, row: 1), of: table, on: &grid)
    grid.draw(at: .zero, in: context)
  }
}

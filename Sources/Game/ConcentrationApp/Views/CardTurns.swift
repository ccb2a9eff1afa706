import ConcentrationEngine
import UIKit

/// The cards of a board that are being turned, each in a view of its own for that time.
///
/// A card that shows another picture is flipped; one whose state changes, as that of a pair does, dissolves. A
/// pair gets rings for a moment, and after the last one a ring runs over the board.
/// Source: SHELL.md "Cards that fill the window".
@MainActor
final class CardTurns {
  /// How long a card takes to turn, in seconds.
  private static let duration = 0.18

  private unowned let board: BoardView
  /// The faces that are seen, in reading order; empty for a board that was not seen yet.
  private var faces: [CardFace] = []
  private var views: [Position: CardView] = [:]
  private let rings: CardRings

  init(on board: BoardView) {
    self.board = board
    rings = CardRings(on: board)
  }

  /// Whether a card is drawn by a view of its own.
  func isTurning(_ position: Position) -> Bool { views[position] != nil }

  /// Whether it does not know which faces are seen.
  var isWaiting: Bool { faces.isEmpty }

  /// Takes the faces that are seen, in reading order.
  func begin(with faces: [CardFace]) { self.faces = faces }

  /// Ends all turns, and takes the faces that are seen next for those of another game.
  func reset() {
    faces = []
    for position in views.keys { end(position) }
    rings.end()
  }

  /// Turns the cards whose faces have changed since they were shown last.
  ///
  /// - Parameters:
  ///   - faces: the faces of all cards in reading order.
  ///   - table: where the cards lie.
  ///   - painter: draws them.
  ///   - focus: the card that has the focus.
  func show(_ faces: [CardFace], on table: CardTable, with painter: CardPainter, focus: Position?) {
    let before = self.faces
    self.faces = faces
    guard before.count == faces.count, board.window != nil,
      table.showsMotion(by: painter.means)
    else { return }
    for (position, (old, new)) in zip(table.size.positions, zip(before, faces)) where old != new {
      let isFocused = position == focus
      let view = CardView(
        PlacedCard(face: old, position: position, isFocused: isFocused),
        frame: table.frame(of: position), painter: painter)
      turn(view, to: PlacedCard(face: new, position: position, isFocused: isFocused))
    }
    showRings(from: before, on: table, with: painter.means)
  }

  /// Shows the pair that was found, or that it was the last one.
  private func showRings(
    from before: [CardFace], on table: CardTable, with means: CardPainter.Means
  ) {
    rings.end()
    let found = zip(table.size.positions, zip(before, faces)).filter { _, change in
      !change.0.isMatched && change.1.isMatched
    }
    guard found.count == 2 else { return }
    if faces.allSatisfy(\.isMatched) {
      rings.run(over: table, with: means)
    } else {
      rings.show(around: found.map(\.0), after: Self.duration, on: table, with: means)
    }
  }

  private func turn(_ view: CardView, to card: PlacedCard) {
    let position = card.position
    end(position)
    views[position] = view
    board.addSubview(view)
    let isFlip = view.card.face.picture != card.face.picture
    let isUp = card.face.picture != nil
    UIView.transition(
      with: view, duration: Self.duration,
      options: [
        .curveLinear,
        !isFlip
          ? .transitionCrossDissolve
          : isUp ? .transitionFlipFromLeft : .transitionFlipFromRight,
      ]
    ) {
      view.card = card
    } completion: { [weak self, weak view] _ in
      if let self, let view, views[position] === view { end(position) }
    }
  }

  private func end(_ position: Position) {
    views.removeValue(forKey: position)?.removeFromSuperview()
    board.setNeedsDisplay()
  }
}

extension CardTable {
  /// Cards of fewer columns have no room to turn in.
  private static var fewestColumns: Int { 7 }

  /// Whether cards are seen on their way: they are large and have colours.
  func showsMotion(by means: CardPainter.Means) -> Bool {
    guard case .colors = means else { return false }
    return card.extent.columns >= Self.fewestColumns
  }
}

import ConcentrationEngine
import UIKit

/// Cards that are dealt: row after row comes, each below the one before.
///
/// The rows that are still to come are covered; the board below them is whole from the start.
/// Source: SHELL.md "Cards that fill the window".
@MainActor
final class CardDeal {
  /// How long each row takes, and how long all rows take at most, in seconds.
  private static let rowDuration = 1.0 / 15
  private static let longestDeal = 0.3

  private unowned let board: BoardView
  private var covers: [UIView] = []

  init(on board: BoardView) { self.board = board }

  /// Deals the cards of a table.
  ///
  /// - Parameters:
  ///   - table: where the cards lie.
  ///   - delay: when the first row comes, in seconds.
  func deal(on table: CardTable, after delay: TimeInterval) {
    end()
    let added = table.rowFrames.map(addCover)
    let deal = min(Self.longestDeal, Self.rowDuration * Double(added.count))
    UIView.animateKeyframes(
      withDuration: delay + deal, delay: 0, options: .calculationModeDiscrete
    ) {
      for (index, cover) in added.enumerated() {
        let start = delay + deal * Double(index) / Double(added.count)
        UIView.addKeyframe(
          withRelativeStartTime: start / (delay + deal), relativeDuration: 0
        ) { cover.alpha = 0 }
      }
    } completion: { [weak self] _ in
      if let self, covers == added { end() }
    }
  }

  /// Ends the deal: all cards lie on the table.
  func end() {
    for cover in covers { cover.removeFromSuperview() }
    covers = []
  }

  private func addCover(_ frame: CGRect) -> UIView {
    let cover = UIView(frame: frame)
    cover.backgroundColor = .systemBackground
    cover.isUserInteractionEnabled = false
    board.addSubview(cover)
    covers.append(cover)
    return cover
  }
}

extension CardTable {
  /// The cells of the cards of each row.
  fileprivate var rowFrames: [CGRect] {
    (0..<size.rows).map { row in
      frame(of: Position(column: 0, row: row))
        .union(frame(of: Position(column: size.columns - 1, row: row)))
    }
  }
}

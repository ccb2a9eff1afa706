import UIKit

/// The letters above a board or the numbers beside it, which show the visible columns or rows.
final class BoardLabelsView: UIView {
  /// Which labels a view draws.
  enum Kind: Hashable {
    case columns
    /// Right-aligned, to the left of the grid.
    case rows
    /// Left-aligned, to the right of the grid.
    case rightRows
  }

  private let kind: Kind
  var layout: BoardLayout? {
    didSet { if layout != oldValue { setNeedsDisplay() } }
  }
  /// The first column and row that are visible.
  var firstLabel = 0 {
    didSet { if firstLabel != oldValue { setNeedsDisplay() } }
  }
  /// How many columns or rows are visible.
  var labelCount = 0 {
    didSet { if labelCount != oldValue { setNeedsDisplay() } }
  }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    kind = .columns
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<labelCount {
      let (text, point) = label(index, in: layout)
      context.drawText(text, at: point, attributes: .init())
    }
  }

  private func label(_ index: Int, in layout: BoardLayout) -> (String, CGPoint) {
    let number = firstLabel + index
    switch kind {
    case .columns:
      return (
        BoardLabels.letter(ofColumn: number), CGPoint(x: layout.labelX(ofColumn: index), y: 0)
      )
    case .rows:
      let text = number + 1 < 10 ? "  \(number + 1)" : " \(number + 1)"
      return (text, CGPoint(x: 0, y: layout.labelY(ofRow: index)))
    case .rightRows:
      return ("\(number + 1)", CGPoint(x: 1, y: layout.labelY(ofRow: index)))
    }
  }

}

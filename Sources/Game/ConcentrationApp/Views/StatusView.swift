import UIKit

/// The line of figures below a board, made when it is drawn and not when a card turns.
final class StatusView: UIView {
  /// The line for a width, in cells.
  var makeText: ((Int) -> String)?

  override func draw(_ rect: CGRect) {
    let text = makeText?(Int(bounds.width)) ?? ""
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: .zero, attributes: .init())
  }
}

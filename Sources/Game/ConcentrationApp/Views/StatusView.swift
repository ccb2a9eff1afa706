import UIKit

/// The status line below a board; its text is made when it is drawn, not at each move.
final class StatusView: UIView {
  /// Makes the line for a width in cells.
  var makeText: ((Int) -> String)?

  override func draw(_ rect: CGRect) {
    let text = makeText?(Int(bounds.width)) ?? ""
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: .zero, attributes: .init())
  }
}

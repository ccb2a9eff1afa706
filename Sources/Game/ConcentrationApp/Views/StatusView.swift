import UIKit

/// A line of text beside a board; it is made when it is drawn, not at each move.
final class StatusView: UIView {
  /// Makes the line for a width in cells.
  var makeText: ((Int) -> String)?
  /// How long the line stays right, in seconds; nil if it changes with moves only.
  var secondsUntilChange: (() -> Double?)?
  private let nextDrawing = NextDrawing()

  override func draw(_ rect: CGRect) {
    let text = makeText?(Int(bounds.width)) ?? ""
    UIGraphicsGetCurrentContext()?.drawText(
      text, at: .zero, attributes: .init())
    nextDrawing.wait(secondsUntilChange?(), for: self)
  }
}

import Foundation

extension UIButton {
  /// How far insets move a part of the content: all of the way along an edge at which the content lies, half of the
  /// difference in the middle.
  ///
  /// Source: Apple, UIButton.titleEdgeInsets: they do not change the size of the button.
  func shift(by insets: UIEdgeInsets) -> CGPoint {
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: insets.left
      case .right, .trailing: -insets.right
      case .center, .fill: (insets.left - insets.right) / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: insets.top
      case .bottom: -insets.bottom
      case .center, .fill: (insets.top - insets.bottom) / 2
      }
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  func offsetBy(_ shift: CGPoint) -> CGRect { offsetBy(dx: shift.x, dy: shift.y) }
}

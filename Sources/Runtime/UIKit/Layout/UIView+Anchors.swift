import Foundation

extension UIView {
  /// Where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text, or the lower side where there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text, or the lower side where there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTarget(self, .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTarget(self, .height)) }

  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutTarget(self, attribute))
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutTarget(self, attribute))
  }
}

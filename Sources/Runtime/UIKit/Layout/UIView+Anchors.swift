import Foundation

extension UIView {
  /// Where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text, or the lower side where there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text, or the lower side where there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

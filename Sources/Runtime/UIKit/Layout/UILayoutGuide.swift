import Foundation

/// A rectangle for constraints that draws nothing.
///
/// Source: Apple, UILayoutGuide.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that has the guide, in whose coordinates its frame is.
  open internal(set) weak var owningView: UIView?
  /// A name for reports of conflicts.
  open var identifier = ""

  /// Makes a guide without a view; `UIView.addLayoutGuide(_:)` adds it to one.
  public override init() {
    super.init()
  }

  /// Where the last layout pass put the guide, in its view's coordinates.
  open var layoutFrame: CGRect {
    owningView?.layoutEngineIfMade?.alignmentRect(of: self) ?? .zero
  }
}

extension UILayoutGuide {
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
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

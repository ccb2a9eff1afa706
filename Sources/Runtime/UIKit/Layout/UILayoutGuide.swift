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

import Foundation

/// Something in a bar that has a title.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The words of the item.
  open var title: String? { didSet { itemDidChange() } }
  /// The picture of the item; bars in a terminal show the words.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Whether the item can be used.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number of one's own.
  open var tag = 0
  /// What a screen reader says instead of the title.
  open var accessibilityLabel: String?
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// Makes an item without a title.
  public override init() {}

  func itemDidChange() {
    barContentDidChange()
  }
}

/// Asks for bars to be laid out and drawn again; they read what they show.
@MainActor
func barContentDidChange() {
  for window in UIApplication.shared.windows { window.visitBars() }
}

extension UIView {
  /// Asks all bars in this view to lay out and draw again.
  fileprivate func visitBars() {
    if self is UINavigationBar || self is UITabBar || self is UIToolbar {
      setNeedsLayout()
      setNeedsDisplay()
    }
    for subview in storedSubviews { subview.visitBars() }
  }
}

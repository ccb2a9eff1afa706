import Foundation

/// An item of a bar.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String? { didSet { itemDidChange() } }
  /// The image of the item, before its title.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number for the app's own use.
  open var tag = 0
  /// The text for screen readers instead of the title.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// An identifier for tests.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// The attributes of the title by the state of the item.
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { itemDidChange() }
  }
  /// Creates an item without a title.
  public override init() {}

  /// Creates an item as unarchiving would.
  public required init?(coder: NSCoder) {}

  func itemDidChange() {
    barContentDidChange()
  }

  /// Sets the attributes of the title for a state; nil for those of the bar.
  ///
  /// Source: Apple, UIBarItem.setTitleTextAttributes(_:for:).
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// The attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

/// Marks all shown bars for layout and display, since they read their items then; one that is not shown
/// reads them when it enters a window.
@MainActor
func barContentDidChange() {
  for window in UIApplication.shared.windows { window.visitBars() }
}

extension UIView {
  /// Marks all bars below this view for layout and display.
  fileprivate func visitBars() {
    if self is UINavigationBar || self is UITabBar || self is UIToolbar {
      readItemsAgain()
      (self as? UINavigationBar)?.navigation?.updateSearchRow()
      (self as? UITabBar)?.tabController?.storedMore?.list.tabsDidChange()
    }
    for subview in storedSubviews { subview.visitBars() }
  }

  /// Marks a bar for layout and display.
  func readItemsAgain() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

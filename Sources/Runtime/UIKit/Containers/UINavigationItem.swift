import Foundation

/// The content of the navigation bar while its controller is on top.
///
/// Source: Apple, UINavigationItem.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title, in the centre of the bar.
  open var title: String? { didSet { barContentDidChange() } }
  /// A short text above the title.
  open var prompt: String? { didSet { barContentDidChange() } }
  /// Whether there is no back button while this item is on top.
  open var hidesBackButton = false { didSet { barContentDidChange() } }
  /// The title of the button that goes back to this item.
  open var backButtonTitle: String? { didSet { barContentDidChange() } }
  /// Whether left buttons are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { barContentDidChange() } }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { barContentDidChange() } }
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { barContentDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { barContentDidChange() } }
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Makes an item without a title.
  public override init() {}

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

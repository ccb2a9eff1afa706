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
  /// The button that goes back to this item; only its title is shown.
  open var backBarButtonItem: UIBarButtonItem? { didSet { barContentDidChange() } }
  /// Whether left buttons are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { barContentDidChange() } }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { barContentDidChange() } }
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { barContentDidChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { barContentDidChange() } }
  /// When titles are large.
  ///
  /// Source: Apple, UINavigationItem.LargeTitleDisplayMode.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// When the title is large where the bar prefers it; where a point is a cell there is no room for it.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { barContentDidChange() }
  }

  /// What the button that goes back to this item shows.
  ///
  /// Source: Apple, UINavigationItem.BackButtonDisplayMode.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// Its title, or Back where there is no room for that.
    case `default` = 0
    /// Back.
    case generic = 1
    /// Only the mark.
    case minimal = 2
  }

  /// What the button that goes back to this item shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { barContentDidChange() }
  }
  /// The look of the bar while this item is on top; nil for that of the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { barContentDidChange() } }
  /// The look in a low window; the standard one for nil.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look while content is scrolled to its edge; the standard one for nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Searches the content; its bar is shown below the navigation bar.
  open var searchController: UISearchController? { didSet { barContentDidChange() } }
  /// Whether the search bar goes away while content is scrolled; in a terminal it stays.
  open var hidesSearchBarWhenScrolling = true

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Makes an item without a title.
  public override init() {}

  /// Makes an item as unarchiving would.
  public required init?(coder: NSCoder) {}

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the only button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

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

import Foundation

/// A button in a bar.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  /// The system's bar buttons.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, refresh, play, pause
    case undo, redo, close, action, trash, compose, reply, organize, bookmarks, search, stop
    case camera, rewind, fastForward
  }

  /// The style of the button.
  open var style = Style.plain { didSet { itemDidChange() } }
  /// The action of the button, in place of target and selector; an item that is not the system's takes
  /// its title and its image.
  ///
  /// Source: Apple, UIBarButtonItem.primaryAction.
  open var primaryAction: UIAction? { didSet { takeContent(of: primaryAction) } }
  /// The menu that a tap opens, or a press where the item has an action.
  ///
  /// Source: UIKIT-CASES.md menu-bar-item.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// The object that the selector is sent to; nil for the responder chain.
  open weak var target: AnyObject?
  /// The selector that is sent, if the button has no `primaryAction`.
  open var action: Selector?
  /// The method of the target that is called, if there is neither `primaryAction` nor a selector.
  var method: ((UIBarButtonItem) -> Void)?
  /// The button that shows this item in a bar.
  weak var shownButton: UIButton?
  /// The colour of the button, or nil for that of the bar.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// A view in place of the button.
  open var customView: UIView? { didSet { itemDidChange() } }

  /// The titles that the button may get; it is as wide as the widest of them and its title.
  ///
  /// Source: Apple, UIBarButtonItem.possibleTitles.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }

  /// The width of a fixed space, in points; 0 by default.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// The system item, if the button is one.
  private(set) var systemItem: SystemItem?

  /// Creates a button with a title, a style and an action.
  convenience init(
    title: String?, style: Style, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.style = style
    self.primaryAction = primaryAction
    takeContent(of: primaryAction)
    if let title { self.title = title }
  }

  /// Creates one of the system's buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title, a target and a selector.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image, a target and a selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates one of the system's buttons with a target and a selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// A space that fills the remaining width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  private func takeContent(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English title of the button.
  var title: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .done, .cancel, .edit, .save, .add, .refresh, .play, .pause, .undo, .redo, .close,
      .action, .trash, .compose, .reply, .organize, .bookmarks, .search, .stop, .camera, .rewind:
      String(describing: self).capitalized
    case .fastForward: "Fast Forward"
    }
  }
}

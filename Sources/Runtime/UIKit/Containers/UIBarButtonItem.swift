import Foundation

/// A button in a bar.
///
/// Source: Apple, UIBarButtonItem; the action is a `UIAction`, as no selector can be made.
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
  open var style = Style.plain
  /// The action of the button.
  open var primaryAction: UIAction?
  /// The object that a selector would be sent to; nothing is sent without one.
  open weak var target: AnyObject?
  /// The selector that would be sent; there is none.
  open var action: Selector?
  /// The colour of the button, or nil for that of the bar.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// A view in place of the button.
  open var customView: UIView?

  /// The width of a fixed space, in points; 0 by default.
  open var width: CGFloat = 0
  /// The system item, if the button is one.
  private(set) var systemItem: SystemItem?

  /// Creates a button with a title and an action.
  public convenience init(
    title: String?, style: Style = .plain, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Creates one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    self.systemItem = systemItem
  }

  /// Creates a button with a title that does nothing, such as a back button.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a button with an image that does nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates one of the system's buttons that does nothing, such as a space.
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

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// A message by its name, of which none can be made without the Objective-C runtime.
///
/// It lets an app say that a bar button has no target and no action.
public enum Selector: Hashable, Sendable {}

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

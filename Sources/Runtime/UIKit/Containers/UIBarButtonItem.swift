import Foundation

/// A button in a bar.
///
/// Source: Apple, UIBarButtonItem; the action is a `UIAction`, as there are no selectors.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How prominent a button is.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  /// The buttons that every system has.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, refresh, play, pause
    case undo, redo, close, action, trash
  }

  /// How prominent the button is.
  open var style = Style.plain
  /// What the button does.
  open var primaryAction: UIAction?
  /// A view in place of the button.
  open var customView: UIView?

  /// How many cells a fixed space takes; 0 unless set.
  open var width: CGFloat = 0
  /// Which of the system's buttons this is, if it is one.
  private(set) var systemItem: SystemItem?

  /// Makes a button with a title and what it does.
  public convenience init(
    title: String?, style: Style = .plain, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.style = style
    self.primaryAction = primaryAction
  }

  /// Makes a button that every system has.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    self.systemItem = systemItem
  }

  /// A space that takes the room that the buttons leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of some cells.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// Makes a button out of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English words of the button.
  var title: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .done, .cancel, .edit, .save, .add, .refresh, .play, .pause, .undo, .redo, .close,
      .action, .trash:
      String(describing: self).capitalized
    }
  }
}

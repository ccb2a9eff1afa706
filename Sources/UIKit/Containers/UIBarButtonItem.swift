import Foundation

/// A button in a bar.
///
/// Source: Apple, UIBarButtonItem.
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
  /// A view in place of the button.
  open var customView: UIView?

  /// Makes a button with a title.
  public convenience init(
    title: String?, style: Style = .plain
  ) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Makes a button that every system has.
  public convenience init(systemItem: SystemItem) {
    self.init(title: systemItem.title)
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

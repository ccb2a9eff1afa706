import Foundation

/// An action that a swipe uncovers behind a row, as apps before iOS 11 name it.
///
/// Source: Apple, UITableViewRowAction; UIKIT-CASES.md table-row-actions.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes the row.
    case `default` = 0
    /// A normal action.
    case normal = 1

    /// The same as the default.
    public static let destructive = Style.default
  }

  /// The style.
  public let style: Style
  /// The title of the action's button.
  open var title: String?
  /// The background colour of the action's button; nil for the default.
  open var backgroundColor: UIColor?
  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The action as swipes know it.
  fileprivate func contextualAction(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

extension UISwipeActionsConfiguration {
  /// A configuration of row actions; a full swipe performs none of them.
  convenience init(_ actions: [UITableViewRowAction], at path: IndexPath) {
    self.init(actions: actions.map { $0.contextualAction(at: path) })
    performsFirstActionWithFullSwipe = false
  }
}

extension UITableViewDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { unimplemented(nil) }
}

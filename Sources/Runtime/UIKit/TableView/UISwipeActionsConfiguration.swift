import Foundation

/// The actions of a swipe across a row.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one nearest to the edge first.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// An action of a swipe.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// A normal action.
    case normal = 0
    /// An action that deletes the row.
    case destructive = 1
  }

  /// The handler of an action, with the action, the swiped view and a completion, which must be
  /// called with whether the action was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The handler.
  public let handler: Handler
  /// The title of the action's button.
  open var title: String?
  /// The image of the action's button.
  open var image: UIImage?
  /// The background colour of the action's button; nil for the default.
  open var backgroundColor: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

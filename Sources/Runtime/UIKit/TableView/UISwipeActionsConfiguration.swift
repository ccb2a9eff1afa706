import Foundation

/// What a swipe across a row offers.
///
/// Source: Apple, UISwipeActionsConfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one nearest to the edge first.
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way through carries the first action out.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions; without any, nothing is offered.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// One thing that a swipe offers.
///
/// Source: Apple, UIContextualAction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Hashable, Sendable {
    /// Something else.
    case normal = 0
    /// It deletes the row.
    case destructive = 1
  }

  /// What is called for the action: with the action, the view that was swiped and what is to be
  /// called when it is done, with whether it was carried out.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style
  /// What is called for the action.
  public let handler: Handler
  /// The words on the action's button.
  open var title: String?
  /// The picture on the action's button.
  open var image: UIImage?
  /// The colour of the action's button; nil for the usual one.
  open var backgroundColor: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

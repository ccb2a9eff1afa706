import Foundation

/// Takes what is dropped on a table.
///
/// Every method but `tableView(_:performDropWith:)` is optional.
///
/// Source: Apple, UITableViewDropDelegate; UIKIT-CASES.md list-drop.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the items may be taken; if not, the drag is ignored.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the finger enters the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do at a row of the table, behind the last one, or beside all for nil.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the finger has left the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag is over that entered the table, wherever it ended.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { unimplemented(true) }
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) { unimplemented() }
  /// A move of the table's own items, a copy of others.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    unimplemented(
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath))
  }
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) { unimplemented() }
}

/// What a table would do with the items above it.
///
/// Source: Apple, UITableViewDropProposal.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would be.
  public enum Intent: Int, Hashable, Sendable {
    /// It is not known yet.
    case unspecified = 0
    /// they are new rows at the place.
    case insertAtDestinationIndexPath = 1
    /// They become a part of the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// One of the two, by the place of the finger in the row.
    case automatic = 3
  }

  /// Where the items would be.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that does not say where the items would be.
  public convenience override init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

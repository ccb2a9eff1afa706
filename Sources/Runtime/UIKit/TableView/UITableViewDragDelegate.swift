import CoreGraphics
import Foundation

/// Says what is dragged out of a table.
///
/// Every method but the first is optional.
///
/// Source: Apple, UITableViewDragDelegate; UIKIT-CASES.md list-drag.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// The items for a drag that is about to begin at a row of the table; none if nothing is to be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap of another finger adds.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How the cell is shown that is lifted; nil for all of it.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger first moves.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Whether the items may be moved.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether the items can be dropped in this app alone.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Called when the drag is over.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// None.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { unimplemented([]) }
  /// All of the cell.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { unimplemented(nil) }
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) { unimplemented() }
  /// Yes.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { unimplemented(true) }
  /// No.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { unimplemented(false) }
  /// Does nothing, as the method is optional in UIKit.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) { unimplemented() }
}

import CoreGraphics
import Foundation

/// What was dropped on a table, and what shows it there.
///
/// Source: Apple, UITableViewDropCoordinator; UIKIT-CASES.md list-drop, list-placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// Where they were dropped; nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Shows a cell for an item whose data are loaded meanwhile.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets the row appear that was inserted for what was dropped.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets what was dropped vanish in a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets what was dropped vanish at a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
///
/// Source: Apple, UITableViewDropItem.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was in this table; nil if it comes from elsewhere, or the table has changed since.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was lifted.
  var previewSize: CGSize { get }
}

/// A cell for an item whose data are loaded.
///
/// Source: Apple, UITableViewPlaceholder.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Called when the cell is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a placeholder whose cell is dequeued with an identifier.
  ///
  /// A height of `UITableView.automaticDimension` is that of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    (self.reuseIdentifier, self.rowHeight) = (reuseIdentifier, rowHeight)
  }
}

/// A cell for an item that was dropped, and whose data are loaded.
///
/// Source: Apple, UITableViewDropPlaceholder.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {}

/// Exchanges a placeholder for the item that it stands for.
///
/// Source: Apple, UITableViewDropPlaceholderContext; UIKIT-CASES.md list-placeholder.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Lets the data source insert the item, whose cell takes the placeholder's place.
  ///
  /// - Returns: Whether the placeholder was still there; if not, nothing is called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  ///
  /// - Returns: Whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

import CoreGraphics
import Foundation

/// What was dropped on a collection view, and what shows it there.
///
/// Source: Apple, UICollectionViewDropCoordinator; UIKIT-CASES.md list-drop, list-placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they were dropped; nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate proposed last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Shows a cell for an item whose data are loaded meanwhile.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets the item appear that was inserted for what was dropped.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets what was dropped vanish in an item.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets what was dropped vanish at a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
///
/// Source: Apple, UICollectionViewDropItem.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was in this view; nil if it comes from elsewhere, or the view has changed since.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what was lifted.
  var previewSize: CGSize { get }
}

/// A cell for an item whose data are loaded.
///
/// Source: Apple, UICollectionViewPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Called when the cell is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder whose cell is dequeued with an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
  }
}

/// A cell for an item that was dropped, and whose data are loaded.
///
/// Source: Apple, UICollectionViewDropPlaceholder.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// Exchanges a placeholder for the item that it stands for.
///
/// Source: Apple, UICollectionViewDropPlaceholderContext; UIKIT-CASES.md list-placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
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
  /// Calls the handler of the placeholder with its cell again, if that is shown.
  func setNeedsCellUpdate()
}

import Foundation

/// Takes what is dropped on a collection view.
///
/// Every method but `collectionView(_:performDropWith:)` is optional.
///
/// Source: Apple, UICollectionViewDropDelegate; UIKIT-CASES.md list-drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the items may be taken; if not, the drag is ignored.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when the finger enters the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do at an item of the view, behind the last one, or beside all for nil.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger has left the view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag is over that entered the view, wherever it ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { unimplemented(true) }
  /// Does nothing, as the method is optional in UIKit.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { unimplemented() }
  /// A move of the view's own items, a copy of others.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    unimplemented(
      UICollectionViewDropProposal(
        operation: collectionView.hasActiveDrag ? .move : .copy,
        intent: .insertAtDestinationIndexPath))
  }
  /// Does nothing, as the method is optional in UIKit.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { unimplemented() }
  /// Does nothing, as the method is optional in UIKit.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { unimplemented() }
}

/// What a collection view would do with the items above it.
///
/// Source: Apple, UICollectionViewDropProposal.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would be.
  public enum Intent: Int, Hashable, Sendable {
    /// It is not known yet.
    case unspecified = 0
    /// They are new items at the place.
    case insertAtDestinationIndexPath = 1
    /// They become a part of the item at the place.
    case insertIntoDestinationIndexPath = 2
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

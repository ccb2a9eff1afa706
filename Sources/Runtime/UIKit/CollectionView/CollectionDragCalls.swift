import CoreGraphics
import Foundation

/// What a collection view asks its delegates of drags and drops.
@MainActor
struct CollectionDragCalls: ListDragCalls {
  unowned let view: UICollectionView

  // MARK: Places

  func path(at point: CGPoint) -> IndexPath? {
    view.indexPathForItem(at: point).flatMap { view.placeholders.sourcePath(of: $0) }
  }

  /// Beside the last item of a section lies as much room as that item takes.
  func endPath(beside point: CGPoint) -> IndexPath? {
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      let last = IndexPath(item: count - 1, section: section)
      guard count > 0, let frame = view.layoutAttributesForItem(at: last)?.frame else { continue }
      let room = CGRect(
        x: frame.minX, y: frame.minY, width: 2 * frame.width, height: 2 * frame.height)
      if room.contains(point) {
        return IndexPath(
          item: count - view.placeholders.count(inSection: section), section: section)
      }
    }
    return nil
  }

  func cell(at path: IndexPath) -> UIView? {
    view.cellForItem(at: view.placeholders.shownPath(of: path))
  }

  // MARK: The delegate of drags

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    notify(view.dragDelegate, "collectionView(_:itemsForBeginning:at:)") {
      $0.collectionView(view, itemsForBeginning: session, at: path)
    } ?? []
  }

  func itemsToAdd(
    to session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    notify(view.dragDelegate, "collectionView(_:itemsForAddingTo:at:point:)") {
      $0.collectionView(view, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    notify(view.dragDelegate, "collectionView(_:dragPreviewParametersForItemAt:)") {
      $0.collectionView(view, dragPreviewParametersForItemAt: path)
    }
  }

  func willBegin(_ session: any UIDragSession) {
    notify(view.dragDelegate, "collectionView(_:dragSessionWillBegin:)") {
      $0.collectionView(view, dragSessionWillBegin: session)
    }
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    notify(view.dragDelegate, "collectionView(_:dragSessionAllowsMoveOperation:)") {
      $0.collectionView(view, dragSessionAllowsMoveOperation: session)
    } ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    notify(view.dragDelegate, "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)") {
      $0.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session)
    } ?? false
  }

  func didEnd(_ session: any UIDragSession) {
    notify(view.dragDelegate, "collectionView(_:dragSessionDidEnd:)") {
      $0.collectionView(view, dragSessionDidEnd: session)
    }
  }

  // MARK: The delegate of drops

  func canHandle(_ session: any UIDropSession) -> Bool {
    notify(view.dropDelegate, "collectionView(_:canHandle:)") {
      $0.collectionView(view, canHandle: session)
    } ?? false
  }

  func didEnter(_ session: any UIDropSession) {
    notify(view.dropDelegate, "collectionView(_:dropSessionDidEnter:)") {
      $0.collectionView(view, dropSessionDidEnter: session)
    }
  }

  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    notify(
      view.dropDelegate, "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      {
        $0.collectionView(
          view, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }) ?? UICollectionViewDropProposal(operation: .cancel)
  }

  func didExit(_ session: any UIDropSession) {
    notify(view.dropDelegate, "collectionView(_:dropSessionDidExit:)") {
      $0.collectionView(view, dropSessionDidExit: session)
    }
  }

  func perform(_ drop: ListDrop) {
    guard let proposal = drop.proposal as? UICollectionViewDropProposal else { return }
    let coordinator = CollectionDrop(drop, proposal, on: view)
    notify(view.dropDelegate, "collectionView(_:performDropWith:)") {
      $0.collectionView(view, performDropWith: coordinator)
    }
  }

  func didEnd(_ session: any UIDropSession) {
    notify(view.dropDelegate, "collectionView(_:dropSessionDidEnd:)") {
      $0.collectionView(view, dropSessionDidEnd: session)
    }
  }
}

/// A drop on a collection view.
@MainActor
private final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  private let drop: ListDrop
  private let view: UICollectionView

  init(_ drop: ListDrop, _ proposal: UICollectionViewDropProposal, on view: UICollectionView) {
    (self.drop, self.proposal, self.view) = (drop, proposal, view)
  }

  var items: [any UICollectionViewDropItem] { drop.items }
  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.session }

  private func show(_ cell: UIView?) -> any UIDragAnimating {
    DragAnimator.show(cell, on: view.homeApplication.scheduler)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let place = ListPlaceholder { [unowned view] path in
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: placeholder.reuseIdentifier, for: path)
      placeholder.cellUpdateHandler?(cell)
      return cell
    } updateCell: { [unowned view] path in
      if let cell = view.cellForItem(at: path) { placeholder.cellUpdateHandler?(cell) }
    }
    return DropPlaceholder(
      place, at: placeholder.insertionIndexPath, for: dragItem, in: view)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    view.layoutIfNeeded()
    return show(view.cellForItem(at: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { show(nil) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    show(nil)
  }
}

import CoreGraphics
import Foundation

/// What a list asks its delegates of drags and drops, under one name for rows and items.
@MainActor
protocol ListDragCalls {
  // MARK: Places

  /// The row or item at a point of the content, unless it is a placeholder.
  func path(at point: CGPoint) -> IndexPath?
  /// The place behind the last row or item, if a point is beside that.
  func endPath(beside point: CGPoint) -> IndexPath?
  /// The cell of a row or item.
  func cell(at path: IndexPath) -> UIView?

  // MARK: The delegate of drags

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsToAdd(
    to session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func willBegin(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func isRestricted(_ session: any UIDragSession) -> Bool
  func didEnd(_ session: any UIDragSession)

  // MARK: The delegate of drops

  func canHandle(_ session: any UIDropSession) -> Bool
  func didEnter(_ session: any UIDropSession)
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
  func didExit(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)
  func didEnd(_ session: any UIDropSession)
}

/// A drop on a list.
@MainActor
struct ListDrop {
  let session: any UIDropSession
  let items: [DroppedItem]
  let destination: IndexPath?
  let proposal: UIDropProposal
}

/// An item that is dropped on a list.
@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, path, size)
  }
}

import Foundation
import UIKit

/// Letters in a collection view, which are dragged and dropped as the course does it.
@MainActor
final class LetterGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var letters: [String]
  let view: UICollectionView
  private(set) var calls: [String] = []
  /// What is done with a drop, besides a move within the view.
  var usesPlaceholders = true
  private(set) var contexts: [any UICollectionViewDropPlaceholderContext] = []

  init(_ letters: [String], at origin: CGPoint, in window: UIWindow) {
    self.letters = letters
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    layout.itemSize = CGSize(width: 40, height: 40)
    view = UICollectionView(
      frame: CGRect(origin: origin, size: CGSize(width: 200, height: 80)),
      collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.identifier)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
    (view.dataSource, view.delegate) = (self, self)
    (view.dragDelegate, view.dropDelegate) = (self, self)
    view.dragInteractionEnabled = true
    window.addSubview(view)
    view.layoutIfNeeded()
  }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// The shown letters; a dot for a placeholder.
  var shown: String {
    view.layoutIfNeeded()
    return view.visibleCells.map { ($0 as? TextCell)?.label.text ?? "." }.joined()
  }

  /// The middle of a place in the window.
  func place(_ item: Int) -> CGPoint {
    CGPoint(x: view.frame.minX + 20 + CGFloat(item % 5) * 40, y: view.frame.minY + 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TextCell.identifier, for: indexPath)
    (cell as? TextCell)?.label.text = letters[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { letters[indexPath.item].isEmpty ? .zero : CGSize(width: 40, height: 40) }

  // MARK: Drags

  private func items(at path: IndexPath) -> [UIDragItem] {
    let item = UIDragItem(
      itemProvider: NSItemProvider(object: NSString(string: letters[path.item])))
    item.localObject = letters[path.item]
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    session.localContext = collectionView
    calls.append("items \(indexPath.item)")
    return items(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    calls.append("adding \(indexPath.item)")
    return items(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { calls.append("willBegin \(collectionView.hasActiveDrag)") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { calls.append("dragEnd \(collectionView.hasActiveDrag)") }

  // MARK: Drops

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    calls.append("canHandle")
    return session.canLoadObjects(ofClass: String.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { calls.append("enter \(collectionView.hasActiveDrop)") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    calls.append("update \(destinationIndexPath.map { "\($0.item)" } ?? "nil")")
    let isOwn = session.localDragSession?.localContext as? UICollectionView === collectionView
    return UICollectionViewDropProposal(
      operation: isOwn ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { calls.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { calls.append("dropEnd \(collectionView.hasActiveDrop)") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    calls.append("perform")
    let target = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    for item in coordinator.items {
      if let source = item.sourceIndexPath {
        collectionView.performBatchUpdates {
          letters.insert(letters.remove(at: source.item), at: target.item)
          collectionView.deleteItems(at: [source])
          collectionView.insertItems(at: [target])
        }
        coordinator.drop(item.dragItem, toItemAt: target)
      } else if usesPlaceholders {
        load(item, at: target, coordinator)
      }
    }
  }

  private func load(
    _ item: any UICollectionViewDropItem, at target: IndexPath,
    _ coordinator: any UICollectionViewDropCoordinator
  ) {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: target, reuseIdentifier: "placeholder")
    placeholder.cellUpdateHandler = { [weak self] _ in self?.calls.append("placeholder") }
    contexts.append(coordinator.drop(item.dragItem, to: placeholder))
  }

  /// The data source takes what a placeholder stands for.
  func commit(_ index: Int) -> Bool {
    let context = contexts[index]
    return context.commitInsertion { path in
      letters.insert(context.dragItem.localObject as? String ?? "?", at: path.item)
    }
  }
}

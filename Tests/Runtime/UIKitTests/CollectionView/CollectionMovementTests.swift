import Foundation
import Testing
import UIKit

/// Source: Apple, UICollectionView, "Reordering items interactively".
@MainActor @Suite struct CollectionMovementTests {
  /// Letters that a gesture can move.
  private final class Letters: UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var fixed: Set<String> = []
    var lines: [String] = []
    var highest: Int?

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: TextCell.identifier, for: indexPath)
      (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      lines.append("\(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
      let letter = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      sections[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      guard let highest, proposedIndexPath.item > highest else { return proposedIndexPath }
      return IndexPath(item: highest, section: proposedIndexPath.section)
    }
  }

  private struct World {
    let drawing: DrawingWorld
    let view: UICollectionView
    let letters: Letters

    @MainActor init(_ sections: [[String]]) {
      drawing = DrawingWorld()
      letters = Letters(sections)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 2, height: 1)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 8, height: 2), collectionViewLayout: layout)
      view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.identifier)
      (view.dataSource, view.delegate) = (letters, letters)
      view.layoutIfNeeded()
    }

    /// The shown letters by their places.
    @MainActor var shown: [String] {
      view.layoutIfNeeded()
      return view.visibleCells.map { ($0 as? TextCell)?.label.text ?? "?" }
    }
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test
  func `collection-movement: the others make room, and the data source moves the item at the end`()
  {
    let world = World([["a", "b", "c", "d"]])
    #expect(world.view.beginInteractiveMovementForItem(at: item(0)))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 0.5))
    #expect(world.shown == ["b", "c", "a", "d"])
    #expect(world.view.cellForItem(at: item(2))?.center == CGPoint(x: 5, y: 0.5))
    #expect(world.letters.lines == [] && world.letters.sections == [["a", "b", "c", "d"]])
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 3, y: 0.5))
    #expect(world.shown == ["b", "a", "c", "d"])
    world.view.endInteractiveMovement()
    #expect(world.letters.lines == ["[0, 0] to [0, 1]"])
    #expect(world.shown == ["b", "a", "c", "d"])
    world.view.reloadData()
    #expect(world.shown == ["b", "a", "c", "d"])
  }

  @Test func `collection-movement: a movement that is cancelled or goes nowhere moves nothing`() {
    let world = World([["a", "b", "c"]])
    world.view.beginInteractiveMovementForItem(at: item(2))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 0.5))
    #expect(world.shown == ["c", "a", "b"])
    world.view.cancelInteractiveMovement()
    #expect(world.shown == ["a", "b", "c"])
    world.view.beginInteractiveMovementForItem(at: item(1))
    world.view.endInteractiveMovement()
    #expect(world.letters.lines == [])
    #expect(world.view.cellForItem(at: item(1))?.frame.minX == 2)
  }

  @Test
  func `collection-movement: what must stay is not moved, and there is one movement at a time`() {
    let world = World([["a", "b", "c"]])
    world.letters.fixed = ["a"]
    #expect(!world.view.beginInteractiveMovementForItem(at: item(0)))
    #expect(!world.view.beginInteractiveMovementForItem(at: item(7)))
    #expect(world.view.beginInteractiveMovementForItem(at: item(1)))
    #expect(!world.view.beginInteractiveMovementForItem(at: item(2)))
  }

  @Test func `collection-movement: the delegate decides where an item goes`() {
    let world = World([["a", "b", "c", "d"]])
    world.letters.highest = 1
    world.view.beginInteractiveMovementForItem(at: item(0))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 7, y: 0.5))
    world.view.endInteractiveMovement()
    #expect(world.letters.lines == ["[0, 0] to [0, 1]"])
    #expect(world.shown == ["b", "a", "c", "d"])
  }

  @Test
  func
    `collection-movement: an item goes to another section, whose cells still have their own items`()
  {
    let world = World([["a", "b"], ["c", "d", "e"]])
    world.view.beginInteractiveMovementForItem(at: item(0))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 3, y: 1.5))
    #expect(world.view.numberOfItems(inSection: 0) == 1)
    #expect(world.shown == ["b", "c", "a", "d", "e"])
    world.view.endInteractiveMovement()
    #expect(world.letters.sections == [["b"], ["c", "a", "d", "e"]])
    #expect(world.shown == ["b", "c", "a", "d", "e"])
  }

  @Test func `collection-movement: every place that is shown names its item, whatever moves where`()
  {
    for source in 0..<4 {
      for first in 0..<4 {
        for second in 0..<4 {
          let world = World([["a", "b", "c", "d"]])
          var letters = world.letters.sections[0]
          letters.insert(letters.remove(at: source), at: second)
          world.view.beginInteractiveMovementForItem(at: item(source))
          for place in [first, second] {
            world.view.updateInteractiveMovementTargetPosition(
              CGPoint(x: Double(place) * 2 + 1, y: 0.5))
          }
          #expect(world.shown == letters, "\(source) by \(first) to \(second)")
          world.view.endInteractiveMovement()
          #expect(world.letters.sections == [letters], "\(source) by \(first) to \(second)")
        }
      }
    }
  }
}

import Foundation
import Testing
import UIKit

/// Source: Apple, UICollectionView, "Reordering items interactively".
@MainActor @Suite struct CollectionMovementTests {
  /// Rows of four letters, laid out.
  private func world(_ sections: [[String]]) -> CollectionWorld {
    let world = CollectionWorld(sections, width: 8, height: 2)
    world.data.standardWidth = 2
    world.layout.minimumInteritemSpacing = 0
    world.view.layoutIfNeeded()
    return world
  }

  private func moves(in world: CollectionWorld) -> [String] {
    world.data.lines.filter { $0.hasPrefix("move") }
  }

  private func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test
  func `collection-movement: the others make room, and the data source moves the item at the end`()
  {
    let world = world([["a", "b", "c", "d"]])
    #expect(world.view.beginInteractiveMovementForItem(at: item(0)))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 0.5))
    #expect(world.texts == ["b", "c", "a", "d"])
    #expect(world.view.cellForItem(at: item(2))?.center == CGPoint(x: 5, y: 0.5))
    #expect(moves(in: world) == [] && world.data.sections == [["a", "b", "c", "d"]])
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 3, y: 0.5))
    #expect(world.texts == ["b", "a", "c", "d"])
    world.view.endInteractiveMovement()
    #expect(moves(in: world) == ["move [0, 0] to [0, 1]"])
    #expect(world.texts == ["b", "a", "c", "d"])
    world.view.reloadData()
    #expect(world.texts == ["b", "a", "c", "d"])
  }

  @Test func `collection-movement: a movement that is cancelled or goes nowhere moves nothing`() {
    let world = world([["a", "b", "c"]])
    world.view.beginInteractiveMovementForItem(at: item(2))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 0.5))
    #expect(world.texts == ["c", "a", "b"])
    world.view.cancelInteractiveMovement()
    #expect(world.texts == ["a", "b", "c"])
    world.view.beginInteractiveMovementForItem(at: item(1))
    world.view.endInteractiveMovement()
    #expect(moves(in: world) == [])
    #expect(world.view.cellForItem(at: item(1))?.frame.minX == 2)
  }

  @Test
  func `collection-movement: what must stay is not moved, and there is one movement at a time`() {
    let world = world([["a", "b", "c"]])
    world.data.fixed = ["a"]
    #expect(!world.view.beginInteractiveMovementForItem(at: item(0)))
    #expect(!world.view.beginInteractiveMovementForItem(at: item(7)))
    #expect(world.view.beginInteractiveMovementForItem(at: item(1)))
    #expect(!world.view.beginInteractiveMovementForItem(at: item(2)))
  }

  @Test func `collection-movement: the delegate decides where an item goes`() {
    let world = world([["a", "b", "c", "d"]])
    world.data.highest = 1
    world.view.beginInteractiveMovementForItem(at: item(0))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 7, y: 0.5))
    world.view.endInteractiveMovement()
    #expect(moves(in: world) == ["move [0, 0] to [0, 1]"])
    #expect(world.texts == ["b", "a", "c", "d"])
  }

  @Test
  func
    `collection-movement: an item goes to another section, whose cells still have their own items`()
  {
    let world = world([["a", "b"], ["c", "d", "e"]])
    world.view.beginInteractiveMovementForItem(at: item(0))
    world.view.updateInteractiveMovementTargetPosition(CGPoint(x: 3, y: 1.5))
    #expect(world.view.numberOfItems(inSection: 0) == 1)
    #expect(world.texts == ["b", "c", "a", "d", "e"])
    world.view.endInteractiveMovement()
    #expect(world.data.sections == [["b"], ["c", "a", "d", "e"]])
    #expect(world.texts == ["b", "c", "a", "d", "e"])
  }

  @Test func `collection-movement: every place that is shown names its item, whatever moves where`()
  {
    for source in 0..<4 {
      for first in 0..<4 {
        for second in 0..<4 {
          let world = world([["a", "b", "c", "d"]])
          var letters = world.data.sections[0]
          letters.insert(letters.remove(at: source), at: second)
          world.view.beginInteractiveMovementForItem(at: item(source))
          for place in [first, second] {
            world.view.updateInteractiveMovementTargetPosition(
              CGPoint(x: Double(place) * 2 + 1, y: 0.5))
          }
          #expect(world.texts == letters, "\(source) by \(first) to \(second)")
          world.view.endInteractiveMovement()
          #expect(world.data.sections == [letters], "\(source) by \(first) to \(second)")
        }
      }
    }
  }
}

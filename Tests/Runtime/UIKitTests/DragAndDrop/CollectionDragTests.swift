import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md list-drag, list-drop, list-placeholder.
@MainActor @Suite struct CollectionDragTests {
  /// Two collection views below each other.
  @MainActor private struct Grids {
    let touches = TouchWorld()
    let grid: LetterGrid
    let other: LetterGrid

    init() {
      grid = LetterGrid(["a", "b", "c", "d"], at: CGPoint(x: 0, y: 100), in: touches.window)
      other = LetterGrid(["x", "y"], at: CGPoint(x: 0, y: 300), in: touches.window)
    }

    func drag(_ places: CGPoint...) {
      touches.input.begin(at: places[0])
      touches.wait(0.5)
      for place in places.dropFirst() { touches.input.move(to: place) }
      touches.input.end()
      touches.settle()
    }
  }

  @Test func `list-drag: an item is dragged to another place of the same view`() {
    let world = Grids()
    let grid = world.grid
    world.drag(grid.place(0), grid.place(2))
    #expect(grid.letters == ["b", "c", "a", "d"] && grid.shown == "bcad")
    #expect(
      grid.take() == [
        "items 0", "willBegin true", "canHandle", "enter true", "update 2", "perform",
        "dropEnd false", "dragEnd false",
      ])
    world.drag(grid.place(3), grid.place(0))
    #expect(grid.shown == "dbca")
  }

  @Test func `list-drag: the place behind the last item is its place for an item of the view`() {
    let world = Grids()
    let (grid, other) = (world.grid, world.other)
    world.drag(grid.place(0), grid.place(4))
    #expect(grid.shown == "bcda" && grid.take().contains("update 3"))
    world.drag(other.place(0), grid.place(4))
    #expect(grid.take().contains("update 4"))
    world.drag(grid.place(0), CGPoint(x: 20, y: 175))
    #expect(grid.take().contains("update nil"))
  }

  @Test func `list-drag: nothing is dragged from between items, or where drags are not enabled`() {
    let world = Grids()
    let grid = world.grid
    world.drag(grid.place(4), grid.place(0))
    grid.view.dragInteractionEnabled = false
    world.drag(grid.place(1), grid.place(0))
    grid.view.dragInteractionEnabled = true
    grid.view.dragDelegate = nil
    world.drag(grid.place(1), grid.place(0))
    #expect(grid.take() == [] && grid.shown == "abcd")
  }

  @Test func `list-drag: a drag that leaves the view changes nothing`() {
    let world = Grids()
    let grid = world.grid
    world.drag(grid.place(0), grid.place(1), CGPoint(x: 20, y: 600))
    #expect(grid.shown == "abcd")
    #expect(grid.take().suffix(3) == ["exit", "dropEnd false", "dragEnd false"])
  }

  @Test func `list-drag: taps of another finger add items, which are dropped together`() {
    let world = Grids()
    let (touches, grid, other) = (world.touches, world.grid, world.other)
    touches.input.begin(at: grid.place(0))
    touches.wait(0.5)
    touches.input.move(to: grid.place(1))
    touches.input.begin(1, at: grid.place(3))
    touches.input.end(1)
    #expect(grid.take().contains("adding 3"))
    touches.input.move(to: other.place(0))
    touches.input.end()
    #expect(other.shown == "..xy")
    touches.settle()
    #expect(other.commit(1) && other.commit(0))
    #expect(other.letters == ["a", "d", "x", "y"] && other.shown == "adxy")
  }

  @Test func `list-placeholder: a cell is shown until the data source has the item`() {
    let world = Grids()
    let (grid, other) = (world.grid, world.other)
    world.drag(grid.place(1), other.place(1))
    #expect(other.shown == "x.y" && other.letters == ["x", "y"])
    #expect(other.view.hasUncommittedUpdates && other.view.numberOfItems(inSection: 0) == 3)
    #expect(other.take().filter { $0 == "placeholder" }.count == 1)
    other.contexts[0].setNeedsCellUpdate()
    #expect(other.take().contains("placeholder"))
    #expect(other.commit(0))
    #expect(other.letters == ["x", "b", "y"] && other.shown == "xby")
    #expect(!other.view.hasUncommittedUpdates && !other.commit(0))
    #expect(grid.shown == "abcd")
  }

  @Test func `list-placeholder: one that is deleted, or whose view is reloaded, is gone`() {
    let world = Grids()
    let (grid, other) = (world.grid, world.other)
    world.drag(grid.place(1), other.place(0))
    #expect(other.shown == ".xy" && other.contexts[0].deletePlaceholder())
    #expect(other.shown == "xy" && !other.contexts[0].deletePlaceholder())
    world.drag(grid.place(1), other.place(0))
    other.view.reloadData()
    #expect(other.shown == "xy" && !other.commit(1) && other.letters == ["x", "y"])
  }

  @Test func `list-placeholder: it stays before the same item while others come and go`() {
    let world = Grids()
    let (grid, other) = (world.grid, world.other)
    world.drag(grid.place(1), other.place(1))
    other.view.performBatchUpdates {
      other.letters = ["w", "x", "y", "z"]
      other.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
    }
    #expect(other.shown == "wx.yz")
    other.view.performBatchUpdates {
      other.letters = ["x"]
      other.view.deleteItems(at: [0, 2, 3].map { IndexPath(item: $0, section: 0) })
    }
    #expect(other.shown == "x.")
    #expect(other.commit(0) && other.shown == "xb")
  }

  @Test func `list-drop: a delegate that proposes nothing moves its own items, and copies others`()
  {
    let world = Grids()
    let (grid, other) = (world.grid, world.other)
    final class Taker: UICollectionViewDropDelegate {
      var operations: [UIDropOperation] = []
      func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator
      ) { operations.append(coordinator.proposal.operation) }
    }
    let taker = Taker()
    other.view.dropDelegate = taker
    world.drag(grid.place(0), other.place(0))
    world.drag(other.place(0), other.place(1))
    #expect(taker.operations == [.copy, .move])
  }

  @Test func `list-drop: an item that was dragged has no source once the view has changed`() {
    let world = Grids()
    let (touches, grid) = (world.touches, world.grid)
    touches.input.begin(at: grid.place(0))
    touches.wait(0.5)
    touches.input.move(to: grid.place(1))
    grid.letters.append("e")
    grid.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    touches.input.move(to: grid.place(2))
    touches.input.end()
    touches.settle()
    // The view no longer knows which item it was, so that it is loaded as one of another view.
    #expect(grid.shown == "ab.cde")
  }

  @Test func `drop-from-another-app: an item of another app has no source`() {
    let world = Grids()
    let grid = world.grid
    world.drag(grid.place(0), grid.place(1))
    let item = UIDragItem(itemProvider: NSItemProvider(object: "z" as NSString))
    item.localObject = "z"
    #expect(world.touches.input.drop([item], at: grid.place(2)))
    world.touches.settle()
    #expect(grid.shown == "ba.cd" && grid.commit(0))
    #expect(grid.shown == "bazcd")
  }
}

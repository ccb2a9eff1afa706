import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md drag-order, drag-cancelled, drag-enabled, drag-adds-items.
@MainActor @Suite struct DragTests {
  @Test func `drag-order: a drag and its drop call the delegates of both sides in their order`() {
    let world = DragWorld()
    world.input.begin(at: world.cup)
    #expect(world.take() == [])
    world.wait(0.5)
    #expect(world.take() == ["items", "preview", "willLift"])
    world.input.move(to: world.nowhere)
    #expect(world.take() == ["willBegin", "allowsMove", "restricted", "didMove"])
    world.input.move(to: world.table)
    #expect(world.take() == ["didMove", "table canHandle", "table enter", "table update"])
    world.input.move(to: world.table(5))
    #expect(world.take() == ["didMove", "table update"])
    world.input.end()
    #expect(world.take() == ["willEnd copy", "table perform", "table animate"])
    world.settle()
    #expect(
      world.take() == [
        "table took tea", "table conclude", "table end", "didEnd copy", "transferred",
      ])
  }

  @Test func `drag-order: a finger that is lifted where it was lifts the items and no more`() {
    let world = DragWorld()
    world.input.begin(at: world.cup)
    world.wait(0.6)
    world.input.end()
    world.settle()
    #expect(world.take() == ["items", "preview", "willLift", "willReturn"])
  }

  @Test func `drag-order: a finger that moves at once drags nothing`() {
    let world = DragWorld()
    world.touches.drag(from: world.cup, to: world.table)
    world.settle()
    #expect(world.take() == [])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `drag-cancelled: an operation that drops nothing lets the items return`(
    operation: UIDropOperation
  ) {
    let world = DragWorld()
    world.target.operation = operation
    world.drag(to: world.table)
    #expect(
      world.take().suffix(4) == [
        "willEnd \(operation)", "willReturn", "table end", "didEnd \(operation)",
      ])
  }

  @Test func `drag-cancelled: a move that the drag does not allow is a cancel`() {
    let world = DragWorld()
    world.source.allowsMove = false
    world.target.operation = .move
    world.drag(to: world.table)
    #expect(world.take().last == "didEnd cancel")
    world.source.allowsMove = true
    world.drag(to: world.table)
    #expect(world.take().last == "transferred")
  }

  @Test func `drag-cancelled: a drag that ends elsewhere is told to all views that it entered`() {
    let world = DragWorld()
    world.drag(to: world.table, world.nowhere)
    #expect(
      world.take().suffix(6) == [
        "didMove", "table exit", "willEnd cancel", "willReturn", "table end", "didEnd cancel",
      ])
    world.input.begin(at: world.cup)
    world.wait(0.5)
    world.input.move(to: world.table)
    world.input.cancelAll()
    world.settle()
    #expect(world.take().last == "didEnd cancel")
  }

  @Test func `drag-enabled: a phone drags where the app says so, a pad unless it says no`() {
    for (device, byDefault) in [(TouchWorld.Device.phone, false), (.pad, true)] {
      let world = DragWorld(device, isEnabled: nil)
      #expect(UIDragInteraction.isEnabledByDefault == byDefault)
      world.drag(to: world.table)
      #expect(world.take().isEmpty == !byDefault)
      world.interaction.isEnabled.toggle()
      world.drag(to: world.table)
      #expect(world.take().isEmpty == byDefault)
    }
  }

  @Test func `drag-enabled: nothing is dragged where there are no items`() {
    let world = DragWorld()
    world.source.texts = []
    world.drag(to: world.table)
    #expect(world.take() == ["items"])
  }

  @Test func `drag-adds-items: a tap of another finger adds what the interaction offers`() {
    let world = DragWorld()
    world.input.begin(at: world.cup)
    world.wait(0.5)
    world.input.move(to: world.nowhere)
    _ = world.take()
    world.source.added = ["milk"]
    world.input.begin(1, at: world.cup)
    world.input.end(1)
    #expect(world.take() == ["adding", "willAdd milk"])
    world.input.move(to: world.table)
    world.input.end()
    world.settle()
    #expect(world.take().contains("table took tea, milk"))
    world.input.begin(1, at: world.cup)
    world.input.end(1)
    #expect(world.take() == [])
  }

  @Test func `drag-preview: the picture of the view follows the finger, and goes with the drop`() {
    let world = DragWorld()
    let views = world.touches.window.subviews.count
    world.input.begin(at: world.cup)
    world.wait(0.5)
    let picture = world.touches.window.subviews.last
    #expect(world.touches.window.subviews.count == views + 1)
    #expect(picture?.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    world.input.move(to: CGPoint(x: world.cup.x + 30, y: world.cup.y + 5))
    #expect(picture?.frame == CGRect(x: 40, y: 25, width: 80, height: 40))
    world.input.end()
    world.settle()
    #expect(world.touches.window.subviews.count == views)
  }
}

import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md drop-target, drop-order.
@MainActor @Suite struct DropTests {
  @Test func `drop-target: the topmost view that takes the items is entered, others are passed by`()
  {
    let world = DragWorld()
    let cloth = DropTaker("cloth")
    let view = world.add(
      cloth, CGRect(x: 20, y: 20, width: 40, height: 40), to: world.tableView)
    world.drag(to: world.table)
    let calls = world.take()
    #expect(calls.contains("cloth perform") && !calls.contains("table canHandle"))
    cloth.takes = false
    world.drag(to: world.table)
    #expect(world.take().filter { $0.hasPrefix("cloth") } == ["cloth canHandle"])
    view.isHidden = true
    world.drag(to: world.table)
    let last = world.take()
    #expect(last.contains("table perform") && !last.contains("cloth canHandle"))
  }

  @Test func `drop-target: a drag that goes from one view to another exits before it enters`() {
    let world = DragWorld()
    let shelf = DropTaker("shelf")
    _ = world.add(
      shelf, CGRect(x: 200, y: 100, width: 100, height: 100), to: world.touches.window)
    world.drag(to: CGPoint(x: 250, y: 150), world.table)
    #expect(
      world.take().filter { $0.hasPrefix("shelf") || $0.hasPrefix("table") } == [
        "shelf canHandle", "shelf enter", "shelf update", "table canHandle", "shelf exit",
        "table enter", "table update", "table perform", "table animate", "table took tea",
        "table conclude", "shelf end", "table end",
      ])
  }

  @Test func `drop-target: a view is asked once, until the items are others`() {
    let world = DragWorld()
    world.target.takes = false
    world.input.begin(at: world.cup)
    world.wait(0.5)
    for place in [world.table, world.nowhere, world.table] { world.input.move(to: place) }
    #expect(world.take().filter { $0 == "table canHandle" }.count == 1)
    world.source.added = ["milk"]
    world.input.begin(1, at: world.cup)
    world.input.end(1)
    #expect(world.take().contains("table canHandle"))
    world.input.end()
    world.settle()
  }

  @Test func `drop-from-another-app: the items of another app are copied, and there is no drag`()
    throws
  {
    let world = DragWorld()
    let item = UIDragItem(itemProvider: NSItemProvider(object: "milk" as NSString))
    #expect(!world.input.drop([item], at: world.nowhere))
    #expect(world.take().isEmpty)
    #expect(world.input.drop([item], at: world.table))
    #expect(world.target.session?.localDragSession == nil)
    #expect(world.target.session?.allowsMoveOperation == false)
    world.settle()
    #expect(
      world.take() == [
        "table canHandle", "table enter", "table update", "table perform", "table animate",
        "table took milk", "table conclude", "table end",
      ])
  }

  @Test func `drop-order: nothing is dropped on a delegate that makes no proposal`() {
    final class Silent: UIDropInteractionDelegate {
      var drops = 0
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) { drops += 1 }
    }
    let world = DragWorld()
    let silent = Silent()
    let view = UIView(frame: CGRect(x: 100, y: 180, width: 50, height: 50))
    view.addInteraction(UIDropInteraction(delegate: silent))
    world.touches.window.addSubview(view)
    world.drag(to: world.nowhere)
    #expect(silent.drops == 0 && world.take().last == "didEnd cancel")
  }

  @Test func `drop-order: the session knows the items, the drag and the place, also afterwards`()
    throws
  {
    let world = DragWorld()
    world.drag(to: world.table)
    let session = try #require(world.target.session)
    #expect(session.items.compactMap { $0.localObject as? String } == ["tea"])
    #expect(session.location(in: world.tableView) == CGPoint(x: 40, y: 40))
    #expect(session.localDragSession != nil && session.allowsMoveOperation)
    #expect(session.isRestrictedToDraggingApplication && session.progress.isFinished)
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.png", "public.text"]))
    #expect(!session.canLoadObjects(ofClass: UIImage.self))
  }
}

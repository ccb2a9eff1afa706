import Foundation
import Testing
import UIKit

@MainActor @Suite struct ListTouchTests {
  private func makeTable(_ log: TableLog = TableLog([["a", "b", "c"]])) -> TableWorld {
    let world = TableWorld(log)
    world.show()
    world.recorder.settle()
    _ = world.log.take()
    return world
  }

  private func wait(in application: UIApplication) {
    (application.scheduler as? UIKitRuntime.SteppedScheduler)?.advance(by: .milliseconds(200))
  }

  // Source: UIKIT-CASES.md table-touch.
  @Test func `table-touch: highlighted at touch down, selected at touch up on the row`() {
    let world = makeTable()
    let input = world.recorder.application.touchInput
    input.begin(at: CGPoint(x: 3, y: 1))
    wait(in: world.recorder.application)
    #expect(world.log.take() == ["shouldHighlight 1", "didHighlight 1"])
    #expect(world.rows[1] == ">b                 <")
    input.end()
    #expect(
      world.log.take()
        == ["didUnhighlight 1", "willSelect 1", "cell selected true", "didSelect 1"])
    input.tap(at: CGPoint(x: 3, y: 0))
    #expect(world.table.indexPathForSelectedRow == .row(0))
  }

  // Source: UIKIT-CASES.md table-touch.
  @Test func `table-touch: a touch that is cancelled or ends elsewhere selects nothing`() {
    let world = makeTable()
    let input = world.recorder.application.touchInput
    for end in [{ input.cancelAll() }, { input.end() }] {
      input.begin(at: CGPoint(x: 3, y: 1))
      wait(in: world.recorder.application)
      input.move(to: CGPoint(x: 60, y: 1))
      end()
      #expect(world.log.take() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    }
    world.log.unhighlightable = [.row(1)]
    input.tap(at: CGPoint(x: 3, y: 1))
    #expect(world.log.take() == ["shouldHighlight 1"])
    #expect(world.table.indexPathForSelectedRow == nil)
  }

  // Source: UIKIT-CASES.md table-touch.
  @Test func `table-touch: the detail button and the delete control act for themselves`() {
    let world = makeTable()
    let input = world.recorder.application.touchInput
    world.table.cellForRow(at: .row(1))?.accessoryType = .detailDisclosureButton
    world.table.layoutIfNeeded()
    input.tap(at: CGPoint(x: 18, y: 1))
    #expect(world.log.take() == ["accessory 1"])
    world.table.setEditing(true, animated: false)
    world.table.layoutIfNeeded()
    _ = world.log.take()
    input.tap(at: CGPoint(x: 2, y: 0))
    world.table.layoutIfNeeded()
    #expect(world.rows[0].contains("Delete"))
    input.tap(at: CGPoint(x: 3, y: 2))
    #expect(!world.rows[0].contains("Delete"))
    #expect(world.log.take("didSelect") == [])
  }

  // Source: UIKIT-CASES.md table-touch.
  @Test func `table-touch: a row that moves while it is touched is selected where it is now`() {
    let log = TableLog([["a", "b", "c"]])
    let world = makeTable(log)
    let input = world.recorder.application.touchInput
    input.begin(at: CGPoint(x: 3, y: 1))
    wait(in: world.recorder.application)
    log.sections = [[], ["a", "b", "c"]]
    world.table.insertSections([0], with: .none)
    world.table.layoutIfNeeded()
    input.end()
    #expect(world.table.indexPathForSelectedRow == .row(1, 1))
  }

  // Source: UIKIT-CASES.md collection-touch.
  @Test func `collection-touch: highlighted at touch down, selected at touch up on the item`() {
    let collection = CollectionWorld([(0..<12).map { "i\($0)" }])
    let window = UIWindow()
    window.addSubview(collection.view)
    window.makeKeyAndVisible()
    collection.world.scheduler.runUntilIdle()
    _ = collection.data.take()
    let input = collection.world.application.touchInput
    input.begin(at: CGPoint(x: 6, y: 0))
    wait(in: collection.world.application)
    #expect(collection.data.take() == ["highlight 1"])
    #expect(collection.rows[0] == "i0   >1 < i2")
    input.end()
    #expect(collection.data.take() == ["unhighlight 1", "select 1"])
    input.begin(at: CGPoint(x: 11, y: 0))
    wait(in: collection.world.application)
    input.cancelAll()
    #expect(collection.data.take() == ["highlight 2", "unhighlight 2"])
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}

import Foundation
import Testing
import UIKit

/// Rows that a finger swipes aside, or moves by their handles.
@MainActor
@Suite struct RowDraggingTests {
  // Source: UIKIT-CASES.md table-swipe-touch.
  @Test func `table-swipe-touch: a swipe shows the actions, a long one performs the first`() {
    let world = TouchWorld()
    let list = EditedList(world)
    drag(world, from: CGPoint(x: 350, y: 22), to: CGPoint(x: 250, y: 22))
    #expect(list.showsActions(of: 0))
    #expect(list.names == ["A", "B", "C"])
    world.input.tap(at: CGPoint(x: 100, y: 110))
    #expect(!list.showsActions(of: 0))
    drag(world, from: CGPoint(x: 390, y: 66), to: CGPoint(x: 20, y: 66))
    #expect(list.names == ["A", "C"])
  }

  // Source: UIKIT-CASES.md table-swipe-touch.
  @Test func `table-swipe-touch: a short swipe, or one upwards, shows nothing`() {
    let world = TouchWorld()
    let list = EditedList(world)
    drag(world, from: CGPoint(x: 350, y: 22), to: CGPoint(x: 330, y: 22))
    drag(world, from: CGPoint(x: 350, y: 100), to: CGPoint(x: 340, y: 20))
    for row in 0..<3 {
      #expect(!list.showsActions(of: row))
    }
  }

  // Source: UIKIT-CASES.md table-reorder-touch.
  @Test
  func
    `table-reorder-touch: a row goes where its handle is dropped, and the table does not scroll`()
  {
    let world = TouchWorld()
    let list = EditedList(world)
    list.table.setEditing(true, animated: false)
    list.table.layoutIfNeeded()
    drag(world, from: CGPoint(x: 380, y: 22), to: CGPoint(x: 380, y: 110))
    #expect(list.names == ["B", "C", "A"])
    #expect(list.table.contentOffset == .zero)
    drag(world, from: CGPoint(x: 200, y: 22), to: CGPoint(x: 200, y: 110))
    #expect(list.names == ["B", "C", "A"], "only the handle moves a row")
  }

  // Source: UIKIT-CASES.md gesture-long-press.
  @Test func `gesture-long-press: movement fails it, so that a pan begins`() {
    let world = TouchWorld()
    let view = UIView(frame: world.window.bounds)
    world.window.addSubview(view)
    let (press, pan) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(pan)
    world.input.begin(at: CGPoint(x: 100, y: 100))
    world.scheduler.advance(by: .milliseconds(200))
    world.input.move(to: CGPoint(x: 140, y: 100))
    #expect(pan.state == .began)
    world.scheduler.advance(by: .seconds(1))
    world.input.move(to: CGPoint(x: 150, y: 100))
    #expect(press.state == .possible || press.state == .failed)
    #expect(pan.state == .changed)
    world.input.end()
  }

  private func drag(_ world: TouchWorld, from start: CGPoint, to end: CGPoint) {
    world.input.begin(at: start)
    for part in [0.25, 0.5, 0.75, 1] {
      world.input.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      world.scheduler.advance(by: .milliseconds(100))
    }
    world.input.end()
    world.scheduler.runUntilIdle()
    world.window.layoutIfNeeded()
  }
}

/// A table of names that can be deleted and moved.
@MainActor
private final class EditedList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  private(set) var names = ["A", "B", "C"]

  init(_ world: TouchWorld) {
    table = UITableView(frame: world.window.bounds, style: .plain)
    super.init()
    table.dataSource = self
    table.delegate = self
    world.window.addSubview(table)
    table.layoutIfNeeded()
  }

  func showsActions(of row: Int) -> Bool {
    table.cellForRow(at: .row(row))?.subviews.contains { $0 is UIButton } == true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    cell.showsReorderControl = true
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

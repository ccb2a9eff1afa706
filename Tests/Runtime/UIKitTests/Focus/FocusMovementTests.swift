import Foundation
import Testing
import UIKit

/// Where focus goes when a person moves it.
@MainActor @Suite struct FocusMovementTests {
  @Test func `focus-move: through a grid, and no further`() {
    let world = FocusWorld()
    for row in 0..<3 {
      for column in 0..<3 {
        world.addButton("\(row)\(column)", CGFloat(10 * column), CGFloat(2 * row))
      }
    }
    world.input.show()
    #expect(world.after(.right, .down) == "11")
    #expect(world.after(.right, .right) == "12")
    #expect(world.after(.down, .down) == "22")
    #expect(world.after(.left, .left, .left) == "20")
    #expect(world.after(.up, .up, .up) == "00")
  }

  @Test func `neighbours that share their borders are moved through one by one`() {
    let world = FocusWorld()
    let board = Grid(frame: CGRect(x: 4, y: 1, width: 25, height: 9))
    world.root.view.addSubview(board)
    world.input.show()
    for expected in [0, 1, 2, 3] {
      #expect((world.input.item as? UIKitRuntime.FocusPart)?.id == expected)
      world.input.move(.right)
    }
    for expected in [3, 7, 11, 15] {
      #expect((world.input.item as? UIKitRuntime.FocusPart)?.id == expected)
      world.input.move(.down)
    }
  }

  @Test func `a failed move is posted`() async {
    let world = FocusWorld()
    world.addButton("A", 0, 0)
    world.input.show()
    let failures = Failures()
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: world.system, queue: nil
    ) { _ in failures.count += 1 }
    world.input.move(.left)
    NotificationCenter.default.removeObserver(observer)
    #expect(failures.count == 1)
  }

  @Test func `upwards and downwards lead to what lies aside, if nothing is straight ahead`() {
    let world = FocusWorld()
    world.addButton("left below", 0, 10)
    world.addButton("right above", 60, 0)
    world.input.show()
    #expect(world.focused == "left below")
    #expect(world.after(.right) == "left below")
    #expect(world.after(.up) == "right above")
    #expect(world.after(.down) == "left below")
  }

  @Test func `next and previous go in reading order, around the ends`() {
    let world = FocusWorld()
    world.addButton("C", 0, 4)
    world.addButton("B", 20, 0)
    world.addButton("A", 0, 0)
    world.input.show()
    #expect(world.focused == "A")
    #expect(world.after(.next) == "B")
    #expect(world.after(.next) == "C")
    #expect(world.after(.next) == "A")
    #expect(world.after(.previous) == "C")
  }

  @Test func `focus-move: a guide hands focus on`() {
    let world = FocusWorld()
    world.addButton("A", 0, 0)
    let target = world.addButton("B", 60, 10)
    let guide = UIFocusGuide()
    world.root.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: world.root.view.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: world.root.view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.heightAnchor.constraint(equalToConstant: 1),
    ])
    world.touch.settle()
    world.input.show()
    #expect(world.after(.right) == "A")
    guide.preferredFocusEnvironments = [target]
    #expect(world.after(.right) == "B")
  }

  @Test func `focus-lists: rows that are out of sight are scrolled into view`() {
    let world = FocusWorld()
    let rows = Rows(30)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 5), style: .plain)
    table.dataSource = rows
    world.root.view.addSubview(table)
    world.addButton("below", 0, 10)
    world.touch.settle()
    world.input.show()
    for row in 0..<30 {
      #expect(world.focused == "row \(row)")
      #expect(world.input.frame.map { $0.maxY <= 5 } == true)
      world.input.move(.down)
    }
    #expect(world.focused == "below")
    #expect(table.contentOffset.y > 0)
    #expect(world.after(.up) == "row 29")
    for _ in 0..<29 { world.input.move(.up) }
    #expect(world.focused == "row 0")
    #expect(table.contentOffset.y == 0)
  }

  @Test func `focus-lists: the list remembers the row that had the focus`() {
    let world = FocusWorld()
    let rows = Rows(4)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 8), style: .plain)
    table.dataSource = rows
    world.root.view.addSubview(table)
    world.addButton("aside", 50, 3)
    world.touch.settle()
    world.input.show()
    world.input.move(.down)
    #expect(world.after(.down, .down) == "row 3")
    #expect(world.after(.right) == "aside")
    world.input.move(.left)
    #expect(world.focused == "row 3")
    #expect(world.after(.up, .up, .up) == "row 0")
    #expect(world.after(.next) == "row 1")
    table.remembersLastFocusedIndexPath = true
    #expect(world.after(.up) == "row 0")
    world.system?.requestFocusUpdate(to: world.root.view.subviews[1])
    world.touch.settle()
    #expect(world.focused == "aside")
    #expect(world.after(.left) == "row 0")
  }

  @Test
  func `focus-lists: a list scrolls when the focus enters it, not when it is asked for its cell`() {
    let world = FocusWorld()
    let rows = Rows(30)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 40, height: 4), style: .plain)
    table.dataSource = rows
    table.remembersLastFocusedIndexPath = true
    world.root.view.addSubview(table)
    world.addButton("aside", 50, 1)
    world.touch.settle()
    world.input.show()
    for _ in 0..<20 { world.input.move(.down) }
    let focused = world.focused
    #expect(table.contentOffset.y > 0)
    world.system?.requestFocusUpdate(to: world.root.view.subviews[1])
    world.touch.settle()
    #expect(world.focused == "aside")
    table.contentOffset = .zero
    world.root.view.layoutIfNeeded()
    _ = table.preferredFocusEnvironments
    #expect(table.contentOffset == .zero)
    #expect(world.after(.left) == focused)
    #expect(table.contentOffset.y > 0)
  }
}

/// Counts what is posted.
private final class Failures: @unchecked Sendable {
  var count = 0
}

/// A view that draws 4x4 parts with common borders, as a board of cards does.
private final class Grid: UIView {
  override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    (0..<16).compactMap { id in
      let frame = CGRect(x: 6 * (id % 4), y: 2 * (id / 4), width: 7, height: 3)
      return frame.intersects(rect) ? UIKitRuntime.FocusPart(of: self, id: id, frame: frame) : nil
    }
  }
}

/// Rows with their numbers.
private final class Rows: NSObject, UITableViewDataSource {
  let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
}

import Foundation
import Testing
import UIKit

/// UIKIT-CASES.md list-drag, list-drop, list-placeholder.
@MainActor @Suite struct TableDragTests {
  /// Names in two sections, which are dragged and dropped.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var sections = [["a", "b", "c"], ["d"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    var calls: [String] = []
    var intoRow = false
    var context: (any UITableViewDropPlaceholderContext)?

    init(in window: UIWindow) {
      super.init()
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
      (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
      table.dragInteractionEnabled = true
      window.addSubview(table)
      table.layoutIfNeeded()
    }

    var shown: String {
      table.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "." }.joined()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let name = sections[indexPath.section][indexPath.row]
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))
      item.localObject = name
      return [item]
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      calls.append("update \(destinationIndexPath.map { "\($0.section).\($0.row)" } ?? "nil")")
      guard destinationIndexPath != nil else { return UITableViewDropProposal(operation: .cancel) }
      return UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy,
        intent: intoRow ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
      else { return }
      calls.append("perform \(target.section).\(target.row)")
      guard let source = item.sourceIndexPath else {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "placeholder", rowHeight: 60)
        context = coordinator.drop(item.dragItem, to: placeholder)
        return
      }
      tableView.performBatchUpdates {
        let name = sections[source.section].remove(at: source.row)
        sections[target.section].insert(name, at: target.row)
        tableView.moveRow(at: source, to: target)
      }
      coordinator.drop(item.dragItem, toRowAt: target)
    }
  }

  /// A cup above a table of names.
  @MainActor private struct Kitchen {
    let world = DragWorld()
    let names: Names

    init() {
      names = Names(in: world.touches.window)
      names.table.frame = CGRect(x: 0, y: 410, width: 300, height: 360)
      names.table.layoutIfNeeded()
    }

    func row(_ index: Int) -> CGPoint { CGPoint(x: 100, y: 430 + CGFloat(index) * 40) }

    func drag(_ places: CGPoint...) {
      world.input.begin(at: places[0])
      world.wait(0.5)
      for place in places.dropFirst() { world.input.move(to: place) }
      world.input.end()
      world.settle()
    }
  }

  @Test func `list-drag: a row is dragged to another place of the table, or to another section`() {
    let kitchen = Kitchen()
    let names = kitchen.names
    kitchen.drag(kitchen.row(0), kitchen.row(2))
    #expect(names.sections == [["b", "c", "a"], ["d"]] && names.shown == "bcad")
    kitchen.drag(kitchen.row(0), kitchen.row(3))
    #expect(names.sections == [["c", "a"], ["b", "d"]] && names.shown == "cabd")
  }

  @Test func `list-drop: below the last row is the end of its section, further below no row`() {
    let kitchen = Kitchen()
    let names = kitchen.names
    kitchen.drag(kitchen.world.cup, kitchen.row(4))
    #expect(names.calls == ["update 1.1", "perform 1.1"])
    names.context?.deletePlaceholder()
    names.calls = []
    kitchen.drag(kitchen.world.cup, kitchen.row(7))
    #expect(names.calls == ["update nil"])
  }

  @Test func `list-placeholder: a row of its own height is shown until the data source has it`() {
    let kitchen = Kitchen()
    let names = kitchen.names
    kitchen.drag(kitchen.world.cup, kitchen.row(1))
    #expect(names.shown == "a.bcd" && names.table.hasUncommittedUpdates)
    #expect(names.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    names.table.performBatchUpdates {
      names.sections[0].insert("A", at: 0)
      names.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(names.shown == "Aa.bcd")
    let isCommitted = names.context?.commitInsertion { path in
      names.sections[path.section].insert("tea", at: path.row)
    }
    #expect(isCommitted == true && names.shown == "Aateabcd")
    #expect(names.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 40)
    #expect(!names.table.hasUncommittedUpdates && names.context?.deletePlaceholder() == false)
  }
}

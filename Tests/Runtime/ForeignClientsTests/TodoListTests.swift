import ForeignClients5
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct TodoListTests {
    private func titles(_ table: UITableView) -> [String] {
      table.visibleCells.compactMap { $0.textLabel?.text }
    }

    @Test func `things to do are done, moved, thrown away and added`() throws {
      let world = ForeignWorld(30, 14)
      let list = Clients5.makeTodoList()
      let window = world.launch(UINavigationController(rootViewController: list))
      let table = try #require(list.view.subviews.first as? UITableView)
      #expect(titles(table) == ["Milk", "Bread", "Tea", "Rent"])
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "Done")
      #expect(table.tapRow(at: IndexPath(row: 1, section: 0)))
      world.settle()
      #expect(titles(table) == ["Milk", "Tea", "Bread", "Rent"])
      list.setEditing(true, animated: true)
      #expect(
        table.dragRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0)))
      list.setEditing(false, animated: true)
      world.settle()
      #expect(titles(table) == ["Bread", "Milk", "Tea", "Rent"])
      #expect(table.swipeRow(at: IndexPath(row: 2, section: 0)))
      #expect(world.press("Bin"))
      #expect(titles(table) == ["Bread", "Milk", "Rent"])
      let field = try #require(list.view.subviews.last as? UITextField)
      #expect(field.press())
      UIKitRuntime.Typing(into: world.application).type("Jam\n")
      world.settle()
      #expect(titles(table) == ["Bread", "Milk", "Jam", "Rent"])
      #expect(field.text == "" && !field.isFirstResponder)
      window.isHidden = true
    }
  }
}

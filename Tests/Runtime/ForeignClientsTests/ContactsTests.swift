import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct ContactsTests {
    private func launch(
      _ world: ForeignWorld
    ) -> (window: UIWindow, stack: UINavigationController, list: UITableViewController) {
      _ = Console.shared.take()
      let list = Clients6.makeContacts()
      let stack = UINavigationController(rootViewController: list)
      return (world.launch(stack), stack, list)
    }

    private func names(_ list: UITableViewController) -> [String] {
      list.tableView.visibleCells.compactMap {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    @Test func `contacts are chosen, searched and deleted`() throws {
      let world = ForeignWorld(40, 20)
      let (window, _, list) = launch(world)
      let table = try #require(list.tableView)
      #expect(names(list) == ["Ada", "Alan", "Barbara", "Donald"])
      #expect(table.tapRow(at: IndexPath(row: 2, section: 0)))
      #expect(Console.shared.take() == ["chose Barbara"])
      #expect(table.indexPathForSelectedRow == nil)
      let bar = try #require(table.tableHeaderView as? UISearchBar)
      #expect(bar.becomeFirstResponder())
      let keyboard = UIKitRuntime.Typing(into: world.application)
      keyboard.type("A")
      world.settle()
      #expect(names(list) == ["Ada", "Alan"])
      keyboard.deleteBackward()
      keyboard.type("B\n")
      world.settle()
      #expect(names(list) == ["Barbara"] && !bar.isFirstResponder)
      #expect(table.swipeRow(at: IndexPath(row: 0, section: 0), fully: true))
      world.settle()
      #expect(names(list) == [])
      window.isHidden = true
    }

    @Test func `a form takes a name and a mail address, and the list has one more row`() throws {
      let world = ForeignWorld(40, 20)
      let (window, stack, list) = launch(world)
      list.navigationItem.rightBarButtonItem?.primaryAction?.perform(sender: nil)
      world.settle()
      #expect(stack.viewControllers.count == 2)
      let keyboard = UIKitRuntime.Typing(into: world.application)
      #expect(keyboard.type("Edsger W. Dijkstra\n"))
      #expect(keyboard.type("ewd@example.org\n"))
      world.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(names(list) == ["Ada", "Alan", "Barbara", "Donald", "Edsger W. Di"])
      #expect(!keyboard.isExpected)
      window.isHidden = true
    }
  }
}

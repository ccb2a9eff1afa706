import Testing
import UIKit

@testable import UIKitShell

/// The rows of tables are selected, pressed and swiped aside.
@MainActor @Suite struct TableTests {
  private func shopping() throws -> PaintSession { try PaintSession { ShoppingAppDelegate() } }

  private func calls(_ shopping: PaintSession) -> [String] {
    shopping.front(ShoppingViewController.self)?.calls ?? []
  }

  @Test func `a row is selected by index path or title, also out of view`() throws {
    let shopping = try shopping()
    #expect(shopping.run("select 0.1") == ["Selected 0.1 Bread."])
    #expect(shopping.run("select Milk") == ["Selected 0.0 Milk."])
    #expect(shopping.run("select 1.39") == ["Selected 1.39 Can 40."])
    #expect(calls(shopping) == ["select Bread", "select Milk", "select Can 40"])
    #expect(shopping.run("select none") == ["Nothing is selected now."])
    #expect(
      shopping.run("select 2.0")
        == ["error: no item 2.0: section 0 has 0 to 1, section 1 has 0 to 39"])
  }

  @Test func `a row in view is pressed by what it shows`() throws {
    let shopping = try shopping()
    #expect(shopping.run("press Bread") == ["Pressed Bread."])
    #expect(calls(shopping) == ["select Bread"])
  }

  @Test func `a row that is swiped aside shows actions, and press uses one`() throws {
    let shopping = try shopping()
    let said = shopping.reply("swipe left Milk")
    #expect(said.message.first?.hasPrefix("Swiped 0.0 Milk left; press has: 1 Delete, ") == true)
    #expect(said.canonical == "swipe left 0.0")
    #expect(shopping.run("press Delete") == ["Pressed Delete."])
    #expect(calls(shopping) == ["delete Milk"])
    #expect(shopping.run("swipe right 0.0").first?.contains("Mark") == true)
    _ = shopping.run("press Mark")
    #expect(calls(shopping).last == "mark Bread")
  }

  @Test func `the marks of an edited table have the names of their rows`() throws {
    let shopping = try shopping()
    shopping.front(ShoppingViewController.self)?.setEditing(true, animated: false)
    #expect(shopping.run("press move up bread") == ["Pressed Move up Bread."])
    #expect(shopping.run("press move up can 1") == ["Pressed Move up Can 1."])
    #expect(calls(shopping) == ["move Bread to 0.0", "move Can 1 to 0.2"])
    #expect(shopping.run("press move up bread").first?.hasPrefix("error: no control") == true)
    #expect(shopping.run("press delete milk").first?.hasPrefix("Pressed Delete Milk") == true)
  }

  @Test func `a row without actions and one that does not exist are refused`() throws {
    let shopping = try shopping()
    #expect(
      shopping.run("swipe right Milk") == ["error: 0.0 Milk has no actions on that side"])
    #expect(
      shopping.run("swipe left Salt").first?.hasPrefix("error: no item 'Salt'. In view: ") == true)
    #expect(shopping.run("swipe left") == ["error: there is no next page here"])
    #expect(
      shopping.run("swipe left 50")
        == ["error: no finger is down: begin with swipe left begin"])
  }
}

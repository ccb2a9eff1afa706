import Foundation
import Testing
import UIKit

@testable import UIKitShell

/// `hold` and `press` open menus, whose rows have numbers.
@MainActor @Suite(.serialized) struct HoldTests {
  private func menus(
    on screen: SessionScreen = .terminal
  ) throws -> PaintSession {
    try PaintSession(
      [.device], makeApp: { MenusAppDelegate() },
      prepare: { $0.makeScreen = screen.make })
  }

  @Test(arguments: SessionScreen.allCases)
  func `the menu of a button is drawn below it, and its rows are pressed by name or number`(
    screen: SessionScreen
  ) throws {
    defer { SessionScreen.leave() }
    let app = try menus(on: screen)
    #expect(app.run("press Sort") == ["Pressed Sort."])
    #expect(app.run("state controller") == ["controller Menu#1"])
    let lines = try #require(app.screen(after: "look"))
    for row in ["[v Name]", "[  Date]", "(  Size)", "[  More >]"] {
      #expect(lines.contains { $0.hasSuffix(row) }, "\(lines)")
    }
    #expect(
      app.session.elements.all.map { "\($0.number) \($0.name)" } == ["1 Name", "2 Date", "3 More"])
    #expect(app.run("press More") == ["Pressed More."])
    #expect(app.session.elements.all.map(\.name) == ["< More", "By colour"])
    #expect(app.run("2") == ["Pressed By colour."])
    #expect(app.front(MenusViewController.self)?.chosen == ["By colour"])
  }

  @Test(arguments: SessionScreen.allCases)
  func `hold opens the menu of a row, back closes it, and the row is not chosen`(
    screen: SessionScreen
  ) throws {
    defer { SessionScreen.leave() }
    let app = try menus(on: screen)
    #expect(app.run("hold Tea") == ["Held Tea."])
    #expect(app.session.elements.all.map(\.name) == ["Rename", "Delete"])
    #expect(app.reply("back").message.count == 1)
    #expect(app.reply("hold 0.1").canonical == "hold 0.1")
    #expect(app.run("press Delete") == ["Pressed Delete."])
    #expect(app.front(MenusViewController.self)?.chosen == ["Delete Milk"])
    #expect(app.run("hold Nothing").first?.hasPrefix("error: ") == true)
  }

  @Test func `in plain mode a menu is said with its choices, what is on and what cannot be used`()
    throws
  {
    let app = try menus()
    _ = app.run("set draw plain")
    let said = try #require(app.screen(after: "press Sort")).joined(separator: " ")
    #expect(said.contains("1 Name") && said.contains("2 Date"), "\(said)")
    let all = app.run("describe").joined(separator: " ")
    #expect(all.contains("Name") && all.contains("elected") && all.contains("immed"), "\(all)")
    #expect(app.reply("back").failure == nil)
  }
}

private final class MenusAppDelegate: OneScreenAppDelegate {
  override func makeScreen() -> UIViewController {
    UINavigationController(rootViewController: MenusViewController())
  }
}

/// A bar item and rows with menus.
private final class MenusViewController: UITableViewController {
  var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drinks"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [
        action("Name", state: .on), action("Date"),
        UIAction(title: "Size", attributes: .disabled) { _ in },
        UIMenu(title: "More", children: [action("By colour")]),
      ]))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
  }

  private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { [weak self] in self?.chosen.append($0.title) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drink", for: indexPath)
    cell.textLabel?.text = name(at: indexPath)
    return cell
  }

  private func name(at path: IndexPath) -> String { ["Tea", "Milk"][path.row] }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(name(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [self] _ in
      UIMenu(children: [
        action("Rename"),
        UIAction(title: "Delete", attributes: .destructive) { [self] _ in
          chosen.append("Delete \(name(at: indexPath))")
        },
      ])
    })
  }
}

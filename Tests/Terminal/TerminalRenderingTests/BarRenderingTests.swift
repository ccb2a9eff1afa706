import TerminalCanvas
import TerminalRendering
import Testing
import UIKit

/// Bars draw the present content of their items, at a point a cell and at 8x16.
@MainActor @Suite struct BarRenderingTests {
  /// A list as most apps have one: Edit or Done on the left, Add on the right, which is disabled while the
  /// list is edited.
  private final class ListController: UITableViewController {
    lazy var add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Birds"
      navigationItem.leftBarButtonItem = editButtonItem
      navigationItem.rightBarButtonItem = add
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      add.isEnabled = !editing
    }
  }

  /// A window of 40x6 cells in an application of its own.
  @MainActor private struct World {
    let window = UIWindow()
    let scheduler: UIKitRuntime.SteppedScheduler
    let renderer = WindowRenderer()

    func settle() { scheduler.runUntilIdle() }

    func rows() -> [String] {
      settle()
      return renderer.render(window).lines()
    }

    /// The row on which the first bar's text stands, and the columns beside its buttons.
    var barRow: Int { isTerminal ? 0 : 1 }
    var side: String { isTerminal ? "" : "  " }
    var isTerminal: Bool { window.screen.cellSize.width == 1 }

    func bar() -> String { rows()[barRow] }

    func style(of character: Character) -> Style? {
      settle()
      let row = barRow
      let canvas = renderer.render(window)
      let column = (0..<canvas.width).first { canvas[$0, row].character == character }
      return column.map { canvas[$0, row].style }
    }
  }

  private func inWorld(
    _ cell: CGSize, _ root: () -> UIViewController, _ test: (World) throws -> Void
  ) rethrows {
    let before = UIApplication.shared
    defer { UIApplication.replaceShared(with: before) }
    let scheduler = UIKitRuntime.SteppedScheduler()
    let size = CGSize(width: 40 * cell.width, height: 6 * cell.height)
    UIApplication.replaceShared(
      with: UIApplication(scheduler: scheduler, screen: UIScreen(size: size, cellSize: cell)))
    let world = World(scheduler: scheduler)
    world.window.rootViewController = root()
    world.window.makeKeyAndVisible()
    world.settle()
    try test(world)
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private nonisolated static let cells = [
    CGSize(width: 1, height: 1), CGSize(width: 8, height: 16),
  ]

  @Test(arguments: cells)
  func `Edit becomes Done and Add is disabled while a list is edited`(cell: CGSize) throws {
    let list = ListController()
    try inWorld(cell, { UINavigationController(rootViewController: list) }) { world in
      let gaps = world.isTerminal ? (11, 13) : (9, 11)
      let start = world.side + "[Edit]" + blanks(gaps.0) + "Birds" + blanks(gaps.1)
      #expect(world.bar() == start + "[Add]")
      #expect(world.style(of: "d")?.isBold == false)
      let edit = try #require(list.navigationController?.navigationBar.subviews.first as? UIButton)
      edit.press()
      #expect(world.bar() == start.replacing("Edit", with: "Done") + "(Add)")
      #expect(world.style(of: "D")?.isBold == true)
      edit.press()
      #expect(world.bar() == start + "[Add]")
    }
  }

  @Test(arguments: cells)
  func `Title, image, colour and style of an item are drawn as they are now`(cell: CGSize) {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Play", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    inWorld(cell, { UINavigationController(rootViewController: root) }) { world in
      #expect(world.bar() == blanks(34 - world.side.count) + "[Play]")
      item.title = "Stop"
      #expect(world.bar() == blanks(34 - world.side.count) + "[Stop]")
      item.image = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["#"]))
      #expect(world.bar() == blanks(32 - world.side.count) + "[# Stop]")
      item.title = nil
      #expect(world.bar() == blanks(37 - world.side.count) + "[#]")
      (item.title, item.image) = ("Stop", nil)
      let plain = world.style(of: "S")
      item.tintColor = .systemRed
      #expect(world.style(of: "S")?.foreground != plain?.foreground)
      item.style = .done
      #expect(plain?.isBold == false && world.style(of: "S")?.isBold == true)
    }
  }

  @Test(arguments: cells)
  func `A toolbar draws the present content of its items`(cell: CGSize) {
    let root = UIViewController()
    let undo = UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: nil)
    let redo = UIBarButtonItem(title: "Redo", style: .plain, target: nil, action: nil)
    root.toolbarItems = [undo, .flexibleSpace(), redo]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    inWorld(cell, { navigation }) { world in
      let (side, gap) = (world.side, blanks(28 - 2 * world.side.count))
      #expect(world.rows()[5] == "\(side)[Undo]\(gap)[Redo]")
      (undo.isEnabled, redo.title) = (false, "Again")
      #expect(world.rows()[5] == "\(side)(Undo)\(gap.dropLast())[Again]")
      undo.image = UIImage(cellArt: UIKitRuntime.CellArt(rows: ["<"]))
      #expect(world.rows()[5] == "\(side)(< Undo)\(gap.dropLast(3))[Again]")
    }
  }

  @Test(arguments: cells)
  func `A tab bar draws titles, badges and disabled tabs as they are now`(cell: CGSize) {
    let (mail, news) = (UIViewController(), UIViewController())
    (mail.title, news.title) = ("Mail", "News")
    let tabs = UITabBarController()
    tabs.viewControllers = [mail, news]
    inWorld(cell, { tabs }) { world in
      #expect(world.bar() == "Mail   News")
      news.tabBarItem.badgeValue = "3"
      mail.tabBarItem.title = "Post"
      #expect(world.bar() == "Post   News 3")
      #expect(world.style(of: "N")?.isDim == false)
      news.tabBarItem.isEnabled = false
      #expect(world.style(of: "N")?.isDim == true)
      #expect(!tabs.pressTab(at: 1))
      #expect(tabs.selectedIndex == 0)
      news.tabBarItem = UITabBarItem(title: "Reports", image: nil, tag: 0)
      #expect(world.bar() == "Post   Reports")
      #expect(tabs.pressTab(at: 1))
    }
  }

  @Test(arguments: cells)
  func `A bar that was not shown draws what changed meanwhile`(cell: CGSize) {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Play", style: .plain, target: nil, action: nil)
    root.navigationItem.leftBarButtonItem = item
    let tabs = UITabBarController()
    let other = UIViewController()
    (root.title, other.title) = ("A", "B")
    tabs.viewControllers = [UINavigationController(rootViewController: root), other]
    inWorld(cell, { tabs }) { world in
      let row = world.isTerminal ? 1 : 4
      #expect(world.rows()[row].hasPrefix("\(world.side)[Play]"))
      tabs.selectedIndex = 1
      world.settle()
      (item.title, item.isEnabled) = ("Stop", false)
      world.settle()
      tabs.selectedIndex = 0
      #expect(world.rows()[row].hasPrefix("\(world.side)(Stop)"))
    }
  }
}

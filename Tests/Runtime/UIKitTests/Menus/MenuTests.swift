import Foundation
import Testing

@testable import UIKit

/// UIKIT-CASES.md menu-presentation and those after it.
@MainActor @Suite struct MenuTests {
  @Test func `menu-presentation: the presenter stays, and the closure runs at the end`()
    throws
  {
    let world = MenuWorld()
    var state = ""
    world.button.menu = UIMenu(children: [
      UIAction(title: "Copy") { action in
        state = world.root.presentedViewController == nil ? "over" : "shown"
        #expect(action.sender as? UIButton === world.button)
      }
    ])
    world.button.showsMenuAsPrimaryAction = true
    world.press(world.button)
    #expect(world.root.presentedViewController is MenuController)
    #expect(world.button.isHeld)
    world.choose("Copy")
    #expect(state == "over" && !world.button.isHeld)
    #expect(world.recorder.take().filter { $0.hasPrefix("A ") } == [])
  }

  @Test func `menu-button: a touch opens the menu of a primary action, and no tap follows`() {
    let world = MenuWorld()
    var events: [String] = []
    for (name, event) in [
      ("down", UIControl.Event.touchDown), ("menu", .menuActionTriggered), ("up", .touchUpInside),
      ("primary", .primaryActionTriggered),
    ] {
      world.button.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    world.button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    world.press(world.button)
    #expect(events == ["down", "up", "primary"])
    #expect(world.root.presentedViewController == nil)
    events = []
    world.button.showsMenuAsPrimaryAction = true
    world.press(world.button)
    #expect(events == ["down", "menu"])
  }

  @Test func `menu-button: else a press that stays opens it, and a disabled button nothing`() {
    let world = MenuWorld()
    world.button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    world.button.isEnabled = false
    world.hold(world.button)
    #expect(world.rows == [])
    world.button.isEnabled = true
    world.hold(world.button)
    #expect(world.rows == ["Copy"])
  }

  @Test func `menu-state: marks have a column of their own, hidden rows are left out`() {
    let world = MenuWorld()
    world.open(
      UIMenu(
        title: "Sort",
        children: [
          UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
          UIAction(title: "Size", attributes: .disabled, state: .mixed) { _ in },
          UIAction(title: "None", attributes: .hidden) { _ in },
          UIAction(title: "Delete", subtitle: "all", attributes: .destructive) { _ in },
        ]))
    #expect(world.texts == ["Sort", "✓ Name", "  Date", "- Size", "  Delete  all"])
    #expect(world.buttons.map(\.isEnabled) == [true, true, false, true])
    #expect(world.buttons.last?.currentTitleColor == .systemRed)
    #expect(world.buttons[0].accessibilityTraits.contains(.selected))
    world.choose("Size")
    #expect(world.root.presentedViewController != nil)
  }

  @Test func `menu-inline: groups stand between lines, and other menus open in place`() {
    let world = MenuWorld()
    var chosen: [String] = []
    world.open(
      UIMenu(children: [
        UIMenu(options: .displayInline, children: [UIAction(title: "One") { _ in }]),
        UIMenu(
          title: "Two", options: .displayInline, children: [UIAction(title: "Three") { _ in }]),
        UIMenu(
          title: "More",
          children: [UIAction(title: "Inner") { chosen.append($0.title) }]),
      ]))
    #expect(world.texts == ["One", "-", "Two", "Three", "-", "More >"])
    world.choose("More")
    #expect(world.texts == ["< More", "Inner"])
    world.choose("< More")
    #expect(world.rows == ["One", "Three", "More"])
    world.choose("More")
    world.choose("Inner")
    #expect(chosen == ["Inner"])
    #expect(world.root.presentedViewController == nil)
  }

  @Test func `menu-selection: one choice of a menu of single selection is on`() {
    let world = MenuWorld()
    let sizes = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    sizes[0].state = .on
    let bold = UIAction(title: "Bold", attributes: .keepsMenuPresented, state: .on) {
      $0.state = $0.state == .on ? .off : .on
    }
    let menu = UIMenu(children: [
      UIMenu(options: [.displayInline, .singleSelection], children: sizes), bold,
    ])
    #expect(menu.selectedElements == [sizes[0], bold])
    world.open(menu)
    world.choose("Bold")
    #expect(world.texts == ["✓ Small", "  Large", "-", "  Bold"])
    world.choose("Large")
    #expect(sizes.map(\.state) == [.off, .on])
    #expect(menu.selectedElements == [sizes[1]])
  }

  @Test func `menu-pop-up: the choice that is on is the title, the first if there is none`() {
    let world = MenuWorld()
    var chosen: [String] = []
    let menu = UIMenu(
      children: ["Red", "Green"].map { UIAction(title: $0) { chosen.append($0.title) } })
    world.button.menu = menu
    world.button.showsMenuAsPrimaryAction = true
    world.button.changesSelectionAsPrimaryAction = true
    #expect(world.button.currentTitle == "Red")
    world.press(world.button)
    #expect(world.texts == ["✓ Red", "  Green"])
    world.choose("Green")
    #expect(world.button.currentTitle == "Green" && world.button.titleLabel?.text == "Green")
    #expect(menu.selectedElements.map(\.title) == ["Green"] && chosen == ["Green"])
  }

  @Test func `menu-pop-up: without a menu a tap turns the selection over before the action`() {
    let world = MenuWorld()
    var seen: [Bool] = []
    world.button.changesSelectionAsPrimaryAction = true
    world.button.addAction(
      UIAction { seen.append(($0.sender as? UIButton)?.isSelected ?? false) },
      for: .primaryActionTriggered)
    world.press(world.button)
    world.press(world.button)
    #expect(seen == [true, false])
  }

  @Test func `menu-deferred: elements are loaded at the first showing, or at each`() {
    let world = MenuWorld()
    var asked = ["once": 0, "always": 0]
    var answer: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        asked["once", default: 0] += 1
        answer = completion
      },
      UIDeferredMenuElement.uncached { completion in
        asked["always", default: 0] += 1
        completion([UIAction(title: "At once") { _ in }])
      },
    ])
    world.open(menu)
    #expect(world.texts == ["Loading…", "At once"])
    answer?([UIAction(title: "Late") { _ in }])
    #expect(world.texts == ["Late", "At once"])
    world.choose("Late")
    world.open(menu)
    #expect(world.texts == ["Late", "At once"])
    #expect(asked == ["once": 1, "always": 2])
  }

  @Test func `menu-equality: actions and menus are equal by their identifiers`() {
    let world = MenuWorld()
    let one = UIAction(title: "A", identifier: .init("same")) { _ in }
    let other = UIAction(title: "B", identifier: .init("same")) { _ in }
    #expect(one == other && one.hash == other.hash)
    #expect(UIAction(title: "A") { _ in } != UIAction(title: "A") { _ in })
    #expect(
      UIAction { _ in }.identifier.rawValue.hasPrefix("com.apple.action.dynamic."))
    let menu = UIMenu(title: "M", children: [one])
    #expect(menu == menu.replacingChildren([]) && menu != UIMenu(title: "M", children: [one]))
    world.recorder.settle()
  }

  @Test func `menu-command: the responder that takes a command may change it and gets it`() throws {
    let world = MenuWorld(CommandTaker("A"))
    let root = try #require(world.root as? CommandTaker)
    world.application.exposedClasses.expose(CommandTaker.self, as: "Taker") {
      $0.action("rename:") { (object: CommandTaker, sender: UICommand) in
        object.taken.append(sender.title)
        return nil
      }
    }
    world.open(
      UIMenu(children: [
        UICommand(title: "Rename", action: Selector("rename:")),
        UICommand(title: "Unknown", action: Selector("unknown:")),
      ]))
    #expect(world.texts == ["Rename A", "Unknown"])
    #expect(world.buttons.map(\.isEnabled) == [true, false])
    world.choose("Rename A")
    #expect(root.taken == ["Rename A"])
    #expect(
      UICommand(title: "A", action: Selector("x"), propertyList: 1)
        == UICommand(title: "B", action: Selector("x"), propertyList: 1))
    #expect(
      UICommand(title: "A", action: Selector("x"), propertyList: 1)
        != UICommand(title: "A", action: Selector("x")))
  }

  @Test func `menu-bar-item: a tap opens the menu unless the item has an action`() throws {
    let world = MenuWorld()
    var senders: [Any?] = []
    let menu = UIMenu(children: [UIAction(title: "Copy") { senders.append($0.sender) }])
    let item = UIBarButtonItem(title: "More", menu: menu)
    world.root.navigationItem.rightBarButtonItem = item
    world.recorder.settle()
    world.press(try #require(item.shownButton))
    world.choose("Copy")
    #expect(senders.count == 1 && senders[0] as? UIBarButtonItem === item)
    var taps = 0
    item.primaryAction = UIAction(title: "More") { _ in taps += 1 }
    item.menu = menu
    world.recorder.settle()
    world.press(try #require(item.shownButton))
    #expect(taps == 1 && world.rows == [])
    world.hold(try #require(item.shownButton))
    #expect(taps == 1 && world.rows == ["Copy"])
  }

  @Test func `a tap beside a menu, escape and a dismissal choose nothing`() {
    let world = MenuWorld()
    var chosen = 0
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in chosen += 1 }])
    world.open(menu)
    world.application.touchInput.tap(at: CGPoint(x: 70, y: 20))
    world.recorder.settle()
    #expect(world.root.presentedViewController == nil)
    world.open(menu)
    #expect(world.root.presentedViewController?.accessibilityPerformEscape() == true)
    world.recorder.settle()
    #expect(world.root.presentedViewController == nil && chosen == 0)
  }

  @Test func `a menu lies below what opens it, above where there is no room, and scrolls`() throws {
    let world = MenuWorld()
    world.button.frame = CGRect(x: 60, y: 18, width: 10, height: 1)
    let actions = (1...40).map { UIAction(title: "Row \($0)") { _ in } }
    func box(_ count: Int) throws -> UIScrollView {
      world.open(UIMenu(children: Array(actions.prefix(count))))
      let view = try #require(world.root.presentedViewController?.view)
      return try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    }
    // The bar has the first row of the screen.
    #expect(try box(3).frame == CGRect(x: 60, y: 20, width: 16, height: 3))
    world.close()
    #expect(try box(6).frame == CGRect(x: 60, y: 13, width: 16, height: 6))
    world.close()
    let long = try box(40)
    #expect(long.frame.minY == 0 && long.frame.height == 24 && long.contentSize.height == 40)
  }
}

/// Takes the command `rename:`, which it names after itself.
private final class CommandTaker: NamedViewController {
  var taken: [String] = []

  override func validate(_ command: UICommand) { command.title = "Rename \(name)" }
}

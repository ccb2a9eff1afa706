import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Bars")
struct BarTests {
  @Test func `The way back is named by the item below the top, and leads there`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    root.title = "Themes"
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let bar = navigation.navigationBar
    #expect(bar.backTitle == nil)
    #expect(bar.topItem?.title == "Themes")
    let pushed = NamedViewController("B")
    navigation.pushViewController(pushed, animated: false)
    recorder.settle()
    #expect(bar.backTitle == "Themes")
    root.navigationItem.backButtonTitle = "All"
    #expect(bar.backTitle == "All")
    pushed.navigationItem.hidesBackButton = true
    #expect(bar.backTitle == nil)
    bar.pressBack()
    #expect(navigation.viewControllers.count == 2)
    pushed.navigationItem.hidesBackButton = false
    bar.pressBack()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `Bar items become buttons that run their actions`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    var pressed = 0
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in pressed += 1 })
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let button = try #require(navigation.navigationBar.subviews.first as? UIButton)
    #expect(button.title(for: .normal) == "Done")
    #expect(button.frame.maxX == 80)
    button.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
    root.navigationItem.rightBarButtonItem = nil
    recorder.settle()
    #expect(navigation.navigationBar.subviews.isEmpty)
  }

  @Test func `Items stand a column apart, the first one of each side at its edge`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let item = root.navigationItem
    item.leftBarButtonItems = [UIBarButtonItem(systemItem: .cancel), .init(systemItem: .edit)]
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .save), .init(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    let frames = buttons.map(\.frame)
    try #require(frames.count == 4)
    #expect(frames[0].minX == 0 && frames[1].minX == frames[0].maxX + 1)
    #expect(frames[2].maxX == 80 && frames[3].maxX == frames[2].minX - 1)
  }

  @Test func `The items of a controller's bar are not pushed and popped`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let bar = navigation.navigationBar
    for _ in 0..<2 { bar.pushItem(UINavigationItem(title: "B"), animated: false) }
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items == [root.navigationItem])
  }

  @Test func `A prompt is drawn in the middle above the title`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    root.title = "Themes"
    root.navigationItem.prompt = "Choose one"
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let bar = navigation.navigationBar
    let context = GridContext(size: bar.bounds.size)
    context.draw(bar)
    #expect(
      context.rows == [
        String(repeating: " ", count: 35) + "Choose one",
        String(repeating: " ", count: 37) + "Themes",
      ])
    #expect(context.looks.first?.foreground == .secondaryLabel)
  }

  @Test func `The way back is animated, also out of a stack within a stack`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    navigation.navigationBar.pressBack()
    recorder.settle()
    #expect(recorder.take().contains("B viewWillDisappear(true)"))
    let detail = UINavigationController(rootViewController: NamedViewController("C"))
    detail.pushViewController(NamedViewController("D"), animated: false)
    navigation.pushDetail(detail, animated: false)
    recorder.settle()
    recorder.forget()
    navigation.navigationBar.pressBack()
    recorder.settle()
    #expect(recorder.take().contains("D viewWillDisappear(true)"))
    #expect(navigation.viewControllers.count == 2 && detail.viewControllers.count == 1)
    navigation.navigationBar.pressBack()
    recorder.settle()
    #expect(recorder.take().contains("C viewWillDisappear(true)"))
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `A bar of its own has the items that it is given, as its delegate allows`() {
    _ = TraceRecorder()
    final class Gate: UINavigationBarDelegate {
      var isOpen = false
      var lines: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
        -> Bool
      { isOpen }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("didPush \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
      { isOpen }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("didPop \(item.title ?? "")")
      }
    }
    let (bar, gate) = (UINavigationBar(), Gate())
    let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
    bar.pushItem(items[0], animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items == [items[0]])
    bar.delegate = gate
    bar.pushItem(items[1], animated: false)
    #expect(bar.topItem === items[0] && bar.backItem == nil && bar.backTitle == nil)
    gate.isOpen = true
    bar.pushItem(items[1], animated: false)
    #expect(bar.topItem === items[1] && bar.backItem === items[0] && bar.backTitle == "A")
    gate.isOpen = false
    #expect(bar.popItem(animated: false) == nil)
    bar.pressBack()
    #expect(bar.topItem === items[1])
    gate.isOpen = true
    bar.pressBack()
    #expect(bar.topItem === items[0])
    bar.pressBack()
    #expect(bar.items == [items[0]] && gate.lines == ["didPush B", "didPop B"])
    bar.setItems(items, animated: false)
    #expect(bar.popItem(animated: false) === items[2])
    bar.items = nil
    #expect(bar.items == [] && bar.topItem == nil)
  }

  @Test func `What an app animates is seen through, and the last of a stack is not taken from it`()
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    #expect(navigation.makeRoom()?.isOpaque == false)
    navigation.separate(root)
    #expect(navigation.viewControllers == [root] && root.parent === navigation)
  }

  @Test func `An item has no tag before it gets one`() {
    #expect(UIBarButtonItem(systemItem: .done).tag == 0 && UITabBarItem().tag == 0)
    #expect(UITabBarItem(title: "A", image: nil, selectedImage: nil).tag == 0)
  }

  @Test func `A flexible space in a toolbar takes all that is left`() throws {
    let recorder = TraceRecorder()
    let root = UIViewController()
    recorder.launch(root)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 60, height: 1))
    let fixed = UIBarButtonItem.fixedSpace(6)
    bar.items = [
      UIBarButtonItem(systemItem: .cancel), fixed, UIBarButtonItem(systemItem: .done),
      .flexibleSpace(), UIBarButtonItem(systemItem: .save),
    ]
    root.view.addSubview(bar)
    recorder.settle()
    let frames = bar.subviews.compactMap { $0 as? UIButton }.map(\.frame)
    try #require(frames.count == 3)
    #expect(frames[1].minX - frames[0].maxX == 7)
    #expect(frames[0].minX == 0 && frames[2].maxX == 60)
  }

  @Test func `Left buttons take the place of the way back, unless they supplement it`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    pushed.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigation.pushViewController(pushed, animated: false)
    recorder.settle()
    #expect(navigation.navigationBar.backTitle == nil)
    pushed.navigationItem.leftItemsSupplementBackButton = true
    #expect(navigation.navigationBar.backTitle == "Back")
  }

  @Test
  func `The toolbar shows the items of the top, and takes a row of the content while it is shown`()
    throws
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    var pressed: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
    }
    root.toolbarItems = [item("Undo"), .flexibleSpace(), item("Deal")]
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.isToolbarHidden)
    recorder.launch(navigation)
    #expect(root.view.frame.height == 23)
    navigation.setToolbarHidden(false, animated: false)
    recorder.settle()
    #expect(root.view.frame.height == 22)
    #expect(recorder.take(.all).contains("A viewDidLayoutSubviews() 80x22"))
    #expect(navigation.toolbar.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 23))
    let buttons = navigation.toolbar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.title(for: .normal) } == ["Undo", "Deal"])
    #expect(buttons.first?.frame.minX == 0)
    #expect(buttons.last.map { $0.frame.maxX >= 79 } == true)
    buttons.last?.sendActions(for: .primaryActionTriggered)
    #expect(pressed == ["Deal"])

    let pushed = NamedViewController("B")
    pushed.toolbarItems = [item("Share")]
    navigation.pushViewController(pushed, animated: false)
    recorder.settle()
    #expect(navigation.toolbar.items?.map(\.title) == ["Share"])
    pushed.setToolbarItems([item("Print")], animated: true)
    #expect(navigation.toolbar.items?.map(\.title) == ["Print"])
    #expect(pushed.view.frame.height == 22)
    recorder.application.rotate()
    recorder.settle()
    #expect(recorder.take(.all).contains("B viewWillTransition(to: 48x38)"))
  }

  @Test func `The button for editing begins and ends it, and says which`() {
    let recorder = TraceRecorder()
    let controller = EditingController("A")
    recorder.launch(UINavigationController(rootViewController: controller))
    let item = controller.editButtonItem
    #expect(item.title == "Edit")
    #expect(controller.editButtonItem === item)
    item.primaryAction?.perform(sender: nil)
    #expect(controller.isEditing)
    #expect(item.title == "Done")
    controller.isEditing = false
    #expect(item.title == "Edit")
    #expect(controller.calls == ["true animated true", "false animated false"])
  }

  @Test func `An item runs the action that it has when it is pressed, and is the action's sender`()
    throws
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    var pressed: [String] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Play") { _ in pressed.append("play") })
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let button = try #require(navigation.navigationBar.subviews.first as? UIButton)
    button.press()
    item.primaryAction = UIAction(title: "Stop") {
      pressed.append("stop \($0.sender is UIBarItem)")
    }
    recorder.settle()
    #expect(button.currentTitle == "Stop")
    button.press()
    item.primaryAction = UIAction(attributes: .disabled) { _ in pressed.append("none") }
    button.press()
    #expect(pressed == ["play", "stop true"])
  }

  @Test func `An item's menu opens at a touch, unless the item has an action of its own`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    let menu = UIMenu(title: "Sort", children: [])
    root.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .edit, menu: menu),
      UIBarButtonItem(systemItem: .undo, primaryAction: UIAction { _ in }, menu: menu),
      UIBarButtonItem(systemItem: .done),
    ]
    recorder.launch(navigation)
    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.menu === menu } == [true, true, false])
    #expect(buttons.map(\.showsMenuAsPrimaryAction) == [true, false, false])
  }

  @Test func `A bar that comes back into a window shows its items as they are by then`() {
    let recorder = TraceRecorder()
    let root = UIViewController()
    recorder.launch(root)
    let (tabs, tools, bar) = (UITabBar(), UIToolbar(), UINavigationBar())
    let (tab, item) = (UITabBarItem(), UIBarButtonItem(systemItem: .edit))
    let title = UINavigationItem(title: "A")
    (tabs.items, tools.items, bar.items) = ([tab], [item], [title])
    title.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let bars: [UIView] = [tabs, tools, bar]
    for bar in bars {
      bar.frame = CGRect(x: 0, y: 0, width: 40, height: 1)
      root.view.addSubview(bar)
    }
    recorder.settle()
    for bar in bars {
      bar.layer.displayIfNeeded()
      bar.removeFromSuperview()
    }
    (tab.title, item.title) = ("New", "New")
    title.rightBarButtonItem?.title = "New"
    #expect(bars.allSatisfy { !$0.layer.needsDisplay() })
    for bar in bars { root.view.addSubview(bar) }
    #expect(bars.allSatisfy { $0.layer.needsDisplay() })
    recorder.settle()
    let shown = bars.flatMap(\.subviews).compactMap { ($0 as? UIButton)?.currentTitle }
    #expect(shown == ["New", "New"])
  }

  @Test func `A bar button has room for all titles that it may get`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let item = UIBarButtonItem(title: "On", primaryAction: nil)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let button = try #require(navigation.navigationBar.subviews.first as? UIButton)
    navigation.navigationBar.layoutIfNeeded()
    let narrow = button.frame.width
    item.possibleTitles = ["On", "Suspended"]
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(button.frame.width == narrow + 7 && button.frame.maxX == 80)
    item.title = "Suspended"
    recorder.settle()
    navigation.navigationBar.layoutIfNeeded()
    #expect(button.frame.width == narrow + 7)
  }

  @Test func `Tabs are named by their controllers' titles`() {
    let recorder = TraceRecorder()
    let (first, second) = (NamedViewController("A"), NamedViewController("B"))
    first.title = "Play"
    second.tabBarItem = UITabBarItem(title: "Stats", tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    recorder.launch(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["Play", "Stats"])
    #expect(tabs.tabBar.selectedItem === first.tabBarItem)
    first.title = "Cards"
    #expect(tabs.tabBar.items?.first?.title == "Cards")
  }
}

private final class EditingController: NamedViewController {
  var calls: [String] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("\(editing) animated \(animated)")
  }
}

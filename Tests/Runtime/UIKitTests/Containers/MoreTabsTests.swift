import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md tab-more, tab-more-selected.
@MainActor
@Suite("More tabs than places")
struct MoreTabsTests {
  /// Tabs with the titles A, B, C and so on.
  private func tabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
    let controllers: [UIViewController] = "ABCDEFGHIJ".prefix(count).map { name in
      let controller = NamedViewController(String(name))
      controller.tabBarItem.title = controller.name
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return (tabs, controllers)
  }

  private func titles(_ tabs: UITabBarController) -> [String?]? { tabs.tabBar.items?.map(\.title) }

  private func rows(_ tabs: UITabBarController) throws -> [String?] {
    let root = try #require(tabs.moreNavigationController.viewControllers.first)
    let table = try #require(root.view as? UITableView)
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `tab-more: of six tabs a compact bar has four, and More lists the others in order`()
    throws
  {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    recorder.launch(tabs)
    #expect(titles(tabs) == ["A", "B", "C", "D", "More"])
    #expect(tabs.viewControllers == controllers)
    #expect(tabs.selectedIndex == 0)
    #expect(!tabs.moreNavigationController.isViewLoaded)
    #expect(tabs.moreNavigationController.tabBarController === tabs)
    #expect(tabs.moreNavigationController.tabBarItem.tag == 0)
    #expect(controllers[5].tabBarController === tabs)
    #expect(try rows(tabs) == ["E", "F"])
    controllers[5].tabBarItem.title = "Sixth"
    #expect(try rows(tabs) == ["E", "Sixth"])
  }

  @Test func `tab-more: five fit a compact bar, eight a regular one`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(5)
    recorder.launch(tabs)
    #expect(titles(tabs) == ["A", "B", "C", "D", "E"])
    tabs.viewControllers = controllers + [NamedViewController("F")]
    recorder.settle()
    #expect(titles(tabs)?.last == "More")
    recorder.application.resize(to: CGSize(width: 120, height: 30))
    recorder.settle()
    #expect(titles(tabs)?.count == 6)
    tabs.viewControllers = self.tabs(9).1
    recorder.settle()
    #expect(titles(tabs)?.count == 8 && titles(tabs)?.last == "More")
  }

  @Test func `a bar has the places for the traits of its controller at once`() {
    let recorder = TraceRecorder()
    let (root, (tabs, _)) = (UIViewController(), tabs(6))
    embed(tabs, in: root)
    recorder.launch(root)
    #expect(titles(tabs)?.count == 5)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: tabs)
    #expect(titles(tabs)?.count == 6)
  }

  @Test func `tab-more-selected: the list has no index, a tab behind it has its own`() throws {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    recorder.launch(tabs)
    tabs.selectedViewController = tabs.moreNavigationController
    recorder.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
    recorder.forget()

    tabs.selectedIndex = 5
    recorder.settle()
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === controllers[5])
    #expect(controllers[5].navigationController === tabs.moreNavigationController)
    #expect(controllers[5].view.window != nil)
    #expect(
      recorder.take() == [
        "F viewDidLoad()", "MoreList viewWillDisappear(false)", "F viewWillAppear(false)",
        "F viewIsAppearing(false)", "MoreList viewDidDisappear(false)", "F viewDidAppear(false)",
      ])

    tabs.moreNavigationController.popViewController(animated: true)
    recorder.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(controllers[5].parent === tabs, "it is a tab as before")
    #expect(tabs.viewControllers == controllers)
    tabs.selectedIndex = 1
    recorder.settle()
    #expect(tabs.selectedViewController === controllers[1] && controllers[1].view.window != nil)
  }

  @Test func `tab-more-selected: chosen from another tab, only it appears`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(7)
    recorder.launch(tabs)
    tabs.selectedViewController = controllers[6]
    recorder.settle()
    #expect(
      recorder.take() == [
        "More viewDidLoad()", "G viewDidLoad()", "More viewWillAppear(false)",
        "G viewWillAppear(false)", "More viewIsAppearing(false)", "G viewIsAppearing(false)",
        "A viewWillDisappear(false)", "A viewDidDisappear(false)", "More viewDidAppear(false)",
        "G viewDidAppear(false)",
      ])
    #expect(tabs.moreNavigationController.viewControllers.count == 2)
    tabs.selectedIndex = 5
    recorder.settle()
    #expect(controllers[5].view.window != nil && controllers[6].parent === tabs)
  }

  @Test func `tab-more-selected: a stack behind More has one bar, and comes back as it was`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    let root = NamedViewController("R")
    let stack = UINavigationController(rootViewController: root)
    tabs.viewControllers = Array(controllers.prefix(5)) + [stack]
    recorder.launch(tabs)
    tabs.selectedIndex = 5
    recorder.settle()
    #expect(tabs.selectedViewController === stack && root.view.window != nil)
    #expect(root.navigationController === stack)
    root.show(NamedViewController("S"), sender: nil)
    recorder.settle()
    #expect(stack.viewControllers.count == 2 && tabs.selectedIndex == 5)
    #expect(stack.navigationBar.superview == nil || stack.navigationBar.isHidden)
    recorder.application.resize(to: CGSize(width: 120, height: 30))
    recorder.settle()
    #expect(stack.parent === tabs && tabs.selectedViewController === stack)
    #expect(stack.viewControllers.last?.view.window != nil)
    #expect(stack.navigationBar.window != nil)
  }

  @Test func `a tab that moves between its place and More in a change of size gets no call`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    recorder.launch(tabs)
    tabs.selectedIndex = 5
    recorder.settle()
    recorder.forget()
    for width in [120, 80, 120] as [CGFloat] {
      recorder.application.resize(to: CGSize(width: width, height: 24))
      recorder.settle()
      #expect(recorder.take().filter { $0.hasPrefix("F") }.isEmpty)
      #expect(tabs.selectedIndex == 5 && controllers[5].view.window != nil)
      #expect(controllers[5].view.frame.width == width)
    }
  }

  @Test func `tab-more-selected: a tab that gets a place while another is chosen goes with More`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    recorder.launch(tabs)
    tabs.selectedIndex = 5
    recorder.settle()
    recorder.forget()
    tabs.selectedIndex = 0
    tabs.viewControllers = [controllers[0], controllers[5]]
    recorder.settle()
    #expect(tabs.children == [controllers[0], controllers[5]])
    let calls = [
      "A viewWillAppear", "F viewWillDisappear", "F viewDidDisappear", "A viewDidAppear",
    ]
    #expect(
      recorder.take().filter { line in calls.contains { line.hasPrefix($0) } }
        == calls.map { $0 + "(false)" })
    #expect(controllers[5].view.window == nil && controllers[0].view.window != nil)
  }

  @Test func `a row of the list pushes its tab, and More again goes back to the list`() throws {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    let delegate = Choices()
    tabs.delegate = delegate
    recorder.launch(tabs)
    #expect(tabs.pressItem(at: 4))
    recorder.settle()
    let list = try #require(
      tabs.moreNavigationController.viewControllers.first as? UITableViewController)
    let table = try #require(list.tableView)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    recorder.forget()
    list.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    recorder.settle()
    #expect(recorder.take().contains("F viewWillAppear(true)"))
    #expect(tabs.selectedViewController === controllers[5])
    #expect(tabs.pressItem(at: 4))
    recorder.settle()
    #expect(tabs.selectedIndex == NSNotFound && tabs.moreNavigationController.view.window != nil)
    #expect(table.indexPathForSelectedRow == nil)
    let more = tabs.moreNavigationController
    #expect(delegate.asked == [more, more] && delegate.told == [more, more])
  }

  @Test func `a tab that goes behind More while it disappears is shown there without animation`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(6)
    recorder.launch(tabs)
    tabs.selectedIndex = 3
    recorder.settle()
    recorder.forget()
    (controllers[3] as? NamedViewController)?.inside["viewWillDisappear"] = { [unowned tabs] in
      tabs.viewControllers = [0, 1, 2, 4, 3, 5].map { controllers[$0] }
      tabs.selectedViewController = controllers[3]
    }
    tabs.selectedViewController = tabs.moreNavigationController
    recorder.settle()
    #expect(tabs.selectedViewController === controllers[3] && controllers[3].view.window != nil)
    #expect(
      recorder.take().filter { $0.contains("viewWill") } == [
        "More viewWillAppear(false)", "MoreList viewWillAppear(false)",
        "D viewWillDisappear(false)", "MoreList viewWillDisappear(false)",
        "D viewWillAppear(false)",
      ])
  }

  @Test func `a tab behind More that leaves is no tab any more`() {
    let recorder = TraceRecorder()
    let (tabs, controllers) = tabs(7)
    recorder.launch(tabs)
    tabs.selectedIndex = 6
    recorder.settle()
    let other = UINavigationController(rootViewController: controllers[5])
    #expect(tabs.viewControllers == controllers.filter { $0 !== controllers[5] })
    #expect(tabs.selectedViewController === controllers[6])
    other.pushViewController(controllers[6], animated: false)
    recorder.settle()
    #expect(tabs.viewControllers == Array(controllers.prefix(5)))
    #expect(titles(tabs) == ["A", "B", "C", "D", "E"])
    #expect(tabs.selectedIndex == 0 && controllers[0].view.window != nil)
  }

  private final class Choices: UITabBarControllerDelegate {
    var asked: [UIViewController] = []
    var told: [UIViewController] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      asked.append(viewController)
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { told.append(viewController) }
  }
}

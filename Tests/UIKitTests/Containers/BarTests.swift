import Foundation
import Testing
import UIKit

@MainActor
@Suite("Bars")
struct BarTests {
  @Test("The way back is named by the item below the top, and leads there")
  func wayBack() {
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

  @Test("Bar items become buttons that run their actions")
  func barButtons() throws {
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

  @Test("Tabs are named by their controllers' titles")
  func tabTitles() {
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

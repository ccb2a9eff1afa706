import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "UITabBarController".
@MainActor
@Suite("Tabs")
struct TabTests {
  private func threeTabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      NamedViewController("A"), NamedViewController("B"), NamedViewController("C"),
    ]
    return tabs
  }

  @Test func `tab-launch-lazy: the chosen tab alone is loaded`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md tab-launch-lazy (three published logs).
    recorder.forget()
    _ = recorder.show(tabs)
    recorder.settle()
    #expect(
      recorder.take() == [
        "A viewDidLoad()", "A viewWillAppear(false)", "A viewIsAppearing(false)",
        "A viewDidAppear(false)",
      ])
  }

  @Test func `tab-first-switch: the new one's will comes before the old one's`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md tab-first-switch (four sources).
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    #expect(recorder.take().isEmpty)
    recorder.turn()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "B viewIsAppearing(false)",
        "A viewWillDisappear(false)", "A viewDidDisappear(false)", "B viewDidAppear(false)",
      ])
  }

  @Test func `tab-second-switch: nothing is loaded again`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md tab-second-switch.
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    recorder.forget()
    tabs.selectedIndex = 0
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "A viewWillAppear(false)", "A viewIsAppearing(false)", "B viewWillDisappear(false)",
        "B viewDidDisappear(false)", "A viewDidAppear(false)",
      ])
  }

  @Test func `tab-fast-double-switch-violation: a controller that is skipped gets no call`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md tab-fast-double-switch-violation: the bug is not reproduced.
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    recorder.settle()
    #expect(
      recorder.take() == [
        "C viewDidLoad()", "C viewWillAppear(false)", "C viewIsAppearing(false)",
        "A viewWillDisappear(false)", "A viewDidDisappear(false)", "C viewDidAppear(false)",
      ])
  }

  @Test func `I55: selecting the selected tab again makes no call; a stack pops to its root`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    let navigation = UINavigationController(rootViewController: NamedViewController("R"))
    navigation.pushViewController(NamedViewController("T"), animated: false)
    tabs.viewControllers = [navigation, NamedViewController("D")]
    recorder.launch(tabs)
    #expect(tabs.pressTab(at: 0))
    recorder.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(recorder.take().contains("R viewWillAppear(true)"))
    #expect(tabs.pressTab(at: 0))
    recorder.settle()
    #expect(recorder.take(.all).isEmpty)
  }

  @Test func `a tab that was never shown is told when it is one and when it is not`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    recorder.launch(tabs)
    #expect(!tabs.tabBar.isHidden, "there is a bar without tabs")
    let (first, second) = (NamedViewController("A"), NamedViewController("B"))
    tabs.viewControllers = [first, second]
    recorder.settle()
    recorder.forget()
    tabs.viewControllers = [first]
    recorder.settle()
    #expect(recorder.take(.all) == ["B willMove(nil)", "B didMove(nil)"])
  }

  @Test func `a tab that leaves unseen changes nothing of what is shown`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    recorder.launch(tabs)
    tabs.viewControllers?.last?.removeFromParent()
    recorder.settle()
    #expect(recorder.take().filter { $0.contains("ppear") } == [] && tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.count == 2)
  }

  @Test func `of the first of three tabs the second takes the place`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    recorder.launch(tabs)
    tabs.selectedViewController?.removeFromParent()
    recorder.settle()
    #expect(recorder.take().contains("B viewWillAppear(false)"))
  }

  @Test func `an empty stack leaves the bar of its tabs`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController()]
    recorder.launch(tabs)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `of tabs that leave, the one after the shown one is shown, or the last`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    recorder.forget()
    for calls in [["C"], ["A"], []] {
      tabs.selectedViewController?.removeFromParent()
      recorder.settle()
      #expect(
        recorder.take().filter { $0.contains("viewWillAppear") }
          == calls.map { "\($0) viewWillAppear(false)" })
    }
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
  }

  @Test
  func `hidesBottomBarWhenPushed: the new one gets the row, the old one is not laid out`() {
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: NamedViewController("R"))
    tabs.viewControllers = [navigation]
    recorder.launch(tabs)
    let pushed = NamedViewController("N")
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    #expect(tabs.tabBar.isHidden)
    let layouts = recorder.take(.all).filter { $0.contains("viewDidLayout") }
    #expect(layouts == ["N viewDidLayoutSubviews() 80x23"])
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(!tabs.tabBar.isHidden)
    #expect(!recorder.take(.all).contains { $0.contains("Layout") })
    #expect(navigation.topViewController?.view.frame.height == 22)
  }

  @Test func `nav-in-tab-launch: the container's call comes before the child's`() {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md nav-in-tab-launch.
    tabs.viewControllers = [UINavigationController(rootViewController: NamedViewController("R"))]
    _ = recorder.show(tabs)
    recorder.settle()
    let wills = recorder.takeEvents().filter { $0.callback == .viewWillAppear(animated: false) }
    #expect(wills.map(\.controller.name) == ["Tabs", "Nav", "R"])
    #expect(wills.map(\.depth) == [0, 1, 2])
  }

  @Test
  func
    `a tab that is replaced while it disappears gets all calls of the change, in the usual order`()
    throws
  {
    let recorder = TraceRecorder()
    let tabs = threeTabs()
    // Source: UIKIT-CASES.md tab-first-switch; UIKIT-RULES.md I39 for the parent.
    recorder.launch(tabs)
    let old = try #require(tabs.viewControllers?.first as? NamedViewController)
    let others = Array(try #require(tabs.viewControllers).dropFirst())
    old.inside["viewWillDisappear"] = { [unowned tabs] in
      tabs.viewControllers = [NamedViewController("D")] + others
    }
    tabs.selectedIndex = 2
    recorder.settle()
    let events = recorder.takeEvents()
    let calls = events.filter { $0.controller.name == "A" || $0.controller.name == "C" }
      .filter { $0.callback.isCommon || $0.callback.isMove }.map(TraceRecorder.line)
    #expect(
      calls == [
        "C viewDidLoad()", "C viewWillAppear(false)", "C viewIsAppearing(false)",
        "A viewWillDisappear(false)", "A willMove(nil)", "A viewDidDisappear(false)",
        "C viewDidAppear(false)", "A didMove(nil)",
      ])
    let ofOne = Set(events.filter { $0.callback.animatedFlag != nil }.map(\.cause.transition))
    #expect(ofOne.count == 1 && ofOne.first??.kind == .tab)
  }
}

extension LifecycleCallback {
  fileprivate var isMove: Bool {
    switch self {
    case .willMove, .didMove: true
    default: false
    }
  }

  fileprivate var animatedFlag: Bool? {
    switch self {
    case .viewWillAppear(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      animated
    default: nil
    }
  }
}

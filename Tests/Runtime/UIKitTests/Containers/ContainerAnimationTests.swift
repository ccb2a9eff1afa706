import Foundation
import Testing

@testable import UIKit

/// Which changes containers animate by themselves, and which not.
@MainActor @Suite struct ContainerAnimationTests {
  /// The controllers that appear at a change, each with whether it does so animated.
  private func appearing(
    _ recorder: TraceRecorder, _ change: () throws -> Void
  ) rethrows -> [String] {
    recorder.settle()
    recorder.forget()
    try change()
    recorder.settle()
    return recorder.take().filter { $0.contains("viewWillAppear") }.map {
      $0.replacing(" viewWillAppear", with: "")
    }
  }

  @Test func `a stack that is set is not animated, what is shown in it is`() {
    let recorder = TraceRecorder()
    let (first, second) = (NamedViewController("A"), NamedViewController("B"))
    let navigation = UINavigationController(rootViewController: first)
    recorder.launch(navigation)
    #expect(appearing(recorder) { navigation.viewControllers = [first, second] } == ["B(false)"])
    #expect(appearing(recorder) { navigation.navigationBar.pressBack() } == ["A(true)"])
    #expect(appearing(recorder) { navigation.show(second, sender: nil) } == ["B(true)"])
    #expect(
      appearing(recorder) { navigation.setViewControllers([first], animated: true) } == ["A(true)"])
    #expect(
      appearing(recorder) { navigation.setViewControllers([second], animated: false) } == [
        "B(false)"
      ])
  }

  /// Where the view of a controller is seen first in the change of a stack that is watched, and when that runs.
  private func seen(
    _ controller: UIViewController, in recorder: TraceRecorder, _ change: () -> Void
  ) -> CGPoint? {
    let clock = recorder.application.frameClock
    clock.isWatched = true
    defer { clock.isWatched = false }
    change()
    recorder.turn()
    defer { recorder.settle() }
    guard let layer = controller.view.layer.presentation() else { return nil }
    let place = controller.view.layer.position
    return CGPoint(x: layer.position.x - place.x, y: layer.position.y - place.y)
  }

  @Test func `what is pushed slides in from the right, and what comes back from the left`() {
    let recorder = TraceRecorder()
    let (root, top, clear) = (
      NamedViewController("A"), NamedViewController("B"), NamedViewController("C")
    )
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    (root.view.backgroundColor, top.view.backgroundColor) = (.white, .white)
    clear.view.backgroundColor = nil
    func push(_ controller: UIViewController) -> CGPoint? {
      seen(controller, in: recorder) { navigation.pushViewController(controller, animated: true) }
    }
    #expect(push(top) == CGPoint(x: 80, y: 0))
    let back = seen(root, in: recorder) { navigation.popViewController(animated: true) }
    #expect(back == CGPoint(x: -80, y: 0))
    #expect(push(clear) == .zero, "the one below is seen through it")
  }

  @Test func `in a column nothing slides`() {
    let world = SplitColumnsWorld(columns: 120)
    let next = NamedViewController("N")
    next.view.backgroundColor = .white
    let stack = world.detail.navigationController
    let place = seen(next, in: world.recorder) { stack?.pushViewController(next, animated: true) }
    #expect(place == .zero)
  }

  @Test func `a property that is set calls its setter without animation`() {
    final class Tabs: UITabBarController {
      var isAnimated: [Bool] = []
      override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        isAnimated.append(animated)
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    final class Bar: UINavigationBar {
      var isAnimated: [Bool] = []
      override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        isAnimated.append(animated)
        super.setItems(items, animated: animated)
      }
      override func popItem(animated: Bool) -> UINavigationItem? {
        isAnimated.append(animated)
        return super.popItem(animated: animated)
      }
    }
    final class Stack: UINavigationController {
      var isAnimated: [Bool] = []
      override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        isAnimated.append(animated)
        super.setViewControllers(viewControllers, animated: animated)
      }
    }
    let stack = Stack(rootViewController: NamedViewController("A"))
    stack.viewControllers = [NamedViewController("B")]
    #expect(stack.isAnimated == [false, false] && stack.viewControllers.count == 1)
    let (tabs, bar) = (Tabs(), Bar())
    tabs.viewControllers = [NamedViewController("A")]
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    #expect(tabs.isAnimated == [false] && bar.isAnimated == [false])
    #expect(tabs.viewControllers?.count == 1 && bar.items?.count == 2)
    bar.pressBack()
    #expect(bar.isAnimated == [false, true] && bar.items?.count == 1)
  }

  @Test func `a column that leaves the stack of another is not animated`() {
    let recorder = TraceRecorder()
    let (root, split) = (UIViewController(), UISplitViewController())
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    split.viewControllers = [stack, NamedViewController("B")]
    embed(split, in: root)
    recorder.launch(root)
    #expect(split.isCollapsed && stack.viewControllers.count == 2)
    let calls = appearing(recorder) {
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    }
    #expect(calls == ["A(false)"] && !split.isCollapsed)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: split)
    #expect(split.isCollapsed, "at once")
    recorder.settle()
    #expect(recorder.take() == ["A viewWillDisappear(false)", "A viewDidDisappear(false)"])
  }

  @Test func `a tab that gets a place while it appears behind More is not animated`() {
    let recorder = TraceRecorder()
    let controllers = "ABCDEF".map { NamedViewController(String($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let root = UIViewController()
    embed(tabs, in: root)
    recorder.launch(root)
    controllers[5].inside["viewWillAppear"] = {
      controllers[5].inside = [:]
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: tabs)
    }
    tabs.selectedIndex = 5
    recorder.settle()
    #expect(tabs.selectedIndex == 5 && controllers[5].parent === tabs)
    #expect(
      recorder.take().filter { $0.contains("viewWill") } == [
        "More viewWillAppear(false)", "F viewWillAppear(false)", "A viewWillDisappear(false)",
        "More viewWillDisappear(false)",
      ])
  }

  @Test func `columns that a change of traits meets in their change follow it without animation`() {
    let recorder = TraceRecorder()
    let (root, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
    let (list, detail) = (NamedViewController("A"), NamedViewController("B"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    embed(split, in: root)
    recorder.launch(root)
    let next = NamedViewController("C")
    next.inside["viewWillAppear"] = { [unowned next] in
      next.inside = [:]
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    }
    let calls = appearing(recorder) { split.setViewController(next, for: .primary) }
    #expect(calls == ["C(false)", "B(false)"] && !split.isCollapsed)
  }

  @Test func `bars that a tap hides are hidden with animation`() {
    final class Stack: UINavigationController {
      var lines: [String] = []
      override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        lines.append("bar \(hidden) \(animated)")
        super.setNavigationBarHidden(hidden, animated: animated)
      }
      override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        lines.append("tools \(hidden) \(animated)")
        super.setToolbarHidden(hidden, animated: animated)
      }
    }
    let recorder = TraceRecorder()
    let stack = Stack(rootViewController: NamedViewController("A"))
    recorder.launch(stack)
    stack.isToolbarHidden = false
    stack.hidesBarsOnTap = true
    recorder.settle()
    for _ in 0..<2 {
      recorder.application.touchInput.tap(at: CGPoint(x: 40, y: 15))
      recorder.settle()
    }
    #expect(
      stack.lines == ["bar true true", "tools true true", "bar false true", "tools false true"])
  }

  @Test func `columns of a collapsed split view come and go with animation, a collapse does not`() {
    let world = SplitColumnsWorld(columns: 80, top: .primary)
    let split = world.split
    func appearing(_ change: () -> Void) -> [String] { self.appearing(world.recorder, change) }
    #expect(appearing { split.show(.secondary) } == ["Detail(true)"])
    #expect(appearing { split.hide(.secondary) } == ["List(true)"])
    #expect(
      appearing { split.showDetailViewController(NamedViewController("E"), sender: nil) }
        == ["E(true)"])
    #expect(appearing { split.show(.primary) } == ["List(true)"])
    #expect(
      appearing { split.setViewController(NamedViewController("F"), for: .primary) } == ["F(false)"]
    )
    #expect(
      appearing { world.recorder.application.resize(to: CGSize(width: 100, height: 24)) } == [
        "E(false)"
      ])
    #expect(appearing { split.preferredDisplayMode = .secondaryOnly } == [])
    #expect(appearing { split.preferredDisplayMode = .automatic } == ["F(false)"])
    #expect(
      appearing { world.recorder.application.resize(to: CGSize(width: 80, height: 24)) } == [])
  }

  @Test func `a column that others cover is uncovered with animation`() {
    let world = SplitColumnsWorld(columns: 80, style: .tripleColumn)
    #expect(world.shown == ["Detail"])
    #expect(appearing(world.recorder) { world.split.show(.supplementary) } == ["Mail(true)"])
  }

  @Test func `a detail alone is presented, and pushed on a stack, both with animation`() {
    let recorder = TraceRecorder()
    let split = UISplitViewController()
    split.viewControllers = [NamedViewController("A")]
    recorder.launch(split)
    #expect(
      appearing(recorder) { split.showDetailViewController(NamedViewController("B"), sender: nil) }
        == ["B(true)"])
    let other = TraceRecorder()
    let stack = UISplitViewController()
    stack.viewControllers = [UINavigationController(rootViewController: NamedViewController("C"))]
    other.launch(stack)
    #expect(
      appearing(other) { stack.showDetailViewController(NamedViewController("D"), sender: nil) }
        == ["D(true)"])
    #expect(appearing(other) { stack.show(NamedViewController("E"), sender: nil) } == ["E(true)"])
    let last = TraceRecorder()
    let plain = UISplitViewController()
    plain.viewControllers = [NamedViewController("F")]
    last.launch(plain)
    #expect(appearing(last) { plain.show(NamedViewController("G"), sender: nil) } == ["G(true)"])
  }

  @Test func `tabs change without animation, and a row behind More pushes with one`() {
    let recorder = TraceRecorder()
    let controllers = "ABCDEF".map { NamedViewController(String($0)) }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    recorder.launch(tabs)
    func pressing(_ index: Int) -> (isDone: Bool, appearing: [String]) {
      var isDone = false
      let calls = appearing(recorder) { isDone = tabs.pressTab(at: index) }
      return (isDone, calls)
    }
    #expect(appearing(recorder) { tabs.selectedIndex = 2 } == ["C(false)"])
    #expect(pressing(1) == (true, ["B(false)"]))
    let behind = pressing(4)
    #expect(behind.isDone && behind.appearing.last?.hasPrefix("E(") == true, "\(behind)")
    #expect(tabs.selectedViewController === controllers[4])
    #expect(pressing(5) == (true, ["F(true)"]))
    #expect(!tabs.pressTab(at: 7) && !tabs.pressTab(at: -1) && !tabs.pressItem(at: 5))
    controllers[4].tabBarItem.isEnabled = false
    #expect(pressing(4) == (false, []))
    #expect(appearing(recorder) { tabs.viewControllers = [controllers[3]] } == ["D(false)"])
  }

  @Test func `a press on a tab behind More asks for More first`() {
    let recorder = TraceRecorder()
    final class Gate: NSObject, UITabBarControllerDelegate {
      var asked: [UIViewController] = []
      var isOpen = false
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        asked.append(viewController)
        return isOpen
      }
    }
    let gate = Gate()
    let tabs = UITabBarController()
    tabs.viewControllers = "ABCDEF".map { NamedViewController(String($0)) }
    tabs.delegate = gate
    recorder.launch(tabs)
    #expect(!tabs.pressTab(at: 5))
    #expect(gate.asked == [tabs.moreNavigationController] && tabs.selectedIndex == 0)
    gate.isOpen = true
    #expect(tabs.pressTab(at: 5) && tabs.selectedIndex == 5)
    recorder.settle()
    #expect(tabs.pressTab(at: 4) && gate.asked.count == 2, "More is shown already")
  }
}

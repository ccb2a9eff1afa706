import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "UISplitViewController".
@MainActor
@Suite("Split views")
struct SplitTests {
  @Test func `split-born-expanded-then-collapses: asked at launch in compact width`() {
    // Source: UIKIT-CASES.md split-born-expanded-then-collapses, split-collapse-delegate-order.
    let world = SplitWorld(columns: 80, drops: true)
    #expect(world.split.isCollapsed)
    #expect(world.delegate.calls == ["forCollapsing", "collapse Game onto Nav"])
    #expect(world.split.viewControllers.map(\.lifecycleID.name) == ["Nav"])
    #expect(!world.game.isViewLoaded)
    #expect(world.chooser.view.window != nil)
  }

  @Test func `split-collapse-delegate-order: without an answer the primary takes the detail`() {
    let world = SplitWorld(columns: 80, drops: false)
    #expect(world.navigation.viewControllers.map(\.lifecycleID.name) == ["Chooser", "Game"])
    #expect(world.game.view.window != nil)
    #expect(!world.chooser.isViewLoaded)
  }

  @Test func `split-show-detail-compact: pushed, as a push`() {
    // Source: UIKIT-CASES.md split-show-detail-compact, cs193p-choose-theme-iphone.
    let world = SplitWorld(columns: 80, drops: true)
    world.chooser.showDetailViewController(NamedViewController("D"), sender: nil)
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "D viewDidLoad()", "Chooser viewWillDisappear(true)", "D viewWillAppear(true)",
        "D viewIsAppearing(true)", "Chooser viewDidDisappear(true)", "D viewDidAppear(true)",
      ])
  }

  @Test func `split-master-and-detail-launch-expanded: both appear, side by side`() {
    // Source: UIKIT-CASES.md split-master-and-detail-launch-expanded (which is first is ours).
    let world = SplitWorld(columns: 100, drops: true)
    #expect(!world.split.isCollapsed)
    #expect(world.delegate.calls.isEmpty)
    for name in ["Chooser", "Game"] {
      #expect(
        world.launchCalls.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count + 1) } == [
          "viewDidLoad()", "viewWillAppear(false)", "viewIsAppearing(false)",
          "viewDidAppear(false)",
        ])
    }
    #expect(world.game.view.convert(world.game.view.bounds, to: nil).minX == 30)
    #expect(world.game.view.frame.width == 70)
  }

  @Test
  func `The button for the sidebar hides the primary and brings it back, and the delegate is told`()
  {
    let world = SplitWorld(columns: 120, drops: true)
    let button = world.split.displayModeButtonItem
    button.primaryAction?.perform(sender: nil)
    world.recorder.settle()
    #expect(world.split.displayMode == .secondaryOnly)
    #expect(
      world.recorder.take() == [
        "Chooser viewWillDisappear(false)", "Chooser viewDidDisappear(false)",
      ])
    button.primaryAction?.perform(sender: nil)
    world.recorder.settle()
    #expect(world.split.displayMode == .oneBesideSecondary)
    #expect(
      world.recorder.take() == [
        "Chooser viewWillAppear(false)", "Chooser viewIsAppearing(false)",
        "Chooser viewDidAppear(false)",
      ])
    #expect(world.delegate.calls == ["secondaryOnly", "oneBesideSecondary"])
  }

  @Test func `split-show-detail-expanded: the old detail disappears, the new one appears`() {
    // Source: UIKIT-CASES.md split-show-detail-expanded; only the pairs are certain.
    let world = SplitWorld(columns: 100, drops: true)
    world.chooser.showDetailViewController(NamedViewController("D"), sender: nil)
    world.recorder.settle()
    let calls = world.recorder.take()
    #expect(calls.first == "D viewDidLoad()")
    #expect(
      calls.filter { $0.hasPrefix("D ") }.dropFirst() == [
        "D viewWillAppear(false)", "D viewIsAppearing(false)", "D viewDidAppear(false)",
      ])
    #expect(
      calls.filter { $0.hasPrefix("Game ") } == [
        "Game viewWillDisappear(false)", "Game viewDidDisappear(false)",
      ])
  }

  @Test func `split-expand-delegate-order: asked in order, and the chooser appears again`() {
    // Source: UIKIT-CASES.md split-expand-delegate-order (Apple); the interleaving is ours.
    let world = SplitWorld(columns: 80, drops: false)
    world.delegate.calls = []
    world.recorder.application.resize(to: CGSize(width: 120, height: 30))
    world.recorder.settle()
    #expect(world.delegate.calls == ["forExpanding", "separate from Nav"])
    #expect(!world.split.isCollapsed)
    #expect(
      world.recorder.take() == [
        "Chooser viewDidLoad()", "Chooser viewWillAppear(false)",
        "Chooser viewIsAppearing(false)", "Chooser viewDidAppear(false)",
      ])
    #expect(world.game.view.window != nil)
    #expect(world.game.view.frame.width == 84)
  }

  @Test func `split-collapse-delegate-order on a resize: the chooser goes, the game stays`() {
    let world = SplitWorld(columns: 120, drops: false)
    world.recorder.application.resize(to: CGSize(width: 80, height: 24))
    world.recorder.settle()
    #expect(world.delegate.calls == ["forCollapsing", "collapse Game onto Nav"])
    #expect(
      world.recorder.take() == [
        "Chooser viewWillDisappear(false)", "Chooser viewDidDisappear(false)",
      ])
    #expect(world.game.view.frame.width == 80)
    #expect(world.game.view.window != nil)
    world.recorder.application.resize(to: CGSize(width: 120, height: 24))
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "Chooser viewWillAppear(false)", "Chooser viewIsAppearing(false)",
        "Chooser viewDidAppear(false)",
      ])
  }

  @Test func `a delegate that shows a controller itself is the last to be asked`() {
    final class Shower: UISplitViewControllerDelegate {
      var isDone = true
      var lines: [String] = []
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        lines.append("show")
        return isDone
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        lines.append("detail")
        return isDone
      }
    }
    let shower = Shower()
    let world = SplitWorld(columns: 120, drops: false)
    world.split.delegate = shower
    world.split.show(NamedViewController("B"), sender: nil)
    world.split.showDetailViewController(NamedViewController("C"), sender: nil)
    #expect(shower.lines == ["show", "detail"])
    #expect(world.split.viewControllers == [world.navigation, world.game])
    #expect(world.navigation.viewControllers == [world.chooser])
    shower.isDone = false
    let (next, detail) = (NamedViewController("D"), NamedViewController("E"))
    world.split.show(next, sender: nil)
    world.split.showDetailViewController(detail, sender: nil)
    #expect(world.navigation.viewControllers == [world.chooser, next])
    #expect(world.split.viewControllers == [world.navigation, detail])
    let columns = UISplitViewController(style: .doubleColumn)
    columns.delegate = shower
    shower.isDone = true
    columns.setViewController(NamedViewController("F"), for: .primary)
    columns.show(NamedViewController("G"), sender: nil)
    columns.showDetailViewController(NamedViewController("H"), sender: nil)
    #expect(shower.lines.count == 4)
    #expect((columns.viewControllers.first as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test func `a controller without a stack is replaced beside the detail, and covered if alone`() {
    for (columns, isCollapsed) in [(120, false), (80, true)] as [(CGFloat, Bool)] {
      let recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
      let split = UISplitViewController()
      let (list, detail) = (NamedViewController("A"), NamedViewController("B"))
      split.viewControllers = [list, detail]
      recorder.launch(split)
      let next = NamedViewController("C")
      split.show(next, sender: nil)
      recorder.settle()
      #expect(split.isCollapsed == isCollapsed)
      #expect(split.presentedViewController === (isCollapsed ? next : nil))
      #expect(split.viewControllers == (isCollapsed ? [list] : [next, detail]))
    }
  }

  @Test func `a tab bar goes for the top of a collapsed split view alone`() {
    for (columns, isHidden) in [(120, false), (80, true)] as [(CGFloat, Bool)] {
      let recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
      let list = UINavigationController(rootViewController: NamedViewController("A"))
      let top = NamedViewController("B")
      top.hidesBottomBarWhenPushed = true
      list.pushViewController(top, animated: false)
      let split = UISplitViewController()
      split.viewControllers = [list]
      let tabs = UITabBarController()
      tabs.viewControllers = [split, UISplitViewController()]
      recorder.launch(tabs)
      #expect(tabs.tabBar.isHidden == isHidden, "\(columns)")
      tabs.selectedIndex = 1
      recorder.settle()
      #expect(!tabs.tabBar.isHidden, "a split view without controllers, \(columns)")
    }
  }

  @Test func `a split view without controllers collapses and expands as well`() {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn] {
      let recorder = TraceRecorder()
      let split = style == .unspecified ? UISplitViewController() : .init(style: style)
      recorder.launch(split)
      #expect(split.isCollapsed)
      recorder.application.resize(to: CGSize(width: 120, height: 24))
      recorder.settle()
      #expect(!split.isCollapsed && split.viewControllers == [])
    }
  }

  @Test func `a detail leaves the stack of the primary before it is a column again`() {
    let recorder = TraceRecorder()
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    split.viewControllers = [stack, NamedViewController("B")]
    recorder.launch(split)
    recorder.application.resize(to: CGSize(width: 120, height: 24))
    recorder.settle()
    let moves = ["B willMove(nil)", "B didMove(nil)", "B willMove(Split)", "B didMove(Split)"]
    #expect(recorder.take(.all).filter { $0.hasPrefix("B ") && $0.contains("Move(") } == moves)
  }

  @Test func `a detail that was popped is no column of a wide window`() {
    let recorder = TraceRecorder()
    let (split, detail) = (UISplitViewController(), NamedViewController("B"))
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    split.viewControllers = [stack, detail]
    recorder.launch(split)
    stack.popViewController(animated: false)
    recorder.settle()
    recorder.application.resize(to: CGSize(width: 120, height: 24))
    recorder.settle()
    #expect(split.viewControllers == [stack] && stack.viewControllers.count == 1)
  }

  @Test func `a detail that stays on the screen is laid out once when its column comes or goes`() {
    let recorder = TraceRecorder()
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    split.viewControllers = [stack, NamedViewController("B")]
    let tabs = UITabBarController()
    tabs.viewControllers = [split]
    recorder.launch(tabs)
    for (width, size) in [(120, "84x39"), (80, "80x38")] {
      recorder.application.resize(to: CGSize(width: width, height: 40))
      recorder.settle()
      #expect(
        recorder.take(.all).filter { $0.hasPrefix("B ") && $0.contains("Layout") } == [
          "B viewWillLayoutSubviews() \(size)", "B viewDidLayoutSubviews() \(size)",
        ])
    }
  }

  @Test func `a view that outlives its split view controller is laid out without it`() {
    let recorder = TraceRecorder(size: CGSize(width: 120, height: 30))
    var split: UISplitViewController? = UISplitViewController()
    split?.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    let host = NamedViewController("Host")
    recorder.launch(host)
    let view = split?.view ?? UIView()
    if let split { host.addChild(split) }
    host.view.addSubview(view)
    recorder.settle()
    split?.removeFromParent()
    weak let gone = split
    split = nil
    #expect(gone == nil)
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.maxX).max() == 60)
  }

}

/// A chooser in a navigation controller beside a game, on the screen.
@MainActor
private final class SplitWorld {
  let recorder: TraceRecorder
  let chooser: NamedViewController
  let game: NamedViewController
  let navigation: UINavigationController
  let split: UISplitViewController
  let delegate: SplitDelegate
  let window: UIWindow
  let launchCalls: [String]

  init(columns: CGFloat, drops: Bool) {
    // The recorder is made first: a controller belongs to the application that is shared when it is
    // made.
    recorder = TraceRecorder(size: CGSize(width: columns, height: 24))
    chooser = NamedViewController("Chooser")
    game = NamedViewController("Game")
    navigation = UINavigationController(rootViewController: chooser)
    split = UISplitViewController()
    delegate = SplitDelegate(drops: drops)
    split.viewControllers = [navigation, game]
    split.delegate = delegate
    window = recorder.show(split)
    recorder.settle()
    launchCalls = recorder.take()
  }
}

/// A split view's delegate that records its calls.
@MainActor
private final class SplitDelegate: UISplitViewControllerDelegate {
  let drops: Bool
  var calls: [String] = []

  init(drops: Bool) { self.drops = drops }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    calls.append("\(displayMode)")
  }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    calls.append("forCollapsing")
    return nil
  }

  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    calls.append("forExpanding")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append(
      "collapse \(secondaryViewController.lifecycleID.name) onto "
        + primaryViewController.lifecycleID.name)
    return drops
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    calls.append("separate from \(primaryViewController.lifecycleID.name)")
    return nil
  }
}

import Foundation
import Testing

@testable import UIKit

/// Changes of what containers show that begin at unusual moments: before a container has appeared, during an
/// appearance, and when there is nothing to do after all.
@MainActor @Suite struct ContainerChangeTests {
  @Test func `what is pushed while a stack appears comes after it, without animation`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    root.inside["viewIsAppearing"] = { [unowned navigation, unowned root] in
      root.inside = [:]
      navigation.pushViewController(NamedViewController("B"), animated: true)
    }
    _ = recorder.show(navigation)
    recorder.settle()
    #expect(
      recorder.take().filter { $0.contains("WillAppear") || $0.contains("DidAppear") } == [
        "A viewWillAppear(false)", "A viewDidAppear(false)", "B viewWillAppear(false)",
        "B viewDidAppear(false)",
      ])
  }

  @Test func `a push that is taken back in the same turn is no transition`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    navigation.popViewController(animated: true)
    recorder.turn()
    #expect(navigation.transitionCoordinator == nil)
    #expect(recorder.take() == ["B deinit"])
    navigation.pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    #expect(navigation.transitionCoordinator != nil)
  }

  @Test func `what is popped and pushed again in one turn is told whose child it is`() {
    let (recorder, top) = (TraceRecorder(), NamedViewController("B"))
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(top, animated: false)
    recorder.launch(navigation)
    navigation.popViewController(animated: true)
    navigation.pushViewController(top, animated: true)
    recorder.settle()
    #expect(recorder.take(.all) == ["B willMove(nil)", "B willMove(Nav)", "B didMove(Nav)"])
  }

  @Test func `tabs that are launched in a wide window have their places from the beginning`() {
    let recorder = TraceRecorder(size: CGSize(width: 120, height: 24))
    let tabs = UITabBarController()
    tabs.viewControllers = "ABCDEF".map { NamedViewController(String($0)) }
    tabs.selectedIndex = 5
    _ = recorder.show(tabs)
    recorder.settle()
    #expect(
      recorder.take() == [
        "F viewDidLoad()", "F viewWillAppear(false)", "F viewIsAppearing(false)",
        "F viewDidAppear(false)",
      ])
  }

  @Test func `without its detail a split view shows what its mode had hidden`() {
    let world = SplitColumnsWorld(columns: 120)
    world.split.preferredDisplayMode = .secondaryOnly
    world.recorder.settle()
    world.recorder.forget()
    world.split.viewController(for: .secondary)?.navigationController?.removeFromParent()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "List viewWillAppear(false)", "List viewIsAppearing(false)", "List viewDidAppear(false)",
      ])
  }

  @Test func `a controller that a hidden stack has still to remove leaves when that is placed`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    navigation.popViewController(animated: false)
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
    #expect(
      recorder.take(.all) == [
        "B willMove(nil)", "B viewWillDisappear(false)", "B viewDidDisappear(false)",
      ])
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    recorder.settle()
    #expect(recorder.take(.all).prefix(3) == ["B didMove(nil)", "B deinit", "A willMove(Nav)"])
  }

  @Test func `a container whose window is resized while it appears adapts when it has appeared`() {
    for makeContainer in [Self.makeSplit, Self.makeTabs] {
      let recorder = TraceRecorder(size: CGSize(width: 120, height: 24))
      let (root, container) = (UIViewController(), makeContainer())
      recorder.launch(root)
      root.present(container, animated: true)
      recorder.turn()
      recorder.application.resize(to: CGSize(width: 80, height: 24))
      recorder.settle()
      #expect(isNarrow(container))
    }
  }

  private static func makeSplit() -> UIViewController {
    let split = UISplitViewController()
    split.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    return split
  }

  private static func makeTabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = "CDEFGH".map { NamedViewController(String($0)) }
    return tabs
  }

  private func isNarrow(_ container: UIViewController) -> Bool {
    (container as? UISplitViewController)?.isCollapsed == true
      || (container as? UITabBarController)?.tabBar.items?.count == 5
  }

  @Test func `a container that an app lets appear adapts when that is over`() {
    for makeContainer in [Self.makeSplit, Self.makeTabs] {
      let recorder = TraceRecorder(size: CGSize(width: 120, height: 24))
      let (root, container) = (ManualViewController("R"), makeContainer())
      recorder.launch(root)
      root.addChild(container)
      container.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(container.view)
      recorder.settle()
      recorder.application.resize(to: CGSize(width: 80, height: 24))
      recorder.settle()
      container.endAppearanceTransition()
      container.didMove(toParent: root)
      recorder.settle()
      #expect(isNarrow(container))
    }
  }

  @Test func `a child that an app lets disappear is not shown again by its stack`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
    recorder.forget()
    navigation.viewControllers = [root]
    recorder.settle()
    #expect(recorder.take() == [])
  }

  @Test func `below a top that an app takes away the next one is shown, without animation`() {
    let recorder = TraceRecorder()
    let top = NamedViewController("B")
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(top, animated: false)
    recorder.launch(navigation)
    top.removeFromParent()
    recorder.settle()
    #expect(recorder.take().contains("A viewWillAppear(false)"))
  }

  @Test func `columns are told at once whose children they are`() {
    let recorder = TraceRecorder()
    let split = UISplitViewController()
    split.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    #expect(
      recorder.take(.all) == [
        "A willMove(Split)", "A didMove(Split)", "B willMove(Split)", "B didMove(Split)",
      ])
  }

  @Test func `a child that appears by itself while it is loaded is not told again`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let next = NamedViewController("B")
    next.inside["viewDidLoad"] = { [unowned next] in
      next.beginAppearanceTransition(true, animated: false)
      next.endAppearanceTransition()
    }
    navigation.pushViewController(next, animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "B viewIsAppearing(false)",
        "B viewDidAppear(false)", "A viewWillDisappear(true)", "A viewDidDisappear(true)",
      ])
  }

  @Test func `an app that places the view of a stack's child itself gets no calls for it`() {
    let recorder = TraceRecorder()
    let (root, navigation) = (NamedViewController("A"), UINavigationController())
    navigation.viewControllers = [root, NamedViewController("B")]
    recorder.launch(navigation)
    navigation.view.addSubview(root.view)
    recorder.settle()
    #expect(recorder.take() == ["A viewDidLoad()"])
  }

  @Test func `a stack with a delegate lets go of what was popped`() {
    final class Silent: NSObject, UINavigationControllerDelegate {}
    let (recorder, delegate) = (TraceRecorder(), Silent())
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    navigation.delegate = delegate
    recorder.launch(navigation)
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(recorder.take().last == "B deinit")
  }

  @Test func `once a detail was pushed a stack takes no other stack`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = SplitColumnsWorld(columns: 80)
        let stack = world.list.navigationController
        guard stack?.viewControllers.count == 2 else { return }
        stack?.pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  /// A page that notes the parent that it has in its calls.
  private final class ToldPage: NamedViewController {
    var parents: [UIViewController?] = []
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      parents.append(self.parent)
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      parents.append(self.parent)
    }
  }

  @Test func `a page has no parent before its first call`() {
    let recorder = TraceRecorder()
    let (first, second) = (ToldPage("A"), ToldPage("B"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([first], direction: .forward, animated: false)
    recorder.launch(pages)
    #expect(first.parents == [nil, pages])
    pages.setViewControllers([second], direction: .forward, animated: true)
    recorder.settle()
    #expect(second.parents == [nil, pages])
  }

  @Test func `pages that are set before they are seen are set successfully`() {
    let recorder = TraceRecorder()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var results: [Bool] = []
    for name in ["A", "B"] {
      pages.setViewControllers(
        [NamedViewController(name)], direction: .forward, animated: true
      ) { results.append($0) }
    }
    #expect(results == [])
    recorder.settle()
    #expect(results == [true, true])
    recorder.launch(pages)
    #expect(results.count == 2)
  }
}

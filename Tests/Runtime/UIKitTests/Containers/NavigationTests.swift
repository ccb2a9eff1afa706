import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "UINavigationController".
@MainActor
@Suite("Navigation")
struct NavigationTests {
  @Test func `nav-push-animated: the whole sequence, containment and layout included`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-push-animated (eight published logs, iOS 6 to 17).
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "B willMove(Nav)", "B loadView()", "B viewDidLoad()", "A viewWillDisappear(true)",
        "B viewWillAppear(true)", "B viewIsAppearing(true)",
        "B viewWillLayoutSubviews() 80x23", "B viewDidLayoutSubviews() 80x23",
        "A viewDidDisappear(true)", "B viewDidAppear(true)", "B didMove(Nav)",
      ])
  }

  @Test func `nav-push-not-animated: the same order, one turn later, all in that turn`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-push-not-animated, timing-next-turn.
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    #expect(recorder.take().isEmpty)
    #expect(navigation.viewControllers.count == 2)
    recorder.turn()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(false)", "B viewWillAppear(false)",
        "B viewIsAppearing(false)", "A viewDidDisappear(false)", "B viewDidAppear(false)",
      ])
  }

  @Test(arguments: ["push", "pop", "popTo", "set", "show"], [false, true])
  func `timing-next-turn: no change of a stack calls back before it returns`(
    change: String, isAnimated: Bool
  ) {
    // Source: UIKIT-CASES.md timing-next-turn (public test suites that run on real UIKit).
    let recorder = TraceRecorder()
    let navigation = pushed(recorder)
    let root = navigation.viewControllers[0]
    let other = NamedViewController("C")
    recorder.forget()
    switch change {
    case "push": navigation.pushViewController(other, animated: isAnimated)
    case "pop": navigation.popViewController(animated: isAnimated)
    case "popTo": navigation.popToViewController(root, animated: isAnimated)
    case "show": root.show(other, sender: nil)
    default: navigation.setViewControllers([root, other], animated: isAnimated)
    }
    let isBack = change == "pop" || change == "popTo"
    #expect(!recorder.take().contains { $0.contains("ppear") })
    #expect(navigation.topViewController === (isBack ? root : other))
    #expect(
      navigation.viewControllers.count
        == (change == "push" || change == "show" ? 3 : isBack ? 1 : 2))
    recorder.turn()
    let first = recorder.take().filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    let takesTime = isAnimated || change == "show"
    #expect(first.count == (takesTime ? 2 : 4))
    recorder.settle()
    #expect(
      recorder.take().filter { $0.contains("Did") && $0.contains("ppear") }.count
        == (takesTime ? 2 : 0))
  }

  @Test func `nav-pop-animated, nav-pop-deinit-moment: the popped controller is deallocated last`()
  {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-pop-animated, nav-pop-deinit-moment, nav-pop-layout-optional.
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "B willMove(nil)", "A willMove(Nav)", "A loadView()", "A viewDidLoad()",
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewWillLayoutSubviews() 80x23", "A viewDidLayoutSubviews() 80x23",
        "B viewDidDisappear(true)", "A viewDidAppear(true)", "A didMove(Nav)", "B didMove(nil)",
        "B deinit",
      ])
  }

  @Test func `nav-pop-animated back to a controller that was shown before: no layout pair`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-pop-animated (published logs without layout calls).
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    recorder.forget()
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "B willMove(nil)", "B viewWillDisappear(true)", "A viewWillAppear(true)",
        "A viewIsAppearing(true)", "B viewDidDisappear(true)", "A viewDidAppear(true)",
        "B didMove(nil)", "B deinit",
      ])
  }

  @Test
  func `nav-swipe-back-completed: wills when the gesture begins, dids after it has ended`() throws {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-swipe-back-completed (three published sources).
    let navigation = pushed(recorder)
    let swipe = try #require(navigation.beginInteractivePop())
    recorder.turn()
    #expect(
      recorder.take() == [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
      ])
    swipe.update(0.6)
    recorder.settle()
    #expect(recorder.take().isEmpty)
    swipe.finish()
    recorder.settle()
    #expect(recorder.take() == ["B viewDidDisappear(true)", "A viewDidAppear(true)", "B deinit"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `nav-swipe-back-cancelled: the six calls, and the stack as it was`() throws {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-swipe-back-cancelled; UIKIT-RULES.md I15.
    let navigation = pushed(recorder)
    let swipe = try #require(navigation.beginInteractivePop())
    recorder.turn()
    swipe.update(0.3)
    swipe.cancel()
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewWillDisappear(true)", "A viewDidDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)", "B viewDidAppear(true)",
      ])
    #expect(navigation.viewControllers.map(\.lifecycleID.name) == ["A", "B"])
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func `a root is not swiped away`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    #expect(navigation.beginInteractivePop() == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `nav-pop-to-root: those in between get no appearance call and are released`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-pop-to-root; UIKIT-RULES.md I54.
    let navigation = pushed(recorder)
    navigation.pushViewController(NamedViewController("C"), animated: true)
    recorder.settle()
    recorder.forget()
    navigation.popToRootViewController(animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "B deinit", "C viewWillDisappear(true)", "A viewWillAppear(true)",
        "A viewIsAppearing(true)", "C viewDidDisappear(true)", "A viewDidAppear(true)",
        "C deinit",
      ])
  }

  @Test func `nav-set-view-controllers-same-top: there are no calls`() throws {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-set-view-controllers-same-top.
    let navigation = pushed(recorder)
    let top = try #require(navigation.topViewController)
    navigation.setViewControllers([NamedViewController("M"), top], animated: true)
    recorder.settle()
    #expect(recorder.take(.all) == ["A deinit"])
  }

  @Test func `nav-set-view-controllers-new-top: as a push between the old and the new top`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-set-view-controllers-new-top.
    let navigation = pushed(recorder)
    navigation.setViewControllers([NamedViewController("N")], animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "A deinit", "N viewDidLoad()", "B viewWillDisappear(true)", "N viewWillAppear(true)",
        "N viewIsAppearing(true)", "B viewDidDisappear(true)", "N viewDidAppear(true)", "B deinit",
      ])
  }

  @Test func `nav-offscreen-push-pop-is-silent: not even viewDidLoad while a tab hides it`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-offscreen-push-pop-is-silent.
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, NamedViewController("Other")]
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    recorder.forget()
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    #expect(recorder.take(.all).isEmpty)
    tabs.selectedIndex = 0
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "B viewIsAppearing(false)",
        "Other viewWillDisappear(false)", "Other viewDidDisappear(false)",
        "B viewDidAppear(false)",
      ])
  }

  @Test func `nav-set-root-and-push-before-window: only the top is loaded`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-set-root-and-push-before-window (iOS 18).
    let root = NamedViewController("H")
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(NamedViewController("S"), animated: false)
    recorder.launch(navigation)
    #expect(!root.isViewLoaded)
  }

  @Test func `nav-delegate-slots: willShow after viewWillAppear, didShow last`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md nav-delegate-slots (re-implementations only).
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let listener = NavigationListener(recorder)
    navigation.delegate = listener
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    #expect(
      listener.lines == ["willShow B after viewWillAppear(true)", "didShow B after didMove(Nav)"])
  }

  @Test func `I51: popping the root does nothing and gives nil`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    #expect(navigation.popViewController(animated: true) == nil)
    recorder.settle()
    #expect(recorder.take(.all).isEmpty)
  }

  @Test func `I51: a stack with its root alone pops nothing, and says so`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popToViewController(root, animated: false) == [])
    let pushed = [NamedViewController("B"), NamedViewController("C")]
    navigation.setViewControllers([root] + pushed, animated: false)
    #expect(navigation.popToRootViewController(animated: false) == pushed)
  }

  @Test func `the gesture of escape pops, and is passed on at the root`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    #expect(!navigation.accessibilityPerformEscape())
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    recorder.forget()
    #expect(navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 1)
    recorder.settle()
    #expect(recorder.take().first == "B viewWillDisappear(true)")
  }

  @Test func `a swipe back is animated, and its delegate hears so`() throws {
    let recorder = TraceRecorder()
    let listener = NavigationListener(recorder)
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    navigation.delegate = listener
    try #require(navigation.beginInteractivePop()).finish()
    recorder.settle()
    #expect(listener.isAnimated == [true, true])
    navigation.pushViewController(NamedViewController("C"), animated: false)
    recorder.settle()
    #expect(listener.isAnimated == [true, true, false, false])
  }

  @Test func `the status bar follows the top where no bar lies between`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.childForStatusBarHidden === root)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === root)
  }

  @Test func `A push in the middle of a push waits behind it, and UIKit warns`() {
    let recorder = TraceRecorder()
    // Source: UIKIT-CASES.md unbalanced-warning; decisions/CONTROLLERS.md "2026-11-21 The transition queue".
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.turn()
    recorder.forget()
    navigation.pushViewController(NamedViewController("C"), animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "A viewDidDisappear(true)", "B viewDidAppear(true)", "C viewDidLoad()",
        "B viewWillDisappear(true)", "C viewWillAppear(true)", "C viewIsAppearing(true)",
        "B viewDidDisappear(true)", "C viewDidAppear(true)",
      ])
    #expect(recorder.warnings.count == 1)
    #expect(
      recorder.warnings.first?.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <NamedViewController: 0x") == true
    )
  }

  private func pushed(_ recorder: TraceRecorder) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.settle()
    recorder.forget()
    return navigation
  }
}

/// Records which call was the last one when the delegate was called.
@MainActor
private final class NavigationListener: UINavigationControllerDelegate {
  private let recorder: TraceRecorder
  private(set) var lines: [String] = []
  private(set) var isAnimated: [Bool] = []

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  private func last(of controller: UIViewController) -> String {
    let own = recorder.tracer.recorder.events.last { $0.controller == controller.lifecycleID }
    return own.map { TraceRecorder.line($0).split(separator: " ")[1...].joined(separator: " ") }
      ?? "-"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    isAnimated.append(animated)
    lines.append("willShow \(viewController.lifecycleID.name) after \(last(of: viewController))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isAnimated.append(animated)
    lines.append("didShow \(viewController.lifecycleID.name) after \(last(of: viewController))")
  }
}

import Foundation
import LifecycleTrace
import Testing
import UIKit

@MainActor
@Suite("Transition coordinators")
struct TransitionCoordinatorTests {
  @Test func `A block runs inside the animation, the completion after the last call`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    var told: [String] = []
    pushed.inside["viewWillAppear"] = { [unowned pushed] in
      let coordinator = pushed.transitionCoordinator
      told.append("animated \(coordinator?.isAnimated ?? false)")
      told.append("from \(coordinator?.viewController(forKey: .from)?.lifecycleID.name ?? "-")")
      coordinator?.animate(alongsideTransition: { _ in told.append("alongside") }) { context in
        told.append("completion cancelled \(context.isCancelled)")
      }
    }
    pushed.inside["viewDidAppear"] = { told.append("didAppear") }
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    #expect(
      told == [
        "animated true", "from A", "alongside", "didAppear", "completion cancelled false",
      ])
    #expect(pushed.transitionCoordinator == nil)
  }

  @Test func `What is given to a coordinator late runs at once, and nothing once it is over`()
    throws
  {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var told: [String] = []
    let isFirst = coordinator.animate(alongsideTransition: { _ in told.append("first") })
    #expect(isFirst && told == [], "it waits for the animation")
    #expect(!coordinator.isCancelled && coordinator.percentComplete == 0)
    recorder.turn()
    #expect(told == ["first"])
    let isSecond = coordinator.animate(
      alongsideTransition: { _ in told.append("second") }, completion: { _ in told.append("end") })
    #expect(isSecond && told == ["first", "second"])
    recorder.settle()
    #expect(told == ["first", "second", "end"])
    let isThird = coordinator.animate(
      alongsideTransition: { _ in told.append("third") }, completion: { _ in told.append("third") })
    #expect(!isThird && told.count == 3)
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
  }

  @Test(arguments: [(0.8, true, 70), (0.8, false, 280), (0.5, true, 175), (0, false, 0)])
  func `What is left of a swipe takes its part of the time, forwards or back`(
    percent: CGFloat, isCompleted: Bool, rest: Int
  ) throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.launch(navigation)
    let swipe = try #require(navigation.beginInteractivePop())
    #expect(swipe.percentComplete == 0)
    recorder.turn()
    for (given, kept) in [(1.5, 1), (-1, 0), (percent, percent)] as [(CGFloat, CGFloat)] {
      swipe.update(given)
      #expect(swipe.percentComplete == kept)
    }
    if isCompleted { swipe.finish() } else { swipe.cancel() }
    func hasEnded() -> Bool { recorder.take().contains { $0.contains("viewDidAppear") } }
    if rest > 0 {
      recorder.scheduler.advance(by: .milliseconds(rest - 1))
      #expect(!hasEnded())
      recorder.scheduler.advance(by: .milliseconds(2))
    }
    #expect(hasEnded())
  }

  @Test func `The completion of a cancelled swipe reports the cancellation`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    var wasCancelled: Bool?
    var wasInteractive: Bool?
    root.inside["viewWillAppear"] = { [unowned root] in
      root.transitionCoordinator?.animate(alongsideTransition: nil) {
        wasCancelled = $0.isCancelled
        wasInteractive = $0.initiallyInteractive
      }
    }
    try #require(navigation.beginInteractivePop()).cancel()
    recorder.settle()
    #expect(wasCancelled == true)
    #expect(wasInteractive == true)
  }

  @Test func `Handlers of the end of the gesture run before the rest of the transition`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    recorder.forget()
    var told: [String] = []
    root.inside["viewWillAppear"] = { [unowned root] in
      let coordinator = root.transitionCoordinator
      told.append("interactive \(coordinator?.isInteractive ?? false)")
      coordinator?.notifyWhenInteractionChanges { context in
        told.append("at \(context.percentComplete), cancelled \(context.isCancelled)")
        told.append("interactive \(context.isInteractive)")
        told.append("to the root \(context.view(forKey: .to) === root.view)")
      }
    }
    let swipe = try #require(navigation.beginInteractivePop())
    recorder.turn()
    swipe.update(0.25)
    #expect(told == ["interactive true"])
    swipe.cancel()
    #expect(
      told.dropFirst() == ["at 0.25, cancelled true", "interactive false", "to the root true"])
    #expect(!recorder.take().contains("A viewWillDisappear(true)"))
  }

  @Test func `coordinator-after-animated-change: it is there when the call has returned`() throws {
    // Source: UIKIT-CASES.md coordinator-after-animated-change.
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    var told: [String] = []
    func wait(for change: String, _ controller: UIViewController) throws {
      let coordinator = try #require(controller.transitionCoordinator)
      #expect(coordinator.isAnimated)
      let isAccepted = coordinator.animate(alongsideTransition: nil) { _ in told.append(change) }
      #expect(isAccepted)
      #expect(!told.contains(change))
      recorder.settle()
      #expect(told.last == change)
      #expect(controller.transitionCoordinator == nil)
    }
    navigation.pushViewController(NamedViewController("B"), animated: true)
    try wait(for: "push", navigation)
    navigation.popViewController(animated: true)
    try wait(for: "pop", navigation)
    navigation.setViewControllers([root, NamedViewController("C")], animated: true)
    try wait(for: "set", navigation)
    navigation.popToRootViewController(animated: true)
    try wait(for: "pop to root", root)
    let presented = NamedViewController("D")
    root.present(presented, animated: true)
    try wait(for: "present", root)
    presented.dismiss(animated: true)
    try wait(for: "dismiss", presented)
    #expect(told.count == 6)
  }

  @Test
  func
    `coordinator-after-animated-change: presenter, presented and their children ask the same one`()
    throws
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    let navigation = UINavigationController(rootViewController: root)
    recorder.launch(navigation)
    let child = NamedViewController("B")
    let presented = UINavigationController(rootViewController: child)
    root.present(presented, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    for controller in [root, presented, child] {
      #expect(controller.transitionCoordinator === coordinator)
    }
    #expect(coordinator.viewController(forKey: .from) === navigation)
    #expect(coordinator.viewController(forKey: .to) === presented)
    recorder.turn()
    #expect(child.transitionCoordinator === coordinator)
    #expect(coordinator.viewController(forKey: .from) === navigation)
  }

  @Test
  func `coordinator-after-animated-change: a change that waits behind another has its own`() throws
  {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    var told: [String] = []
    navigation.pushViewController(NamedViewController("B"), animated: true)
    let first = try #require(navigation.transitionCoordinator)
    first.animate(alongsideTransition: nil) { _ in told.append("first") }
    recorder.turn()
    let last = NamedViewController("C")
    navigation.pushViewController(last, animated: true)
    let second = try #require(navigation.transitionCoordinator)
    #expect(second !== first)
    #expect(last.transitionCoordinator === second)
    #expect(second.viewController(forKey: .to) === last)
    second.animate(alongsideTransition: nil) { _ in told.append("second") }
    recorder.settle()
    #expect(told == ["first", "second"])
  }

  @Test func `coordinator-after-animated-change: without animation there is none`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    #expect(navigation.transitionCoordinator == nil)
    recorder.settle()
    let presented = NamedViewController("C")
    navigation.present(presented, animated: false)
    #expect(navigation.transitionCoordinator == nil && presented.transitionCoordinator == nil)
  }

  /// Where a controller has a coordinator while something is done: in its calls.
  private func coordinators(
    of controller: NamedViewController, while change: () -> Void, _ recorder: TraceRecorder
  ) -> [String] {
    var found: [String] = []
    for call in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
      controller.inside[call] = { [unowned controller] in
        let animated = controller.transitionCoordinator.map { "animated \($0.isAnimated)" }
        found.append("\(call): \(animated ?? "none")")
      }
    }
    change()
    #expect(controller.transitionCoordinator == nil)
    recorder.settle()
    #expect(controller.transitionCoordinator == nil)
    return found
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func
    `coordinator-without-animation: a presentation has one between its wills and its dids`(
      style: UIModalPresentationStyle
    )
  {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let presented = NamedViewController("B")
    presented.modalPresentationStyle = style
    #expect(
      coordinators(of: presented, while: { root.present(presented, animated: false) }, recorder)
        == ["viewWillAppear: animated false", "viewDidAppear: none"])
    #expect(
      coordinators(of: presented, while: { root.dismiss(animated: false) }, recorder)
        == ["viewWillDisappear: animated false", "viewDidDisappear: none"])
  }

  @Test
  func `coordinator-without-animation: its blocks run beside a sheet that comes in two turns`() {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let presented = NamedViewController("B")
    var told: [String] = []
    presented.inside["viewWillAppear"] = { [unowned presented] in
      presented.transitionCoordinator?.animate { _ in
        told.append("alongside")
      } completion: {
        told.append("completion, animated \($0.isAnimated)")
      }
    }
    presented.inside["viewDidAppear"] = { told.append("viewDidAppear") }
    root.present(presented, animated: false)
    recorder.turn()
    #expect(told == ["alongside"])
    #expect(root.transitionCoordinator === presented.transitionCoordinator)
    #expect(presented.transitionCoordinator != nil)
    recorder.settle()
    #expect(told == ["alongside", "viewDidAppear", "completion, animated false"])
  }

  @Test func `coordinator-without-animation: a push, a pop and a change of tabs have none`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    let tabs = UITabBarController()
    let (pushed, other) = (NamedViewController("B"), NamedViewController("C"))
    tabs.viewControllers = [navigation, other]
    recorder.launch(tabs)
    #expect(
      coordinators(
        of: pushed, while: { navigation.pushViewController(pushed, animated: false) }, recorder)
        == ["viewWillAppear: none", "viewDidAppear: none"])
    #expect(
      coordinators(of: pushed, while: { navigation.popViewController(animated: false) }, recorder)
        == ["viewWillDisappear: none", "viewDidDisappear: none"])
    #expect(
      coordinators(of: other, while: { tabs.selectedIndex = 1 }, recorder)
        == ["viewWillAppear: none", "viewDidAppear: none"])
  }

  @Test func `An animated push in the turn of one without animation has a coordinator`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    navigation.pushViewController(NamedViewController("C"), animated: true)
    var isOver = false
    try #require(navigation.transitionCoordinator).animate(alongsideTransition: nil) { _ in
      isOver = true
    }
    recorder.turn()
    #expect(!isOver)
    recorder.settle()
    #expect(isOver)
    #expect(recorder.take().last == "C viewDidAppear(true)")
  }

  @Test func `Completions run even if the change turns out to be none`() throws {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    var told: [String] = []
    try #require(navigation.transitionCoordinator).animate(
      alongsideTransition: { _ in told.append("alongside") },
      completion: { told.append("completion, cancelled \($0.isCancelled)") })
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(told == ["alongside", "completion, cancelled false"])
  }

  @Test func `a context of an app's own goes on as fast as without a gesture`() {
    let still = StillContext()
    #expect(still.completionVelocity == 1 && still.completionCurve == .easeInOut)
    #expect(still.targetTransform == .identity)
  }

  @Test func `Without animations a transition takes no time, but its calls are animated`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    UIView.setAnimationsEnabled(false)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.turn()
    #expect(recorder.take().last == "B viewDidAppear(true)")
    #expect(recorder.scheduler.now == .zero)
  }
}

/// A context of something that does not move.
private final class StillContext: UIViewControllerTransitionCoordinatorContext {
  let isAnimated = false, initiallyInteractive = false, isInteractive = false, isCancelled = false
  let percentComplete: CGFloat = 0
  let transitionDuration: TimeInterval = 0
  let presentationStyle = UIModalPresentationStyle.none
  let containerView = UIView()

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

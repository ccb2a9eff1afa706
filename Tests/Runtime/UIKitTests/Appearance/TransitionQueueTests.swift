import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md windows-have-their-own-transitions: each window has its own transitions.
@MainActor
@Suite("Transitions of several windows")
struct TransitionQueueTests {
  @Test func `windows-have-their-own-transitions: an animation delays nothing in another window`() {
    // Source: UIKIT-CASES.md windows-have-their-own-transitions.
    let recorder = TraceRecorder()
    let first = UINavigationController(rootViewController: NamedViewController("A"))
    let second = UINavigationController(rootViewController: NamedViewController("B"))
    recorder.launch(first)
    recorder.launch(second)
    first.pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    second.pushViewController(NamedViewController("D"), animated: false)
    recorder.forget()
    recorder.turn()
    #expect(recorder.take().last == "D viewDidAppear(false)")
    recorder.settle()
    #expect(recorder.take().last == "C viewDidAppear(true)")
  }

  @Test func `windows-have-their-own-transitions: two windows animate at the same time`() {
    let recorder = TraceRecorder()
    let stacks = ["A", "B"].map {
      UINavigationController(rootViewController: NamedViewController($0))
    }
    for stack in stacks { recorder.launch(stack) }
    let start = recorder.scheduler.now
    for stack in stacks { stack.pushViewController(NamedViewController("P"), animated: true) }
    recorder.settle()
    let together = recorder.scheduler.now - start
    stacks[0].popViewController(animated: true)
    recorder.settle()
    #expect(recorder.scheduler.now - start == together * 2)
  }

  @Test func `windows-have-their-own-transitions: what waits in one window is passed by another's`()
  {
    let recorder = TraceRecorder()
    let stacks = ["A", "B"].map {
      UINavigationController(rootViewController: NamedViewController($0))
    }
    for stack in stacks { recorder.launch(stack) }
    stacks[0].pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    stacks[0].pushViewController(NamedViewController("D"), animated: true)
    stacks[1].pushViewController(NamedViewController("E"), animated: false)
    recorder.turn()
    #expect(recorder.take().last == "E viewDidAppear(false)")
    recorder.settle()
    #expect(recorder.take().last == "D viewDidAppear(true)")
  }

  @Test func `what a call asks for in another window begins in a later turn`() {
    let recorder = TraceRecorder()
    let (first, other) = (NamedViewController("A"), NamedViewController("B"))
    let navigation = UINavigationController(rootViewController: first)
    recorder.launch(navigation)
    recorder.launch(other)
    let pushed = NamedViewController("C")
    pushed.inside["viewWillAppear"] = { other.present(NamedViewController("P"), animated: false) }
    navigation.pushViewController(pushed, animated: true)
    recorder.turn()
    #expect(!recorder.take().contains { $0.hasPrefix("P") })
    recorder.turn()
    #expect(recorder.take().contains("P viewWillAppear(false)"))
  }

  @Test func `presenting while another window animates, or as nothing was to do, is no mistake`()
    throws
  {
    let recorder = TraceRecorder()
    let other = NamedViewController("B")
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    recorder.launch(other)
    navigation.pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    other.present(NamedViewController("P"), animated: false)
    recorder.settle()
    navigation.pushViewController(NamedViewController("D"), animated: true)
    try #require(navigation.transitionCoordinator).animate(alongsideTransition: nil) { _ in
      navigation.present(NamedViewController("Q"), animated: false)
    }
    navigation.popViewController(animated: true)
    recorder.settle()
    #expect(recorder.warnings == [])
    #expect(recorder.take().suffix(1) == ["Q viewDidAppear(false)"])
  }

  @Test func `transitions are counted from 1, and one in which nothing is to do has no number`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    _ = recorder.show(navigation)
    recorder.settle()
    navigation.pushViewController(NamedViewController("B"), animated: false)
    navigation.popViewController(animated: false)
    recorder.settle()
    navigation.pushViewController(NamedViewController("C"), animated: false)
    recorder.settle()
    let numbers = recorder.tracer.recorder.events(since: 0).compactMap(\.cause.transition?.number)
    #expect(numbers == numbers.sorted() && Set(numbers) == [1, 2])
  }

  @Test func `In one window a change waits until the one before it has ended`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: true)
    recorder.turn()
    navigation.present(NamedViewController("C"), animated: false)
    recorder.turn()
    #expect(!recorder.take().contains { $0.hasPrefix("C viewWill") })
    recorder.settle()
    #expect(recorder.take().last == "C viewDidAppear(false)")
  }

  @Test
  func
    `A detached container that comes into a window while its change waits, waits for that window`()
  {
    let recorder = TraceRecorder()
    let host = NamedViewController("Host")
    let stack = UINavigationController(rootViewController: NamedViewController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, host]
    recorder.launch(tabs)
    let detached = UINavigationController(rootViewController: NamedViewController("B"))
    detached.beginAppearanceTransition(true, animated: false)
    detached.endAppearanceTransition()
    stack.pushViewController(NamedViewController("C"), animated: true)
    recorder.turn()
    detached.pushViewController(NamedViewController("D"), animated: false)
    stack.addChild(detached)
    stack.view.addSubview(detached.view)
    recorder.forget()
    recorder.turn()
    #expect(!recorder.take().contains { $0.hasPrefix("D ") })
    recorder.settle()
    #expect(recorder.take().suffix(1) == ["D viewDidAppear(false)"])
  }

  @Test func `A dismissal that waits for another one begins when that has ended`() {
    // Found by a random walk: the middle controller is in no window while the front covers it.
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let middle = NamedViewController("B")
    let front = NamedViewController("C")
    for controller in [middle, front] { controller.modalPresentationStyle = .fullScreen }
    root.present(middle, animated: false)
    recorder.settle()
    middle.present(front, animated: false)
    recorder.settle()
    recorder.forget()
    front.dismiss(animated: true)
    middle.dismiss(animated: false)
    recorder.settle()
    #expect(
      recorder.take() == [
        "C viewWillDisappear(true)", "B viewWillAppear(true)", "B viewIsAppearing(true)",
        "B viewDidAppear(true)", "C viewDidDisappear(true)", "B viewWillDisappear(false)",
        "A viewWillAppear(false)", "A viewIsAppearing(false)", "A viewDidAppear(false)",
        "B viewDidDisappear(false)",
      ])
  }
}

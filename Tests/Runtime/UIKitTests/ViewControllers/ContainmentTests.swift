import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Custom containment".
@MainActor
@Suite("Custom containment")
struct ContainmentTests {
  @Test func `addchild-calls-willmove: each method makes one of the two calls`() {
    // Source: UIKIT-CASES.md addchild-calls-willmove; UIKIT-RULES.md I38, I40.
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let child = NamedViewController("C")
    recorder.forget()
    parent.addChild(child)
    #expect(recorder.take(.all) == ["C willMove(P)"])
    #expect(child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    #expect(recorder.take(.all) == ["C didMove(P)", "C willMove(nil)"])
    child.removeFromParent()
    #expect(recorder.take(.all) == ["C didMove(nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  // Source: UIKIT-CASES.md child-view-elsewhere.
  @Test
  func `child-view-elsewhere: a child's view under another parent stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (window, other) = (UIWindow(), UIViewController())
        window.rootViewController = other
        window.makeKeyAndVisible()
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        other.view.addSubview(child.view)
      }
    }
  }

  // Source: UIKIT-CASES.md child-view-elsewhere.
  @Test
  func `child-view-elsewhere: a view elsewhere whose controller becomes a child stops it, too`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (window, other) = (UIWindow(), UIViewController())
        window.rootViewController = other
        window.makeKeyAndVisible()
        let (parent, child) = (UIViewController(), UIViewController())
        other.view.addSubview(child.view)
        parent.addChild(child)
      }
    }
  }

  // Source: UIKIT-CASES.md child-view-elsewhere.
  @Test func `child-view-elsewhere: no parent, or no window, may be anywhere`() {
    let recorder = TraceRecorder()
    let (other, parent) = (NamedViewController("O"), NamedViewController("P"))
    let (free, child) = (NamedViewController("F"), NamedViewController("C"))
    let window = recorder.show(other)
    other.view.addSubview(free.view)
    other.addChild(free)
    #expect(free.parent === other && free.view.window === window)
    let loose = UIView()
    loose.addSubview(child.view)
    parent.addChild(child)
    #expect(child.parent === parent)
  }

  @Test func `parent-child-order-addchild: the parent before the child, will and did`() {
    // Source: UIKIT-CASES.md parent-child-order-addchild (one published log).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let child = NamedViewController("C")
    parent.inside["viewDidLoad"] = { [unowned parent] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    _ = recorder.show(parent)
    recorder.settle()
    #expect(
      recorder.take() == [
        "P viewDidLoad()", "C viewDidLoad()", "P viewWillAppear(false)", "C viewWillAppear(false)",
        "P viewIsAppearing(false)", "C viewIsAppearing(false)", "P viewDidAppear(false)",
        "C viewDidAppear(false)",
      ])
  }

  @Test func `parent-child-order-without-addchild: inside the parent's own appearance`() {
    // Source: UIKIT-CASES.md parent-child-order-without-addchild (one log, disputed: soft).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let child = NamedViewController("C")
    parent.inside["viewDidLoad"] = { [unowned parent] in parent.view.addSubview(child.view) }
    _ = recorder.show(parent)
    recorder.settle()
    #expect(
      recorder.take().filter { !$0.contains("Load") } == [
        "P viewWillAppear(false)", "P viewIsAppearing(false)", "C viewWillAppear(false)",
        "C viewIsAppearing(false)", "C viewDidAppear(false)", "P viewDidAppear(false)",
      ])
  }

  @Test func `addsubview-on-visible-parent: appearance by addSubview alone`() {
    // Source: UIKIT-CASES.md addsubview-on-visible-parent (published note, interleaving derived).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    recorder.launch(parent)
    let child = NamedViewController("C")
    recorder.forget()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let coming = recorder.take(.all).filter { !$0.contains("Layout") }
    #expect(
      coming == [
        "C willMove(P)", "C loadView()", "C viewDidLoad()", "C viewWillAppear(false)",
        "C viewIsAppearing(false)", "C viewDidAppear(false)", "C didMove(P)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      recorder.take(.all) == [
        "C willMove(nil)", "C viewWillDisappear(false)", "C viewDidDisappear(false)",
        "C didMove(nil)",
      ])
  }

  @Test func `swap-children-with-explicit-appearance: moving the views adds no call`() {
    // Source: UIKIT-CASES.md swap-children-with-explicit-appearance (test on real UIKit).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    recorder.launch(parent)
    let first = NamedViewController("1")
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    let second = NamedViewController("2")
    recorder.forget()
    parent.addChild(second)
    first.willMove(toParent: nil)
    second.loadViewIfNeeded()
    second.beginAppearanceTransition(true, animated: false)
    first.beginAppearanceTransition(false, animated: false)
    parent.view.addSubview(second.view)
    first.view.removeFromSuperview()
    second.endAppearanceTransition()
    first.endAppearanceTransition()
    second.didMove(toParent: parent)
    first.removeFromParent()
    #expect(
      recorder.take(.all).filter { !$0.contains("viewIsAppearing") && !$0.contains("Layout") } == [
        "2 willMove(P)", "1 willMove(nil)", "2 loadView()", "2 viewDidLoad()",
        "2 viewWillAppear(false)", "1 viewWillDisappear(false)", "2 viewDidAppear(false)",
        "1 viewDidDisappear(false)", "2 didMove(P)", "1 didMove(nil)",
      ])
    #expect(recorder.warnings.isEmpty)
  }

  @Test func `custom-transition-from-to: the order of a full-screen modal, and no didMove`() {
    // Source: UIKIT-CASES.md custom-transition-from-to (published log, iOS 5).
    let recorder = TraceRecorder()
    let parent = NamedViewController("P")
    let children = ["1", "2", "3"].map { NamedViewController($0) }
    parent.inside["viewDidLoad"] = { [unowned parent] in
      for child in children { parent.addChild(child) }
      parent.view.addSubview(children[2].view)
    }
    recorder.launch(parent)
    #expect(!children[0].isViewLoaded)
    var isComplete = false
    parent.transition(
      from: children[2], to: children[1], duration: 1, options: .transitionCurlUp
    ) {
    } completion: {
      isComplete = $0
    }
    recorder.settle()
    #expect(
      recorder.take() == [
        "2 viewDidLoad()", "3 viewWillDisappear(true)", "2 viewWillAppear(true)",
        "2 viewIsAppearing(true)", "2 viewDidAppear(true)", "3 viewDidDisappear(true)",
      ])
    #expect(isComplete)
  }

  @Test func `begin-end-state-machine: every step of the table`() {
    // Source: UIKIT-CASES.md begin-end-state-machine (test on real UIKit), begin-end-mapping.
    let recorder = TraceRecorder()
    let controller = NamedViewController("C")
    controller.loadViewIfNeeded()
    recorder.forget()
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(
      recorder.take() == [
        "C viewWillAppear(true)", "C viewWillDisappear(true)", "C viewWillAppear(true)",
        "C viewIsAppearing(true)", "C viewDidAppear(true)", "C viewWillDisappear(true)",
        "C viewDidDisappear(true)",
      ])
    #expect(recorder.warnings.isEmpty)
  }

  @Test func `unbalanced-warning: no callback, and UIKit's words`() {
    // Source: UIKIT-CASES.md unbalanced-warning; UIKIT-RULES.md I46.
    let recorder = TraceRecorder()
    let controller = NamedViewController("C")
    recorder.forget()
    controller.endAppearanceTransition()
    #expect(recorder.take(.all).isEmpty)
    #expect(
      recorder.warnings.first?.hasPrefix(
        "Unbalanced calls to begin/end appearance transitions for <NamedViewController: 0x") == true
    )
    #expect(recorder.warnings.first?.hasSuffix(">.") == true)
  }

  @Test func `manual-forwarding-off: the children get no call by themselves`() {
    // Source: UIKIT-CASES.md manual-forwarding-off (Apple).
    let recorder = TraceRecorder()
    let parent = ManualViewController("P")
    let child = NamedViewController("C")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = recorder.show(parent)
    recorder.settle()
    #expect(
      recorder.take() == [
        "P viewDidLoad()", "C viewDidLoad()", "P viewWillAppear(false)",
        "P viewIsAppearing(false)", "P viewDidAppear(false)",
      ])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      recorder.take() == [
        "C viewWillAppear(true)", "C viewIsAppearing(true)", "C viewDidAppear(true)",
      ])
    window.rootViewController = NamedViewController("N")
    recorder.settle()
    let left = recorder.take()
    #expect(left.contains("P viewDidDisappear(false)"))
    #expect(!left.contains { $0.hasPrefix("C ") })
  }

  @Test func `direct-call-warning: calling an appearance method oneself`() {
    // Source: UIKIT-CASES.md direct-call-warning (published console text).
    let recorder = TraceRecorder()
    let controller = NamedViewController("C")
    recorder.launch(controller)
    #expect(recorder.warnings.isEmpty)
    controller.viewWillDisappear(false)
    #expect(recorder.take(.all).isEmpty)
    #expect(
      recorder.warnings.first?.hasPrefix(
        "[ViewController] Calling -viewWillDisappear: directly on a view controller is not "
          + "supported, and may result in out-of-order callbacks") == true)
  }

  @Test func `I57: the reason of an appearance is set in its callbacks, and only there`() {
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    let pushed = NamedViewController("B")
    var seen: [String] = []
    pushed.inside["viewWillAppear"] = { [unowned pushed] in
      seen.append("to \(pushed.isMovingToParent) presented \(pushed.isBeingPresented)")
    }
    pushed.inside["viewDidDisappear"] = { [unowned pushed] in
      seen.append("from \(pushed.isMovingFromParent) dismissed \(pushed.isBeingDismissed)")
    }
    navigation.pushViewController(pushed, animated: true)
    recorder.settle()
    #expect(!pushed.isMovingToParent)
    navigation.popViewController(animated: true)
    recorder.settle()
    pushed.modalPresentationStyle = .fullScreen
    navigation.present(pushed, animated: false)
    recorder.settle()
    navigation.dismiss(animated: false)
    recorder.settle()
    #expect(
      seen == [
        "to true presented false", "from true dismissed false", "to false presented true",
        "from false dismissed true",
      ])
  }

  @Test func `An override without super is traced and noticed`() {
    let recorder = TraceRecorder()
    let controller = ForgetfulViewController()
    recorder.launch(controller)
    #expect(
      recorder.tracer.missingSuper[controller.lifecycleID]
        == [.viewDidAppear(animated: false)])
  }
}

private final class ForgetfulViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}
}

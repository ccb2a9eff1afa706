import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Rotation and size changes".
@MainActor
@Suite("Rotation and size")
struct SizeChangeTests {
  @Test func `rotation-single: will, layout, alongside, completion, and no appearance call`() {
    // Source: UIKIT-CASES.md rotation-single (published log); UIKIT-RULES.md I62 to I65.
    let recorder = TraceRecorder()
    let root = TurningViewController("A")
    recorder.launch(root)
    recorder.application.rotate()
    #expect(recorder.take(.all).isEmpty)
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "A viewWillTransition(to: 48x40)", "A viewWillLayoutSubviews() 48x40",
        "A viewDidLayoutSubviews() 48x40", "A animate(alongsideTransition:) begins",
        "A animate(alongsideTransition:) ends",
      ])
    #expect(root.view.bounds.size == CGSize(width: 48, height: 40))
    recorder.application.rotate()
    recorder.settle()
    #expect(root.view.bounds.size == CGSize(width: 80, height: 24))
  }

  @Test func `rotation-single with a change of size class: willTransition(to:) comes first`() {
    // Source: UIKIT-CASES.md rotation-single; UIKIT-RULES.md I65.
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    recorder.application.resize(to: CGSize(width: 120, height: 24))
    recorder.settle()
    #expect(
      recorder.take(.all) == [
        "A willTransition(to: regular x regular)", "A viewWillTransition(to: 120x24)",
        "A traitCollectionDidChange()", "A viewWillLayoutSubviews() 120x24",
        "A viewDidLayoutSubviews() 120x24",
      ])
  }

  @Test func `rotation-parent-child: inside super, with each child's own size`() {
    // Source: UIKIT-CASES.md rotation-parent-child.
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    recorder.application.rotate()
    recorder.settle()
    let told = recorder.takeEvents().filter {
      if case .viewWillTransition = $0.callback { true } else { false }
    }
    #expect(
      told.map(TraceRecorder.line) == [
        "Nav viewWillTransition(to: 48x40)", "A viewWillTransition(to: 48x39)",
      ])
    #expect(told.map(\.depth) == [0, 1])
  }

  @Test func `rotation-nav-stack-below-top: only controllers in the hierarchy are called`() {
    // Source: UIKIT-CASES.md rotation-nav-stack-below-top.
    let recorder = TraceRecorder()
    let navigation = UINavigationController(rootViewController: NamedViewController("A"))
    recorder.launch(navigation)
    navigation.pushViewController(NamedViewController("B"), animated: false)
    recorder.settle()
    recorder.forget()
    recorder.application.rotate()
    recorder.settle()
    let told = recorder.take(.all)
    #expect(told.contains("B viewWillTransition(to: 48x39)"))
    #expect(!told.contains { $0.hasPrefix("A viewWillTransition") })
    navigation.popViewController(animated: false)
    recorder.settle()
    #expect(recorder.take(.all).contains("A viewDidLayoutSubviews() 48x39"))
  }

  @Test func `rotation-covered-by-modal, modal-layout-of-presenter: the covered one is called`() {
    // Source: UIKIT-CASES.md rotation-covered-by-modal (published report).
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let modal = NamedViewController("B")
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    recorder.settle()
    recorder.forget()
    recorder.application.rotate()
    recorder.settle()
    let told = recorder.take(.all)
    #expect(told.contains("A viewWillTransition(to: 48x40)"))
    #expect(told.contains("B viewWillTransition(to: 48x40)"))
    #expect(modal.view.bounds.size == CGSize(width: 48, height: 40))
    #expect(root.view.bounds.size == CGSize(width: 48, height: 40))
  }

  @Test func `rotation-offscreen-tab: not called, laid out when it is selected again`() {
    // Source: UIKIT-CASES.md rotation-offscreen-tab (customary).
    let recorder = TraceRecorder()
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedViewController("A"), NamedViewController("B")]
    recorder.launch(tabs)
    tabs.selectedIndex = 1
    recorder.settle()
    recorder.forget()
    recorder.application.rotate()
    recorder.settle()
    #expect(!recorder.take(.all).contains { $0.hasPrefix("A ") })
    tabs.selectedIndex = 0
    recorder.settle()
    let back = recorder.take(.all)
    #expect(
      back == [
        "A viewWillAppear(false)", "A viewIsAppearing(false)", "B viewWillDisappear(false)",
        "A viewWillLayoutSubviews() 48x39", "A viewDidLayoutSubviews() 48x39",
        "B viewDidDisappear(false)", "A viewDidAppear(false)",
      ])
  }

  @Test func `An orientation that the frontmost controller does not support is refused`() {
    // Source: Apple, supportedInterfaceOrientations: the frontmost full-screen one is asked.
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let modal = LandscapeViewController("B")
    root.present(modal, animated: false)
    recorder.settle()
    recorder.forget()
    recorder.application.rotate()
    recorder.settle()
    #expect(root.view.bounds.size == CGSize(width: 48, height: 40))
    recorder.application.rotate()
    root.dismiss(animated: false)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    recorder.settle()
    recorder.forget()
    recorder.application.rotate()
    recorder.settle()
    #expect(recorder.take(.all).isEmpty)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    recorder.application.resize(to: CGSize(width: 48, height: 40))
    recorder.settle()
    #expect(modal.view.bounds.size == CGSize(width: 48, height: 40))
    modal.turns = false
    recorder.application.rotate()
    recorder.settle()
    #expect(modal.view.bounds.size == CGSize(width: 48, height: 40))
  }

  @Test func `A book asks its delegate for the orientations`() {
    // Source: Apple, pageViewControllerSupportedInterfaceOrientations(_:).
    let recorder = TraceRecorder()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let delegate = LandscapeDelegate()
    book.delegate = delegate
    book.setViewControllers([NamedViewController("P")], direction: .forward, animated: false)
    recorder.launch(book)
    recorder.application.rotate()
    recorder.settle()
    #expect(delegate.callCount == 1)
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test func `The device lies on its side with more than two columns for each row`() {
    let recorder = TraceRecorder()
    recorder.launch(NamedViewController("A"))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    recorder.application.rotate()
    recorder.settle()
    #expect(UIDevice.current.orientation == .portrait)
  }
}

/// Animates along with a change of size, as the logging class of the course does.
private final class TurningViewController: NamedViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
  }
}

private final class LandscapeViewController: NamedViewController {
  var turns = true

  override var shouldAutorotate: Bool { turns }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

@MainActor
private final class LandscapeDelegate: UIPageViewControllerDelegate {
  var callCount = 0

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    callCount += 1
    return .landscape
  }
}

import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Modal presentation": which controller presents, and which are called.
@MainActor
@Suite("Presenters")
struct PresenterTests {
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true),
    (.overFullScreen, false), (.overCurrentContext, false), (.pageSheet, false),
    (.popover, false),
  ])
  func `modal-style-decides-presenter-callbacks: only a presenter whose view is removed is called`(
    style: UIModalPresentationStyle, isTold: Bool
  ) {
    // Source: UIKIT-CASES.md modal-style-decides-presenter-callbacks (Apple).
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    let presented = NamedViewController("B")
    presented.modalPresentationStyle = style
    presenter.present(presented, animated: true)
    recorder.settle()
    #expect(recorder.take().contains { $0.hasPrefix("A ") } == isTold)
    #expect((presenter.view.window == nil) == isTold)
  }

  @Test func `present-outside-a-window: the presented controller is not kept`() {
    // Source: UIKIT-CASES.md present-outside-a-window.
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    weak var presented: UIViewController?
    do {
      let controller = NamedViewController("B")
      presenter.present(controller, animated: true)
      presented = controller
      #expect(presenter.presentedViewController == nil)
      #expect(controller.presentingViewController == nil)
    }
    #expect(presented == nil)
    #expect(
      recorder.warnings.map { $0.hasSuffix("whose view is not in the window hierarchy!") }
        == [true])
  }

  @Test func `A presenter that a dismissal is about to bring back may present at once`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    let first = NamedViewController("B")
    first.modalPresentationStyle = .fullScreen
    presenter.present(first, animated: false)
    recorder.settle()
    presenter.dismiss(animated: false)
    let second = NamedViewController("C")
    presenter.present(second, animated: false)
    recorder.settle()
    #expect(presenter.presentedViewController === second)
    #expect(second.view.window != nil)
    #expect(recorder.warnings == [])
  }

  @Test func `modal-style-decides-presenter-callbacks: the nearest defined context presents`() {
    // Source: Apple, definesPresentationContext (same case).
    let recorder = TraceRecorder()
    let child = NamedViewController("C")
    let navigation = UINavigationController(rootViewController: child)
    recorder.launch(navigation)
    child.definesPresentationContext = true
    let presented = NamedViewController("B")
    presented.modalPresentationStyle = .overCurrentContext
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    child.dismiss(animated: false)
    recorder.settle()
    presented.modalPresentationStyle = .fullScreen
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === navigation)
  }
}

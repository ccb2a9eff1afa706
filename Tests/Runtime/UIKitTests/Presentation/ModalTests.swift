import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Modal presentation".
@MainActor
@Suite("Modal presentation")
struct ModalTests {
  private func presented(_ style: UIModalPresentationStyle) -> NamedViewController {
    let controller = NamedViewController("B")
    controller.modalPresentationStyle = style
    return controller
  }

  @Test func `modal-fullscreen-present: the new one has appeared before the old one is gone`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    // Source: UIKIT-CASES.md modal-fullscreen-present (five published logs).
    var trace: [String] = []
    presenter.present(presented(.fullScreen), animated: true) { trace = recorder.take(.all) }
    recorder.settle()
    #expect(
      trace == [
        "B loadView()", "B viewDidLoad()", "A viewWillDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)", "B viewWillLayoutSubviews() 80x24",
        "B viewDidLayoutSubviews() 80x24", "B viewDidAppear(true)", "A viewDidDisappear(true)",
      ])
  }

  @Test func `modal-fullscreen-dismiss: completion after both, deinit last`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    let window = recorder.launch(presenter)
    // Source: UIKIT-CASES.md modal-fullscreen-dismiss (three published logs).
    presenter.present(presented(.fullScreen), animated: true)
    recorder.settle()
    recorder.forget()
    var trace: [String] = []
    presenter.dismiss(animated: true) { trace = recorder.take(.all) }
    recorder.settle()
    #expect(
      trace == [
        "B viewWillDisappear(true)", "A viewWillAppear(true)", "A viewIsAppearing(true)",
        "A viewDidAppear(true)", "B viewDidDisappear(true)",
      ])
    #expect(recorder.take(.all) == ["B deinit"])
    #expect(presenter.view.window === window)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext, .popover,
  ])
  func `modal-sheet-present, modal-over-fullscreen: the presenter gets no call`(
    style: UIModalPresentationStyle
  ) {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    // Source: UIKIT-CASES.md modal-sheet-present, modal-sheet-dismiss, modal-over-fullscreen.
    presenter.present(presented(style), animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(true)", "B viewIsAppearing(true)",
        "B viewDidAppear(true)",
      ])
    presenter.dismiss(animated: true)
    recorder.settle()
    #expect(
      recorder.take() == ["B viewWillDisappear(true)", "B viewDidDisappear(true)", "B deinit"])
  }

  @Test func `timing-next-turn: links at once, a sheet's did call in a later turn`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    // Source: UIKIT-CASES.md timing-next-turn, modal-links.
    let controller = presented(.pageSheet)
    presenter.present(controller, animated: false)
    #expect(presenter.presentedViewController === controller)
    #expect(controller.presentingViewController === presenter)
    #expect(recorder.take(.all).isEmpty)
    recorder.turn()
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "B viewWillAppear(false)", "B viewIsAppearing(false)",
      ])
    recorder.turn()
    #expect(recorder.take() == ["B viewDidAppear(false)"])
    presenter.dismiss(animated: false)
    #expect(presenter.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }

  @Test(arguments: [false, true])
  func `timing-next-turn: a full-screen modal comes and goes in the next turn, or begins to`(
    isAnimated: Bool
  ) {
    // Source: UIKIT-CASES.md timing-next-turn (public test suites that run on real UIKit).
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    let controller = presented(.fullScreen)
    for step in ["present", "dismiss"] {
      recorder.forget()
      if step == "present" {
        presenter.present(controller, animated: isAnimated)
      } else {
        presenter.dismiss(animated: isAnimated)
      }
      #expect(recorder.take(.all).isEmpty)
      recorder.turn()
      let first = recorder.take().filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
      #expect(first.count == (isAnimated ? 2 : 4))
      recorder.settle()
    }
  }

  @Test
  func `modal-second-present-rejected: nothing happens to the second one, with UIKit's words`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    // Source: UIKIT-CASES.md modal-second-present-rejected.
    presenter.present(presented(.fullScreen), animated: false)
    recorder.settle()
    recorder.forget()
    let second = NamedViewController("C")
    presenter.present(second, animated: true)
    recorder.settle()
    #expect(!second.isViewLoaded)
    #expect(recorder.take(.all).isEmpty)
    let warning = recorder.warnings.first ?? ""
    #expect(warning.hasPrefix("Attempt to present <NamedViewController: 0x"))
    #expect(warning.contains("which is already presenting <NamedViewController: 0x"))
  }

  @Test func `A presenter outside the windows presents nothing, with UIKit's words`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    let stranger = NamedViewController("S")
    stranger.present(presented(.fullScreen), animated: false)
    recorder.settle()
    #expect(
      recorder.warnings.first?.hasSuffix("whose view is not in the window hierarchy!") == true)
    #expect(stranger.presentedViewController == nil)
  }

  @Test func `A present in viewWillAppear waits until the transition is over`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    let navigation = UINavigationController(rootViewController: NamedViewController("R"))
    recorder.launch(navigation)
    let next = NamedViewController("N")
    let sheet = presented(.fullScreen)
    next.inside["viewWillAppear"] = { [unowned next] in
      next.inside["viewWillAppear"] = nil
      next.present(sheet, animated: true)
    }
    navigation.pushViewController(next, animated: true)
    recorder.settle()
    #expect(
      recorder.take() == [
        "N viewDidLoad()", "R viewWillDisappear(true)", "N viewWillAppear(true)",
        "N viewIsAppearing(true)", "R viewDidDisappear(true)", "N viewDidAppear(true)",
        "B viewDidLoad()", "N viewWillDisappear(true)", "B viewWillAppear(true)",
        "B viewIsAppearing(true)", "B viewDidAppear(true)", "N viewDidDisappear(true)",
      ])
    #expect(recorder.warnings.count == 1)
  }

  @Test func `modal-style-decides-presenter-callbacks: a context presents in its own place`() {
    // Source: UIKIT-CASES.md modal-style-decides-presenter-callbacks (order derived).
    let recorder = TraceRecorder()
    let context = NamedViewController("A")
    context.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: context)
    recorder.launch(navigation)
    let controller = presented(.currentContext)
    context.present(controller, animated: false)
    recorder.settle()
    #expect(controller.presentingViewController === context)
    #expect(controller.view.frame.height == 23)
    #expect(context.view.window == nil)
    #expect(
      recorder.take() == [
        "B viewDidLoad()", "A viewWillDisappear(false)", "B viewWillAppear(false)",
        "B viewIsAppearing(false)", "B viewDidAppear(false)", "A viewDidDisappear(false)",
      ])
    context.dismiss(animated: false)
    recorder.settle()
    #expect(context.view.superview != nil)
    #expect(context.view.frame.height == 23)
    #expect(context.view.convert(CGPoint.zero, to: nil).y == 1)
  }

  @Test func `What is dismissed and presented anew in one turn goes and comes, in its new style`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    let window = recorder.launch(presenter)
    let controller = presented(.pageSheet)
    presenter.present(controller, animated: false)
    recorder.settle()
    recorder.forget()
    presenter.dismiss(animated: false)
    controller.modalPresentationStyle = .fullScreen
    presenter.present(controller, animated: false)
    recorder.settle()
    #expect(
      recorder.take() == [
        "B viewWillDisappear(false)", "B viewDidDisappear(false)", "A viewWillDisappear(false)",
        "B viewWillAppear(false)", "B viewIsAppearing(false)", "B viewDidAppear(false)",
        "A viewDidDisappear(false)",
      ])
    #expect(!(controller.presentationController is UISheetPresentationController))
    recorder.application.resize(to: CGSize(width: 60, height: 20))
    recorder.settle()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    presenter.dismiss(animated: false)
    recorder.settle()
    #expect(window.subviews == [presenter.view])
  }

  @Test func `modal-presented-frame: as big as the screen`() {
    let recorder = TraceRecorder()
    let presenter = NamedViewController("A")
    recorder.launch(presenter)
    // Source: UIKIT-CASES.md modal-presented-frame.
    let controller = presented(.fullScreen)
    presenter.present(controller, animated: false)
    recorder.settle()
    #expect(controller.view.frame == UIScreen.main.bounds)
  }
}

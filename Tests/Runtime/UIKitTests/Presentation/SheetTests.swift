import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Modal presentation", gestures on a sheet, and alerts.
@MainActor
@Suite("Sheets and alerts")
struct SheetTests {
  @Test func `modal-sheet-swipe-cancelled: only the sheet disappears and appears again`() throws {
    // Source: UIKIT-CASES.md modal-sheet-swipe-cancelled (one published log).
    let world = SheetWorld()
    let pull = try #require(world.sheet.presentationController?.beginInteractiveDismissal())
    world.recorder.turn()
    pull.update(0.2)
    pull.cancel()
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "B viewWillDisappear(true)", "B viewWillAppear(true)", "B viewIsAppearing(true)",
        "B viewDidAppear(true)",
      ])
    #expect(world.listener.calls == ["shouldDismiss"])
    #expect(world.root.presentedViewController === world.sheet)
    #expect(world.sheet.view.window != nil)
  }

  @Test func `modal-sheet-swipe-delegate: should, will and did`() throws {
    // Source: UIKIT-CASES.md modal-sheet-swipe-delegate (Apple).
    let world = SheetWorld()
    try #require(world.sheet.presentationController?.beginInteractiveDismissal()).finish()
    world.recorder.settle()
    #expect(
      world.recorder.take() == ["B viewWillDisappear(true)", "B viewDidDisappear(true)"])
    #expect(world.listener.calls == ["shouldDismiss", "willDismiss", "didDismiss"])
    #expect(world.root.presentedViewController == nil)
  }

  @Test func `modal-sheet-swipe-delegate: a refused dismissal is reported as an attempt`() throws {
    // Source: UIKIT-CASES.md modal-sheet-swipe-delegate (Apple).
    let world = SheetWorld()
    world.sheet.isModalInPresentation = true
    try #require(world.sheet.presentationController?.beginInteractiveDismissal()).finish()
    world.recorder.settle()
    #expect(world.recorder.take(.all).isEmpty)
    #expect(world.listener.calls == ["didAttempt"])
    #expect(world.root.presentedViewController === world.sheet)
  }

  @Test func `modal-sheet-swipe-delegate: a programmatic dismissal does not call the delegate`() {
    let world = SheetWorld()
    world.root.dismiss(animated: true)
    world.recorder.settle()
    #expect(world.listener.calls.isEmpty)
  }

  @Test func `timing-presentation-controller: the slots of presenting and dismissing`() {
    // Source: UIKIT-CASES.md timing-presentation-controller (re-implementation only).
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let custom = NamedViewController("B")
    let maker = PresentationMaker(recorder)
    custom.modalPresentationStyle = .custom
    custom.transitioningDelegate = maker
    root.present(custom, animated: true)
    recorder.settle()
    root.dismiss(animated: true)
    recorder.settle()
    #expect(
      maker.lines == [
        "presentationTransitionWillBegin after viewDidLoad()",
        "presentationTransitionDidEnd after viewIsAppearing(true)",
        "dismissalTransitionWillBegin after viewWillDisappear(true)",
        "dismissalTransitionDidEnd after viewWillDisappear(true)",
      ])
  }

  @Test
  func `An alert is dismissed before the handler runs, and the presenter gets no call`() throws {
    let recorder = TraceRecorder()
    let root = NamedViewController("A")
    recorder.launch(root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answer = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    root.present(alert, animated: true)
    recorder.settle()
    #expect(alert.actions.map(\.title) == ["Yes", "No"])
    alert.answer(with: try #require(alert.actions.first))
    #expect(answer.isEmpty)
    recorder.settle()
    #expect(answer == "yes")
    #expect(root.presentedViewController == nil)
    #expect(!recorder.take().contains { $0.hasPrefix("A ") })
  }

  @Test func `Dismissing from below dismisses everything above`() {
    let world = SheetWorld()
    let upper = NamedViewController("C")
    world.sheet.present(upper, animated: false)
    world.recorder.settle()
    world.recorder.forget()
    world.root.dismiss(animated: true)
    world.recorder.settle()
    #expect(
      world.recorder.take() == [
        "C viewWillDisappear(true)", "B viewWillDisappear(true)", "C viewDidDisappear(true)",
        "B viewDidDisappear(true)",
      ])
    #expect(world.sheet.presentedViewController == nil)
  }
}

/// A sheet over a root, on the screen.
@MainActor
private final class SheetWorld {
  let recorder: TraceRecorder
  let root: NamedViewController
  let sheet: NamedViewController
  let listener = SheetListener()

  init() {
    recorder = TraceRecorder()
    root = NamedViewController("A")
    sheet = NamedViewController("B")
    recorder.launch(root)
    root.present(sheet, animated: true)
    recorder.settle()
    sheet.presentationController?.delegate = listener
    recorder.forget()
  }
}

@MainActor
private final class SheetListener: UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    calls.append("didAttempt")
  }
}

/// Makes a presentation controller that records its calls.
@MainActor
private final class PresentationMaker: UIViewControllerTransitioningDelegate {
  let recorder: TraceRecorder
  var lines: [String] = []

  init(_ recorder: TraceRecorder) { self.recorder = recorder }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = ListeningPresentation(presentedViewController: presented, presenting: presenting)
    made.tell = { [unowned self, unowned presented] name in
      let last = recorder.tracer.recorder.events.last {
        $0.controller == presented.lifecycleID
          && !$0.callback.description.contains("Layout")
      }
      lines.append("\(name) after \(last.map { TraceRecorder.line($0).dropFirst(2) } ?? "")")
    }
    return made
  }
}

private final class ListeningPresentation: UIPresentationController {
  var tell: (String) -> Void = { _ in }

  override func presentationTransitionWillBegin() { tell("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    tell("presentationTransitionDidEnd")
  }
  override func dismissalTransitionWillBegin() { tell("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { tell("dismissalTransitionDidEnd") }
}

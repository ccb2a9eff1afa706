import LifecycleTrace
import Testing

/// What is said of a modal transition, by the calls that came.
///
/// Source: UIKIT-CASES.md modal-sheet-present, modal-sheet-dismiss, modal-fullscreen-present, modal-sheet-swipe-cancelled.
@Suite struct RecordedTransitionTests {
  private let old = ControllerID(name: "Old", ordinal: 1)
  private let new = ControllerID(name: "New", ordinal: 1)

  private func sentence(_ calls: [(ControllerID, LifecycleCallback)]) -> String? {
    var recorder = LifecycleRecorder()
    let transition = LifecycleTransition(number: 1, kind: .modal)
    for (controller, call) in calls {
      recorder.append(call, of: controller, at: .zero, transition: transition)
    }
    let found = RecordedTransition.all(in: recorder.events)
    return found.count == 1 ? found[0].orderSentence : nil
  }

  @Test func `a sheet appears above its presenter, which gets no call`() {
    #expect(
      sentence([(new, .viewWillAppear(animated: true)), (new, .viewDidAppear(animated: true))])
        == "Order (sheet or another modal above its presenter): new will appear, new did appear. "
        + "Cases: modal-sheet-present, modal-sheet-dismiss.")
  }

  @Test func `a sheet that is dismissed disappears alone`() {
    #expect(
      sentence([
        (old, .viewWillDisappear(animated: true)), (old, .viewDidDisappear(animated: true)),
      ])
        == "Order (dismissal of a sheet or of another modal above its presenter): "
        + "old will disappear, old did disappear. Cases: modal-sheet-present, modal-sheet-dismiss.")
  }

  @Test func `a modal on the full screen has both sides`() {
    #expect(
      sentence([
        (old, .viewWillDisappear(animated: true)), (new, .viewWillAppear(animated: true)),
        (new, .viewDidAppear(animated: true)), (old, .viewDidDisappear(animated: true)),
      ])
        == "Order (full-screen modal or transition(from:to:)): old will disappear, new will appear, "
        + "new did appear, old did disappear. Cases: modal-fullscreen-present, "
        + "modal-fullscreen-dismiss, custom-transition-from-to.")
  }

  @Test func `a dismissal that is given up is cancelled`() {
    #expect(
      sentence([
        (old, .viewWillDisappear(animated: true)), (old, .viewWillAppear(animated: true)),
        (old, .viewDidAppear(animated: true)),
      ])
        == "Order (dismissal of a sheet or of another modal above its presenter, cancelled): "
        + "old will disappear, old will appear, old did appear. Cases: modal-sheet-swipe-cancelled."
    )
  }

  @Test func `a transition that goes on has begun, and calls in another order have no case`() {
    #expect(
      sentence([(new, .viewWillAppear(animated: true))])
        == "Begun (sheet or another modal above its presenter): new will appear.")
    #expect(
      sentence([
        (new, .viewWillAppear(animated: true)), (old, .viewWillDisappear(animated: true)),
      ])
        == "In no known order (full-screen modal or transition(from:to:)): new will appear, "
        + "old will disappear.")
  }

  @Test func `of a transition whose beginning was dropped nothing is said`() {
    #expect(sentence([(new, .viewDidAppear(animated: true))]) == nil)
  }
}

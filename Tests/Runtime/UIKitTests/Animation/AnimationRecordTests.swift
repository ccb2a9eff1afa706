import Foundation
import LifecycleTrace
import Testing
@testable import UIKit

/// Begin and end of animations among the recorded calls.
@MainActor @Suite struct AnimationRecordTests {
  private func launch() -> (recorder: TraceRecorder, stack: UINavigationController) {
    let recorder = TraceRecorder()
    recorder.tracer.categories = [.controller, .animation]
    let stack = UINavigationController(rootViewController: NamedViewController("Root"))
    recorder.launch(stack)
    return (recorder, stack)
  }

  /// Animations and the calls that wait for them, with the milliseconds since the first one.
  private func lines(_ recorder: TraceRecorder) -> [String] {
    let events = recorder.takeEvents().filter {
      $0.callback.category == .animation || $0.callback.kind == .viewDidAppear
    }
    return events.map {
      let milliseconds = Int((($0.time - events[0].time) / .milliseconds(1)).rounded())
      return "\(milliseconds) \($0.controller) \($0.callback)"
    }
  }

  @Test func `viewDidAppear comes when the animation of a push has ended`() {
    let (recorder, stack) = launch()
    stack.pushViewController(NamedViewController("Detail"), animated: true)
    recorder.settle()
    let seconds = TransitionTiming.navigation
    let milliseconds = Int((seconds * 1000).rounded())
    #expect(
      lines(recorder) == [
        "0 Nav#1 navigation transition begins, \(seconds) s",
        "\(milliseconds) Nav#1 navigation transition ends",
        "\(milliseconds) Detail#1 viewDidAppear(animated: true)",
      ])
    stack.popViewController(animated: false)
    recorder.settle()
    #expect(lines(recorder) == ["0 Root#1 viewDidAppear(animated: false)"])
  }

  @Test func `animations of views are recorded with their times, once for each block`() {
    let (recorder, stack) = launch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    stack.view.addSubview(view)
    UIView.animate(withDuration: 0.2, delay: 0.1, options: []) {
      view.alpha = 0.5
      view.center.x += 10
    } completion: { _ in
    }
    // Nothing moves in this one.
    UIView.animate(withDuration: 1) {}
    recorder.settle()
    #expect(
      lines(recorder) == [
        "0 UIView#1 UIView.animate begins, 0.3 s", "300 UIView#1 UIView.animate ends",
      ])
    UIView.animate(withDuration: 0.2) { view.alpha = 1 }
    recorder.scheduler.advance(by: .milliseconds(50))
    view.removeFromSuperview()
    recorder.settle()
    #expect(
      lines(recorder) == [
        "0 UIView#1 UIView.animate begins, 0.2 s", "50 UIView#1 UIView.animate is ended early",
      ])
  }

  @Test func `nothing is recorded unless that is asked for`() {
    let (recorder, stack) = launch()
    recorder.tracer.categories = [.controller]
    stack.pushViewController(NamedViewController("Detail"), animated: true)
    recorder.settle()
    #expect(lines(recorder) == ["0 Detail#1 viewDidAppear(animated: true)"])
  }
}

import UIKit

/// The direction of a swipe.
enum SwipeDirection: String, CaseIterable {
  case back, left, right, down
}

/// A swipe that was begun and not yet finished or cancelled.
@MainActor
package struct RunningSwipe {
  let direction: SwipeDirection
  let transition: any UIKitRuntime.InteractiveTransition
}

extension Navigator {
  /// Refuses what needs a finger while one is on the screen: UIKit ignores touches during a transition.
  func requireFinger() throws(CommandFailure) {
    guard let running = runningSwipe else { return }
    throw CommandFailure(.fingerDown(running.direction))
  }

  /// Takes a step of a swipe, or all of them.
  func swipe(
    _ direction: SwipeDirection, _ word: Word?
  ) throws(CommandFailure) -> Outcome {
    switch word?.text.lowercased() {
    case nil:
      let transition = try begin(direction)
      transition.finish()
      time.settle()
      return .arrival(
        "Swiped \(direction.rawValue); \(frontTitle) is in front.", drawing: .always)
    case "begin":
      runningSwipe = RunningSwipe(direction: direction, transition: try begin(direction))
      time.settle()
      return Outcome(
        "The finger is down. Move it with swipe \(direction.rawValue) 50; finish or cancel.")
    case "finish": return try release(direction, isFinished: true)
    case "cancel": return try release(direction, isFinished: false)
    case let text?: return try move(direction, text, word?.range)
    }
  }

  private func begin(
    _ direction: SwipeDirection
  ) throws(CommandFailure) -> any UIKitRuntime.InteractiveTransition {
    try requireFinger()
    guard let transition = transition(direction) else {
      throw CommandFailure(nothing(for: direction))
    }
    return transition
  }

  private func transition(
    _ direction: SwipeDirection
  ) -> (any UIKitRuntime.InteractiveTransition)? {
    switch direction {
    case .back: return app.stack?.beginInteractivePop()
    case .left: return app.pages?.beginSwipe(.forward)
    case .right: return app.pages?.beginSwipe(.reverse)
    case .down:
      let presented = app.chain.last { $0.presentingViewController != nil }
      return presented.flatMap { app.presentedRoot(of: $0).presentationController }?
        .beginInteractiveDismissal()
    }
  }

  private func nothing(for direction: SwipeDirection) -> CommandProblem {
    switch direction {
    case .back: .nothing(to: "swipe back to", onFirstScreenOf: app.tabTitle)
    case .left: .noNextPage
    case .right: .noPreviousPage
    case .down: .noSheet(frontTitle)
    }
  }

  private func running(
    _ direction: SwipeDirection
  ) throws(CommandFailure) -> any UIKitRuntime.InteractiveTransition {
    guard let running = runningSwipe, running.direction == direction else {
      throw CommandFailure(.noFingerDown(direction))
    }
    return running.transition
  }

  private func release(
    _ direction: SwipeDirection, isFinished: Bool
  ) throws(CommandFailure) -> Outcome {
    let transition = try running(direction)
    runningSwipe = nil
    if isFinished { transition.finish() } else { transition.cancel() }
    time.settle()
    let what = isFinished ? "Swiped \(direction.rawValue)" : "Let go"
    return .arrival("\(what); \(frontTitle) is in front.", drawing: .always)
  }

  private func move(
    _ direction: SwipeDirection, _ text: String, _ range: Range<Int>?
  ) throws(CommandFailure) -> Outcome {
    let transition = try running(direction)
    guard let percent = Int(text), (0...100).contains(percent) else {
      throw CommandFailure(
        .unknownChoice(
          noun: "step", word: text, title: "Write",
          choices: ["begin", "0 to 100", "finish", "cancel"]), at: range)
    }
    transition.update(CGFloat(percent) / 100)
    time.settle()
    return Outcome("The finger is at \(percent) percent.")
  }
}

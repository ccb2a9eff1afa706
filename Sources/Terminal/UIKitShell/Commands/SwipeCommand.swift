import UIKit

extension Command {
  static let swipe = Command(
    "swipe", group: .move, needsFinger: false, arguments: "back|left|right|down [STEP|ROW]",
    summary: "moves a finger over the screen",
    details: [
      "swipe back        from the left edge: pops the top screen of a stack",
      "swipe left        the next page; swipe right the previous one",
      "swipe down        pulls a sheet down",
      "STEP is begin (the finger stays on the screen), 0 to 100 (moves it there), or",
      "finish or cancel (lets go). Without it: begin and finish. ROW of a table, as",
      "for select: its actions appear, and press uses one.",
    ],
    seeAlso: ["back", "page", "dismiss"],
    offers: { context in
      switch context.arguments.count {
      case 0: SwipeDirection.allCases.map { .init($0.rawValue) }
      case 1: ["begin", "50", "finish", "cancel"].map { .init($0) }
      default: []
      }
    },
    action: { arguments, session throws(CommandFailure) in
      let name = try arguments.choice(
        "direction", title: "Directions", of: SwipeDirection.allCases.map(\.rawValue))
      guard let direction = SwipeDirection(rawValue: name) else { return .silent }
      if let word = arguments.peek, session.isRow(word, swipedTo: direction) {
        let name = arguments.remaining == 1 ? word.text : arguments.rest()
        return try session.swipe(direction, row: name, at: word.range)
      }
      let word = arguments.next()
      try arguments.end()
      return try session.swipe(direction, word)
    })
}

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

extension ShellSession {
  /// Refuses what needs a finger while one is on the screen: UIKit ignores touches during a transition.
  func requireFinger() throws(CommandFailure) {
    guard let running = runningSwipe else { return }
    throw CommandFailure(
      .refused("a finger is down: swipe \(running.direction.rawValue) finish or cancel first"))
  }

  fileprivate func swipe(
    _ direction: SwipeDirection, _ word: Word?
  ) throws(CommandFailure) -> Outcome {
    switch word?.text.lowercased() {
    case nil:
      let transition = try begin(direction)
      transition.finish()
      settle()
      return .arrival(
        "Swiped \(direction.rawValue); \(frontTitle) is in front.", drawing: .always)
    case "begin":
      runningSwipe = RunningSwipe(direction: direction, transition: try begin(direction))
      settle()
      return Outcome(
        "The finger is down. Move it with swipe \(direction.rawValue) 50; finish or cancel.")
    case "finish": return try release(direction, isFinished: true)
    case "cancel": return try release(direction, isFinished: false)
    case let text?: return try move(direction, text, word?.range)
    }
  }

  /// True if a word names no step, so that it must be a row of a table in front.
  fileprivate func isRow(_ word: Word, swipedTo direction: SwipeDirection) -> Bool {
    guard direction == .left || direction == .right, !tables.isEmpty else { return false }
    return Int(word.text) == nil
      && !["begin", "finish", "cancel"].contains(word.text.lowercased())
  }

  private var tables: [UITableView] { app.lists.compactMap { $0 as? UITableView } }

  /// Swipes a row aside, so that its actions appear.
  fileprivate func swipe(
    _ direction: SwipeDirection, row name: String, at range: Range<Int>
  ) throws(CommandFailure) -> Outcome {
    let (list, path) = try item(name, at: range, in: tables)
    if list.title(of: path) == nil { list.reveal(path) }
    let place = "\(path.section).\(path.item)"
    let title = list.title(of: path).map { "\(place) \($0)" } ?? place
    let table = list as? UITableView
    guard table?.swipeRow(at: path, fromLeading: direction == .right) == true else {
      throw CommandFailure(
        .refused("\(title) has no actions on that side"), at: range)
    }
    settle()
    return Outcome(
      "Swiped \(title) \(direction.rawValue)\(otherUses).", drawing: .step,
      canonical: "swipe \(direction.rawValue) \(place)")
  }

  private func begin(
    _ direction: SwipeDirection
  ) throws(CommandFailure) -> any UIKitRuntime.InteractiveTransition {
    try requireFinger()
    guard let transition = transition(direction) else {
      throw CommandFailure(.refused(nothing(for: direction)))
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

  private func nothing(for direction: SwipeDirection) -> String {
    switch direction {
    case .back: "nothing to swipe back to: this is the first screen of \(app.tabTitle)"
    case .left: "there is no next page here"
    case .right: "there is no previous page here"
    case .down: "\(frontTitle) is no sheet that could be pulled down"
    }
  }

  private func running(
    _ direction: SwipeDirection
  ) throws(CommandFailure) -> any UIKitRuntime.InteractiveTransition {
    guard let running = runningSwipe, running.direction == direction else {
      throw CommandFailure(
        .refused("no finger is down: begin with swipe \(direction.rawValue) begin"))
    }
    return running.transition
  }

  private func release(
    _ direction: SwipeDirection, isFinished: Bool
  ) throws(CommandFailure) -> Outcome {
    let transition = try running(direction)
    runningSwipe = nil
    if isFinished { transition.finish() } else { transition.cancel() }
    settle()
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
    settle()
    return Outcome("The finger is at \(percent) percent.")
  }
}

import UIKit

extension Command {
  static let focus = Command(
    "focus", group: .move, arguments: "[DIRECTION|press|off]",
    summary: "moves a cursor over what can be used",
    details: [
      "focus         shows which control or cell has the focus, or gives it to one",
      "focus right   moves it: up, down, left, right, next, previous, first or last",
      "focus press   touches what has it; focus off hides it",
      "At a terminal: arrows or Tab on an empty line, Enter or Space, Escape;",
      "Backspace goes back.",
    ],
    seeAlso: ["press", "touch", "back"],
    offers: { context in
      context.arguments.isEmpty ? FocusWord.allCases.map { .init($0.rawValue) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard !arguments.isAtEnd else { return try session.showFocus() }
      let word = try arguments.choice(
        "focus", title: "Write", of: FocusWord.allCases.map(\.rawValue))
      try arguments.end()
      switch FocusWord(rawValue: word) {
      case .press: return try session.pressFocus()
      case .off:
        session.app.focus.hide()
        return Outcome("The focus is hidden.", drawing: .step)
      case let direction: return try session.moveFocus(direction?.heading ?? .next, word)
      }
    })
}

/// What `focus` takes.
enum FocusWord: String, CaseIterable {
  case up, down, left, right, next, previous, first, last, press, off

  /// The heading of a word that is one.
  var heading: UIFocusHeading? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .next: .next
    case .previous: .previous
    case .first: .first
    case .last: .last
    case .press, .off: nil
    }
  }
}

extension ShellSession {
  fileprivate func showFocus() throws(CommandFailure) -> Outcome {
    guard app.focus.show() else {
      throw CommandFailure(.refused("nothing on \(frontTitle) can have the focus"))
    }
    settle()
    return Outcome("The focus is on \(focusName).", drawing: .step)
  }

  fileprivate func moveFocus(
    _ heading: UIFocusHeading, _ word: String
  ) throws(CommandFailure) -> Outcome {
    _ = try showFocus()
    guard app.moveFocus(heading) else {
      throw CommandFailure(.refused("there is nothing to focus \(word) of \(focusName)"))
    }
    settle()
    return Outcome("The focus is on \(focusName).", drawing: .step)
  }

  fileprivate func pressFocus() throws(CommandFailure) -> Outcome {
    guard let frame = app.focus.frame else {
      throw CommandFailure(.refused("nothing has the focus: type focus"))
    }
    return touch(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// What the item with the focus is called.
  private var focusName: String {
    switch app.focus.item {
    case let part as UIKitRuntime.FocusPart: part.label ?? "part \(part.id + 1)"
    case let view as UIView: view.elementTitle
    default: "nothing"
    }
  }
}

extension RunningApp {
  /// Moves the focus; a text that is being edited is left by it.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    let editor = window?.firstResponder
    guard focus.move(heading) else { return false }
    _ = editor?.resignFirstResponder()
    return true
  }
}

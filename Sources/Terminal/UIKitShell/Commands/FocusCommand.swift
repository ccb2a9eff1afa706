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
      guard !arguments.isAtEnd else { return try session.input.showFocus() }
      let word = try arguments.choice(
        "focus", title: "Write", of: FocusWord.allCases.map(\.rawValue))
      try arguments.end()
      switch FocusWord(rawValue: word) {
      case .press: return try session.input.pressFocus()
      case .off:
        session.app.focus.hide()
        return Outcome("The focus is hidden.", drawing: .step)
      case let direction: return try session.input.moveFocus(direction?.heading ?? .next, word)
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

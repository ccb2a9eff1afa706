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
      context.arguments.isEmpty ? focusWords.map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard !arguments.isAtEnd else { return try session.input.showFocus() }
      let word = try arguments.choice(
        "focus", title: "Write", of: focusWords)
      try arguments.end()
      if let heading = focusHeadings.first(where: { $0.key == word })?.value {
        return try session.input.moveFocus(heading, word)
      }
      if word == "press" { return try session.input.pressFocus() }
      session.app.focus.hide()
      return Outcome("The focus is hidden.", drawing: .step)
    })

  /// What `focus` takes.
  private static let focusWords = focusHeadings.map(\.key) + ["press", "off"]
  private static let focusHeadings: KeyValuePairs<String, UIFocusHeading> = [
    "up": .up, "down": .down, "left": .left, "right": .right, "next": .next,
    "previous": .previous, "first": .first, "last": .last,
  ]
}

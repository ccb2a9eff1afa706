import ConcentrationApp
import UIKit

extension Command {
  static let state = Command(
    "state", group: .watch, arguments: "[KEY]", summary: "all that expect can test",
    details: [
      "Prints every key and its value, or one of them. No face-down symbol is told.",
      "state json prints all in one line.",
    ],
    seeAlso: ["expect"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.stateValues.map { .init($0.key, summary: $0.value) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else {
        return Outcome(session.stateValues.map { "\($0.key) \($0.value)" })
      }
      try arguments.end()
      let key = word.text.lowercased()
      if key == "json" { return Outcome(JSONText.object(session.stateValues)) }
      guard let value = session.stateValue(key) else {
        let keys = session.stateValues.map(\.key)
        throw CommandFailure(
          .unknownChoice(noun: "key", word: word.text, title: "Keys", choices: keys),
          at: word.range)
      }
      return Outcome("\(key) \(value)")
    })

  static let tree = Command(
    "tree", group: .watch, summary: "controllers, parent to child, with state",
    details: [
      "Prints who is there now: visible, loaded but covered, or not loaded yet.",
      "Presented controllers stand below the one that presents them.",
    ],
    seeAlso: ["log", "state"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(session.treeLines())
    })
}

extension ShellSession {
  /// The controllers, parent to child, with the state of each.
  package func treeLines() -> [String] {
    ControllerTree(root: app.window?.rootViewController).lines
  }
}

import ConcentrationApp
import UIKit

extension Command {
  static let push = Command(
    "push", group: .move, arguments: "SCREEN", summary: "pushes what the screen offers",
    details: ["Shows another screen in place of this one; pop and back return."],
    seeAlso: ["pop", "present", "back"],
    offers: { context in context.destinations(.push) },
    action: { arguments, session throws(CommandFailure) in
      let destination = try session.destination(.push, &arguments)
      destination.show()
      return session.arrival()
    })

  static let present = Command(
    "present", group: .move, arguments: "SCREEN", summary: "shows a screen above this one",
    details: ["Shows a screen above this one; dismiss and back take it away."],
    seeAlso: ["dismiss", "push"],
    offers: { context in context.destinations(.present) },
    action: { arguments, session throws(CommandFailure) in
      let destination = try session.destination(.present, &arguments)
      destination.show()
      return session.arrival()
    })
}

extension CompletionContext {
  fileprivate func destinations(_ style: Destination.Style) -> [Completion.Candidate] {
    guard arguments.isEmpty else { return [] }
    return (session.game.screen?.destinations ?? []).filter { $0.style == style }
      .map { .init($0.name) }
  }
}

extension ShellSession {
  /// Where the next word leads; it must be the last.
  fileprivate func destination(
    _ style: Destination.Style, _ arguments: inout ArgumentReader
  ) throws(CommandFailure) -> Destination {
    let all = game.screen?.destinations ?? []
    let names = all.filter { $0.style == style }.map(\.name)
    guard !names.isEmpty || arguments.isLeading(to: all.map(\.name)) else {
      throw CommandFailure(.refused(nothing(to: style, among: all)))
    }
    let word = try arguments.word("a screen", choices: names)
    try arguments.end()
    let wanted = word.text.lowercased()
    guard let destination = all.first(where: { $0.name.lowercased() == wanted }) else {
      throw CommandFailure(
        .unknownChoice(noun: "screen", word: word.text, title: "Screens", choices: names),
        at: word.range)
    }
    guard destination.style == style else {
      throw CommandFailure(
        .refused(
          "\(destination.name) is shown by: \(destination.style.command) \(destination.name)"),
        at: word.range)
    }
    return destination
  }

  private func nothing(to style: Destination.Style, among all: [Destination]) -> String {
    let others = all.map { "\($0.style.command) \($0.name)" }
    return "\(app.frontTitle) has no screen to \(style.command)"
      + (others.isEmpty ? "" : "; there is: \(others.joined(separator: ", "))")
  }

  /// Settles and says which screen is in front now.
  func arrival() -> Outcome {
    settle()
    return Outcome("\(app.frontTitle) is in front.")
  }
}

extension Destination.Style {
  /// The command that goes there.
  var command: String {
    switch self {
    case .push: "push"
    case .present: "present"
    }
  }
}

extension ArgumentReader {
  /// True if the next word is one of some names, without regard to case.
  fileprivate func isLeading(to names: [String]) -> Bool {
    guard let word = peek?.text.lowercased() else { return false }
    return names.contains { $0.lowercased() == word }
  }
}

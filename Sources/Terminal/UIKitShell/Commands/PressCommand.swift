import UIKit

extension Command {
  static let press = Command(
    "press", group: .move, otherWords: ["tap", "click"], arguments: "NAME|N",
    summary: "uses a control of the screen", headline: "uses a control; the number alone does, too",
    details: ["Presses the control of that number or name on the screen in front."],
    seeAlso: ["push", "tab", "adjust", "select"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.elements.map { .init("\($0.number)", summary: $0.name) }
    },
    action: { arguments, session throws(CommandFailure) in
      let elements = session.elements
      if elements.isEmpty, arguments.isAtEnd {
        throw session.noControl("", at: nil, among: elements)
      }
      let word = try arguments.word("a control", choices: elements.map(\.name))
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      guard let element = try session.element(name, at: word.range, among: elements) else {
        throw session.noControl(name, at: word.range, among: elements)
      }
      let reference = session.reference(to: element, among: elements)
      let before = session.documentID
      guard element.use() else {
        throw CommandFailure(.refused("\(element.name) cannot be used now"), at: word.range)
      }
      session.settle()
      var outcome = session.pressOutcome(element)
      // Numbers may differ next time; a recording names the control, or brings the data that it
      // brought.
      outcome.canonical =
        session.documentID == before
        ? "press \(reference)" : session.documentAsCommand ?? "press \(reference)"
      return outcome
    })
}

extension ShellSession {
  fileprivate func noControl(
    _ name: String, at range: Range<Int>?, among controls: [ScreenElement]
  ) -> CommandFailure {
    if app.tabTitles.contains(where: { $0.lowercased() == name.lowercased() }) {
      return CommandFailure(
        .refused("no control '\(name)' here; did you mean tab \(name.lowercased())?"), at: range)
    }
    if canPop, name.lowercased() == "back" || name == app.stack?.navigationBar.backTitle {
      return CommandFailure(.refused("no control '\(name)' here; did you mean back?"), at: range)
    }
    guard !controls.isEmpty else {
      let next = hint.map { ". \($0)" } ?? ""
      return CommandFailure(.refused("there are no controls on \(frontTitle)\(next)"), at: range)
    }
    let list = controls.map { "\($0.number) \($0.name)" }
    return CommandFailure(
      .unknownControl(
        name, controls: list,
        suggestions: Suggestions.near(name, among: controls.map(\.name))), at: range)
  }

  /// The data that the app works on, by the first contribution that has some.
  private var document: (any ShellSessionDelegate)? {
    delegates.first { $0.documentID != nil }
  }

  var documentID: String? { document?.documentID }

  var documentAsCommand: String? { document?.documentAsCommand }

  /// The screen reports what happened; if it does not, the control is named, with its value.
  func pressOutcome(_ element: ScreenElement) -> Outcome {
    let said = takeNotices()
    let value = element.adjustable.map { ": \($0.valueInWords)" } ?? ""
    guard said.isEmpty else { return Outcome(said, drawing: .step) }
    return .arrival("Pressed \(element.name)\(value).", drawing: .step)
  }

  /// What can be used instead of what a command looked for in vain; empty where there is nothing.
  var otherUses: String {
    let names = elements.prefix(9).map { "\($0.number) \($0.name)" }
    return names.isEmpty ? "" : "; press has: \(names.joined(separator: ", "))"
  }
}

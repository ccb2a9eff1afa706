import UIKit

extension Command {
  static let press = Command(
    "press", group: .move, otherWords: ["tap", "click"], arguments: "NAME|N",
    summary: "uses a control of the screen", headline: "uses a control; the number alone does, too",
    details: ["Presses the control of that number or name on the screen in front."],
    seeAlso: ["push", "tab"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.app.controls.map { .init("\($0.number)", summary: $0.name) }
    },
    action: { arguments, session throws(CommandFailure) in
      let controls = session.app.controls
      if controls.isEmpty, arguments.isAtEnd {
        throw session.noControl("", at: nil, among: controls)
      }
      let word = try arguments.word("a control", choices: controls.map(\.name))
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      let control = try session.control(name, at: word.range, among: controls)
      let before = session.documentID
      control.press()
      session.settle()
      var outcome = session.pressOutcome(control.name)
      // Numbers may differ next time; a recording names the control, or brings the data that it
      // brought.
      outcome.canonical =
        session.documentID == before
        ? "press \(control.name)" : session.documentAsCommand ?? "press \(control.name)"
      return outcome
    })
}

extension ShellSession {
  /// The control of a number or a name; typed, the beginning of one name is enough.
  fileprivate func control(
    _ name: String, at range: Range<Int>, among controls: [PressableControl]
  ) throws(CommandFailure) -> PressableControl {
    if let number = Int(name) {
      if let control = controls.first(where: { $0.number == number }) { return control }
    } else if let index = try index(of: name, in: controls.map(\.name), at: range) {
      return controls[index]
    }
    throw noControl(name, at: range, among: controls)
  }

  fileprivate func noControl(
    _ name: String, at range: Range<Int>?, among controls: [PressableControl]
  ) -> CommandFailure {
    if app.tabTitles.contains(where: { $0.lowercased() == name.lowercased() }) {
      return CommandFailure(
        .refused("no control '\(name)' here; did you mean tab \(name.lowercased())?"), at: range)
    }
    guard !controls.isEmpty else {
      return CommandFailure(.refused("there are no controls on \(frontTitle)"), at: range)
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

  fileprivate var documentID: String? { document?.documentID }

  fileprivate var documentAsCommand: String? { document?.documentAsCommand }

  /// The screen reports what happened; if it does not, the control is named.
  fileprivate func pressOutcome(_ name: String) -> Outcome {
    let said = takeNotices()
    return Outcome(said.isEmpty ? ["Pressed \(name)."] : said, drawing: .step)
  }
}

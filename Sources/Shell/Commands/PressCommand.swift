import ConcentrationApp
import UIKit

extension Command {
  static let press = Command(
    "press", group: .move, otherWords: ["tap", "click"], arguments: "NAME|N",
    summary: "uses a control of the screen", headline: "uses a control; the number alone does, too",
    details: ["Presses the control of that number or name on the screen in front."],
    seeAlso: ["push", "tab"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.app.controls.enumerated().map {
        .init("\($0.offset + 1)", summary: $0.element.name)
      }
    },
    action: { arguments, session throws(CommandFailure) in
      let controls = session.app.controls
      let names = controls.map(\.name)
      let word = try arguments.word("a control", choices: names)
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      guard let control = session.control(name, among: controls) else {
        throw session.noControl(name, at: word.range, names: names)
      }
      let before = session.app.session.id
      control.press()
      session.settle()
      var outcome = session.pressOutcome(control.name)
      // A recording names the seed that the control drew.
      if session.app.session.id != before { outcome.canonical = session.explicitNew }
      return outcome
    })
}

extension ShellSession {
  fileprivate func control(_ name: String, among controls: [PressableControl]) -> PressableControl?
  {
    if let number = Int(name) {
      return controls.indices.contains(number - 1) ? controls[number - 1] : nil
    }
    let wanted = name.lowercased()
    return controls.first { $0.name.lowercased() == wanted }
      ?? controls.first { $0.name.lowercased().hasPrefix(wanted) }
  }

  fileprivate func noControl(
    _ name: String, at range: Range<Int>, names: [String]
  ) -> CommandFailure {
    if app.tabTitles.contains(where: { $0.lowercased() == name.lowercased() }) {
      return CommandFailure(
        .refused("no control '\(name)' here; did you mean tab \(name.lowercased())?"), at: range)
    }
    guard !names.isEmpty else {
      return CommandFailure(.refused("there are no controls on \(app.frontTitle)"), at: range)
    }
    let list = names.enumerated().map { "\($0.offset + 1) \($0.element)" }
    return CommandFailure(
      .unknownChoice(noun: "control", word: name, title: "Controls", choices: list), at: range)
  }

  /// The screen says itself what came of it; if it does not, the control is named.
  fileprivate func pressOutcome(_ name: String) -> Outcome {
    let said = takeNotices()
    return Outcome(said.isEmpty ? ["Pressed \(name)."] : said, drawing: .step)
  }
}

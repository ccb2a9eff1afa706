import UIKit

extension Command {
  static let press = Command(
    "press", group: .move, otherWords: ["tap", "click"], arguments: "NAME|N",
    summary: "uses a control of the screen", headline: "uses a control; the number alone does, too",
    details: ["Presses the control of that number or name on the screen in front."],
    seeAlso: ["push", "tab", "adjust", "select"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.elements.all.map { .init("\($0.number)", summary: $0.name) }
    },
    action: { arguments, session throws(CommandFailure) in
      let elements = session.elements.all
      if elements.isEmpty, arguments.isAtEnd {
        throw noControl("", at: nil, among: elements, session)
      }
      let word = try arguments.word("a control", choices: elements.map(\.name))
      let name = arguments.isAtEnd ? word.text : word.text + " " + arguments.rest()
      guard let element = try session.elements.element(name, at: word.range, among: elements) else {
        throw noControl(name, at: word.range, among: elements, session)
      }
      return try session.input.press(element, at: word.range)
    })

  @MainActor
  static func noControl(
    _ name: String, at range: Range<Int>?, among controls: [ScreenElement], _ session: ShellSession
  ) -> CommandFailure {
    let navigator = session.navigator
    if navigator.app.tabTitles.contains(where: { $0.lowercased() == name.lowercased() }) {
      return CommandFailure(
        .noControl(name, insteadOf: "tab \(name.lowercased())"), at: range)
    }
    if navigator.canPop,
      name.lowercased() == "back" || name == navigator.app.stack?.navigationBar.backTitle
    {
      return CommandFailure(.noControl(name, insteadOf: "back"), at: range)
    }
    guard !controls.isEmpty else {
      return CommandFailure(
        .noControls(on: navigator.frontTitle, hint: session.elements.hint), at: range)
    }
    let list = controls.map { "\($0.number) \($0.name)" }
    return CommandFailure(
      .unknownControl(
        name, controls: list,
        suggestions: Suggestions.near(name, among: controls.map(\.name))), at: range)
  }
}

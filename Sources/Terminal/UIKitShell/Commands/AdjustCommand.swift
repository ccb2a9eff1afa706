import UIKit

extension Command {
  static let adjust = Command(
    "adjust", group: .move, after: "press", arguments: "NAME [VALUE]",
    summary: "sets a switch, stepper, date and the like",
    details: [
      "Changes a control as a person does: on, off for a switch, a title for parts,",
      "a number, + or - for a stepper or dots, YYYY-MM-DD HH:MM, + or - for a date.",
      "What lies beyond a limit goes to the limit. Without VALUE: what it is now.",
    ],
    seeAlso: ["press", "select"],
    offers: { context in
      let all = context.session.elements.adjustables
      guard let first = context.arguments.first else { return all.map { .init($0.name) } }
      let chosen = all.first { $0.name.lowercased() == first.lowercased() }
      return context.arguments.count == 1
        ? (chosen?.adjustable?.adjustments ?? []).map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let controls = session.elements.adjustables
      guard !controls.isEmpty else {
        throw CommandFailure(
          .nothingToAdjust(
            on: session.navigator.frontTitle, uses: session.elements.otherUses))
      }
      let (element, value) = try arguments.adjustment(of: controls, session.elements)
      guard let control = element.adjustable else { return .silent }
      guard let value else {
        let choices = Suggestions.list(control.adjustments)
        return Outcome("\(element.name) is \(control.valueInWords); it takes \(choices).")
      }
      return try session.input.adjust(element, control, to: value)
    })
}

extension ArgumentReader {
  /// Which control is meant by the first words, and the rest; a name may have several words.
  @MainActor
  fileprivate mutating func adjustment(
    of controls: [ScreenElement], _ elements: ScreenElements
  ) throws(CommandFailure) -> (element: ScreenElement, value: Word?) {
    let names = controls.map(\.name)
    var words = [try word("a control", choices: names)]
    while let word = next() { words.append(word) }
    for count in (1...words.count).reversed() {
      let name = words[..<count].map(\.text).joined(separator: " ")
      let range = words[0].range.lowerBound..<words[count - 1].range.upperBound
      guard let element = try elements.element(name, at: range, among: controls) else { continue }
      guard let first = words[count...].first, let last = words.last else { return (element, nil) }
      let text = words[count...].map(\.text).joined(separator: " ")
      let value = Word(text: text, range: first.range.lowerBound..<last.range.upperBound)
      return (element, value)
    }
    throw CommandFailure(
      .unknownControl(
        words[0].text, controls: names, suggestions: Suggestions.near(words[0].text, among: names)),
      at: words[0].range)
  }
}

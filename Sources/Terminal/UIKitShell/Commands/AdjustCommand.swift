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
      let all = context.session.adjustables
      guard let first = context.arguments.first else { return all.map { .init($0.name) } }
      let chosen = all.first { $0.name.lowercased() == first.lowercased() }
      return context.arguments.count == 1
        ? (chosen?.adjustable?.adjustments ?? []).map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      let controls = session.adjustables
      guard !controls.isEmpty else {
        throw CommandFailure(
          .refused("nothing on \(session.frontTitle) can be adjusted" + session.otherUses))
      }
      let (element, value) = try session.adjustment(&arguments, among: controls)
      guard let control = element.adjustable else { return .silent }
      guard let value else {
        let choices = Suggestions.list(control.adjustments)
        return Outcome("\(element.name) is \(control.valueInWords); it takes \(choices).")
      }
      return try session.adjust(element, control, to: value)
    })
}

extension ScreenElement {
  /// The control as one that can be adjusted; nil if it cannot.
  var adjustable: (any AdjustableControl)? { control as? any AdjustableControl }
}

extension ShellSession {
  /// The controls in front that can be adjusted, each as a whole, with their numbers.
  fileprivate var adjustables: [ScreenElement] {
    var seen: Set<ObjectIdentifier> = []
    return elements.compactMap { element in
      guard let control = element.adjustable, seen.insert(ObjectIdentifier(control)).inserted
      else { return nil }
      // The parts of a control have numbers of their own; adjusting takes the whole.
      return (control as? any ElementGroup).map { .init($0) } ?? element
    }
  }

  /// Which control is meant by the first words, and the rest; a name may have several words.
  fileprivate func adjustment(
    _ arguments: inout ArgumentReader, among controls: [ScreenElement]
  ) throws(CommandFailure) -> (element: ScreenElement, value: Word?) {
    let names = controls.map(\.name)
    var words = [try arguments.word("a control", choices: names)]
    while let word = arguments.next() { words.append(word) }
    for count in (1...words.count).reversed() {
      let name = words[..<count].map(\.text).joined(separator: " ")
      let range = words[0].range.lowerBound..<words[count - 1].range.upperBound
      guard let element = try element(name, at: range, among: controls) else { continue }
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

  fileprivate func adjust(
    _ element: ScreenElement, _ control: any AdjustableControl, to value: Word
  ) throws(CommandFailure) -> Outcome {
    let reference = reference(to: element, among: adjustables)
    let adjustment = control.adjust(to: value.text)
    settle()
    let now = "\(element.name) is now \(control.valueInWords)"
    var outcome: Outcome
    switch adjustment {
    case .changed: outcome = Outcome(["\(now)."] + takeNotices(), drawing: .step)
    case .moved(let reason):
      outcome = Outcome(["\(now): \(reason)."] + takeNotices(), drawing: .step)
    case .kept(let reason): outcome = Outcome("\(element.name): \(reason).")
    case .unreadable:
      throw CommandFailure(
        .unknownChoice(
          noun: "value", word: value.text, title: "\(element.name) takes",
          choices: control.adjustments), at: value.range)
    }
    outcome.canonical = "adjust \(Word.quoted(reference)) \(value.text)"
    return outcome
  }
}

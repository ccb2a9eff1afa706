import UIKit

extension ScreenInput {
  /// Sets a control to a value, and says what it is then.
  func adjust(
    _ element: ScreenElement, _ control: any AdjustableControl, to value: Word
  ) throws(CommandFailure) -> Outcome {
    let reference = elements.reference(to: element, among: elements.adjustables)
    let adjustment = control.adjust(to: value.text)
    time.settle()
    let now = "\(element.name) is now \(control.valueInWords)"
    var outcome: Outcome
    switch adjustment {
    case .changed: outcome = Outcome("\(now).", drawing: .step)
    case .moved(let reason): outcome = Outcome("\(now): \(reason).", drawing: .step)
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

extension ScreenElement {
  /// The control as one that can be adjusted; nil if it cannot.
  var adjustable: (any AdjustableControl)? { control as? any AdjustableControl }
}

import LifecycleTrace
import UIKit

extension Command {
  static let explain = Command(
    "explain", group: .help, otherWords: ["what", "when", "who", "why"],
    arguments: "[CALL|TOPIC|QUESTION]",
    summary: "what a lifecycle call is for, with evidence",
    details: [
      "explain viewWillAppear  when it is called, what belongs there, what does not",
      "explain                 the calls of the last command that caused any",
    ]
      + LifecycleTopic.all.map { "explain \($0.name)".padded(to: 24) + $0.summary }
      + [
        "A whole question may be typed, also by itself: when are outlets nil?",
        "Cases and rules are those of docs/UIKIT-CASES.md and docs/UIKIT-RULES.md.",
      ],
    seeAlso: ["log", "help lifecycle"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return LifecycleTopic.all.map { .init($0.name, summary: $0.summary) }
        + LifecycleCallback.Kind.allCases.map {
          .init($0.rawValue, summary: LifecycleExplanation.of($0).moment)
        }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return .explanation(session.log.explainedCalls) }
      var words = [word]
      while let next = arguments.next() { words.append(next) }
      for word in words {
        if let lines = session.log.explanation(of: word.text) { return .explanation(lines) }
      }
      let known = LifecycleTopic.all.map(\.name) + LifecycleCallback.Kind.allCases.map(\.rawValue)
      throw CommandFailure(
        .unknownCall(
          words.map(\.text).joined(separator: " "),
          suggestions: Suggestions.near(word.text, among: known)),
        at: word.range)
    })
}

extension Outcome {
  /// Paragraphs that explain, set into lines.
  static func explanation(_ paragraphs: [String]) -> Outcome {
    var outcome = Outcome(WordWrap.lines(of: paragraphs, columns: HelpTexts.width))
    outcome.isLong = true
    return outcome
  }
}

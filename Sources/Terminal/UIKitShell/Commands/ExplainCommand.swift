import LifecycleTrace
import UIKit

extension Command {
  static let explain = Command(
    "explain", group: .help, arguments: "[CALL|TOPIC]",
    summary: "what a lifecycle call is for, with evidence",
    details: [
      "explain viewWillAppear  when it is called, what belongs there, what does not",
      "explain order           containers side by side; other topics:",
      "                        \(LifecycleTopic.all.map(\.name).joined(separator: " "))",
      "explain                 the calls of the last command that caused any",
      "Cases and rules are those of docs/UIKIT-CASES.md and docs/UIKIT-RULES.md.",
    ],
    seeAlso: ["log", "help lifecycle"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return LifecycleTopic.all.map { .init($0.name, summary: $0.question) }
        + LifecycleCallback.Kind.allCases.map {
          .init($0.rawValue, summary: LifecycleExplanation.of($0).moment)
        }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return .explanation(session.explainedCalls) }
      try arguments.end()
      let topic = LifecycleTopic.named(word.text)?.lines
      if let lines = topic ?? LifecycleExplanation.named(word.text)?.lines {
        return .explanation(lines)
      }
      let known = LifecycleTopic.all.map(\.name) + LifecycleCallback.Kind.allCases.map(\.rawValue)
      throw CommandFailure(
        .unknownCall(word.text, suggestions: Suggestions.near(word.text, among: known)),
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

extension ShellSession {
  /// The calls of the last command that caused any, one by one.
  fileprivate var explainedCalls: [String] {
    let recorder = app.trace.recorder
    let calls = visibleCalls(recorder.events)
    guard let number = calls.last?.cause.command else {
      let topics = LifecycleTopic.all.map(\.name)
      return ["No calls yet. Name one, or a topic: \(topics.joined(separator: ", "))."]
    }
    let heading = recorder.text(ofCommand: number).map { ["  \(number)  \($0)"] } ?? []
    return heading
      + LifecycleExplanation.lines(for: calls.filter { $0.cause.command == number })
  }
}

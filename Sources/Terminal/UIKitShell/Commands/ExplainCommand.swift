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
      guard let word = arguments.next() else { return .explanation(session.explainedCalls) }
      var words = [word]
      while let next = arguments.next() { words.append(next) }
      for word in words {
        if let lines = session.explanation(of: word.text) { return .explanation(lines) }
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

extension ShellSession {
  /// What there is to say of a word: a topic, a call, or a call of a delegate that was recorded.
  func explanation(of word: String) -> [String]? {
    // A question mark ends a question.
    let word = word.hasSuffix("?") ? String(word.dropLast()) : word
    if let lines = LifecycleTopic.named(word)?.lines ?? LifecycleExplanation.named(word)?.lines {
      return lines
    }
    let base = CallNames.base(word).lowercased()
    let call = app.trace.recorder.events.last {
      $0.callback.category == .delegate && CallNames.base($0.callback.name).lowercased() == base
    }
    return call.map { LifecycleExplanation.about($0.callback).lines }
  }

  /// The calls of the last command that caused any, one by one.
  fileprivate var explainedCalls: [String] {
    let recorder = app.trace.recorder
    let calls = visibleCalls(recorder.events)
    guard let number = calls.last?.cause.command else {
      let topics = LifecycleTopic.all.map(\.name)
      return ["No calls yet. Name one, or a topic: \(topics.joined(separator: ", "))."]
    }
    let heading = recorder.heading(ofCommand: number).map { [TextFormat.heading(number, $0)] } ?? []
    return heading
      + LifecycleExplanation.lines(for: calls.filter { $0.cause.command == number })
  }
}

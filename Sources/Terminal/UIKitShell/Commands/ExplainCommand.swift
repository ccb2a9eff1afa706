import LifecycleLessons
import LifecycleTrace
import UIKit

extension Command {
  static let explain = Command(
    "explain", group: .help,
    otherWords: [
      "what", "when", "who", "why", "how", "where", "which", "is", "are", "may", "can", "does",
      "do",
      "should",
    ],
    arguments: "[CALL|TOPIC|QUESTION]",
    summary: "what a lifecycle call is for, with evidence",
    details: [
      "explain viewWillAppear  when it is called, what belongs there, what does not",
      "explain                 the calls of the last command that caused any",
      "explain prepare viewDidLoad  both calls, side by side",
      "why Detail#2            who holds that controller, as far as UIKit knows",
      "A whole question may be typed, also by itself: where does a timer stop?",
    ]
      + WordWrap.lines(
        of: "Topics: \(Topic.all.map(\.name).joined(separator: ", ")).",
        columns: HelpTexts.width - 2)
      + ["Cases and rules are those of docs/UIKIT-CASES.md and docs/UIKIT-RULES.md."],
    seeAlso: ["log", "help lifecycle"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return Topic.all.map { .init($0.name, summary: $0.summary) }
        + LifecycleCallback.Kind.allCases.map {
          .init($0.rawValue, summary: LifecycleExplanation.of($0).moment)
        }
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return .explanation(session.log.explainedCalls) }
      var words = [word.text]
      while let next = arguments.next() { words.append(next.text) }
      if let lines = session.log.answer(to: words) { return .explanation(lines) }
      let question = words.joined(separator: " ")
      throw CommandFailure(
        .unknownCall(question, suggestions: QuestionSearch.find(question).near.map(\.name)),
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

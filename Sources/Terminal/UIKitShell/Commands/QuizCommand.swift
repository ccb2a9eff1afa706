import LifecycleLessons
import LifecycleTrace

extension Command {
  static let quiz = Command(
    "quiz", group: .help, arguments: "[N|--seed N]",
    summary: "guess the next lifecycle call",
    details: [
      "quiz           asks which call comes next",
      "quiz 2         answers, and says why",
      "quiz --seed 7  begins again, with other questions",
    ],
    seeAlso: ["lesson", "explain"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      let choices = context.session.state(Quiz.self).open?.choices ?? []
      return choices.enumerated().map { .init("\($0 + 1)", summary: $1) } + [.init("--seed")]
    },
    action: { arguments, session throws(CommandFailure) in
      let quiz = session.state(Quiz.self)
      if arguments.take("--seed") != nil {
        let seed = try arguments.number("a seed", in: 0...1_000_000)
        try arguments.end()
        quiz.begin(seed: UInt64(seed))
        return quiz.question
      }
      guard arguments.peek != nil else { return quiz.question }
      guard let open = quiz.open else {
        throw CommandFailure(.noQuestion)
      }
      let choice = try arguments.number("an answer", in: 1...open.choices.count)
      try arguments.end()
      return quiz.verdict(on: choice)
    })
}

extension Quiz {
  /// The open question, or else the next one, in words.
  fileprivate var question: Outcome {
    let question = ask()
    var lines = ["Question \(answeredCount + 1): \(question.sentence)"]
    lines += TextFormat.lines(for: question.before)
    lines.append(question.before.isEmpty ? "Which call comes first?" : "Which call comes next?")
    lines += question.choices.enumerated().map { "  \($0 + 1)  \($1)" }
    lines.append("Answer with quiz 1 to quiz \(question.choices.count).")
    return logOutcome(lines)
  }

  /// What is said of an answer to the open question.
  fileprivate func verdict(on choice: Int) -> Outcome {
    guard let (question, isRight) = answer(choice) else { return self.question }
    let right = question.choices[question.answer - 1]
    let count = "\(rightCount) of \(answeredCount) right"
    let verdict = isRight ? "Right: \(right)." : "No: \(right) comes here."
    return logOutcome(
      WordWrap.lines(
        of: [verdict] + question.reasons + ["\(count); quiz asks the next."],
        columns: HelpTexts.width))
  }

  private func logOutcome(_ lines: [String]) -> Outcome {
    var outcome = Outcome(lines)
    outcome.isLog = true
    return outcome
  }
}

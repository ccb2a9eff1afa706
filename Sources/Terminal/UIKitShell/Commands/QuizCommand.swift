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
      let choices = context.session.quiz.open?.choices ?? []
      return choices.enumerated().map { .init("\($0 + 1)", summary: $1) } + [.init("--seed")]
    },
    action: { arguments, session throws(CommandFailure) in
      if arguments.take("--seed") != nil {
        let seed = try arguments.number("a seed", in: 0...1_000_000)
        try arguments.end()
        session.quiz = Quiz(seed: UInt64(seed))
        return session.askQuestion()
      }
      guard arguments.peek != nil else { return session.askQuestion() }
      guard let open = session.quiz.open else {
        throw CommandFailure(.refused("no question waits for an answer: type quiz"))
      }
      let choice = try arguments.number("an answer", in: 1...open.choices.count)
      try arguments.end()
      return session.answerQuestion(choice)
    })
}

extension ShellSession {
  fileprivate func askQuestion() -> Outcome {
    let question = quiz.ask()
    var lines = ["Question \(quiz.answeredCount + 1): \(question.sentence)"]
    lines += TextFormat.lines(for: question.before)
    lines.append(question.before.isEmpty ? "Which call comes first?" : "Which call comes next?")
    lines += question.choices.enumerated().map { "  \($0 + 1)  \($1)" }
    lines.append("Answer with quiz 1 to quiz \(question.choices.count).")
    return logOutcome(lines)
  }

  fileprivate func answerQuestion(_ choice: Int) -> Outcome {
    guard let (question, isRight) = quiz.answer(choice) else { return askQuestion() }
    let right = question.choices[question.answer - 1]
    let count = "\(quiz.rightCount) of \(quiz.answeredCount) right"
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

import LifecycleLessons
import LifecycleTrace

extension Command {
  static let quiz = Command(
    "quiz", group: .help, arguments: "[N|[TOPIC|all] [--seed N]|end]",
    summary: "guess the next lifecycle call",
    details: [
      "quiz           asks which call comes next, or what one may do in a call",
      "quiz 2         answers, and says why",
      "quiz sheets    begins ten questions about a topic, quiz all about everything",
      "quiz end       ends the round with the score",
      "quiz --seed 7  begins again, with other questions",
    ]
      + WordWrap.lines(
        of: "Topics: \(QuizTopic.allCases.map(\.rawValue).joined(separator: ", ")).",
        columns: HelpTexts.width),
    seeAlso: ["lesson", "explain"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      let choices = context.session.state(Quiz.self).open?.choices ?? []
      return choices.enumerated().map { .init("\($0 + 1)", summary: $1) }
        + QuizTopic.allCases.map { .init($0.rawValue) }
        + [.init("all"), .init("end"), .init("--seed")]
    },
    action: { arguments, session throws(CommandFailure) in
      let quiz = session.state(Quiz.self)
      if try quiz.beginIfSeeded(&arguments) { return quiz.question }
      guard let word = arguments.peek else { return quiz.question }
      if arguments.take("end") != nil {
        try arguments.end()
        return quiz.end()
      }
      if Int(word.text) == nil {
        let topics = QuizTopic.allCases.map(\.rawValue) + ["all"]
        let name = try arguments.choice("topic", title: "Topics", of: topics)
        quiz.begin(topic: QuizTopic(rawValue: name))
        if try !quiz.beginIfSeeded(&arguments) { try arguments.end() }
        return quiz.question
      }
      guard let open = quiz.open else { throw CommandFailure(.noQuestion) }
      let choice = try arguments.number("an answer", in: 1...open.choices.count)
      try arguments.end()
      return quiz.verdict(on: choice)
    })
}

extension Quiz {
  /// Begins a round with the questions of a seed, if one is given.
  fileprivate func beginIfSeeded(
    _ arguments: inout ArgumentReader
  ) throws(CommandFailure) -> Bool {
    guard arguments.take("--seed") != nil else { return false }
    let seed = try arguments.number("a seed", in: 0...1_000_000)
    try arguments.end()
    begin(seed: UInt64(seed))
    return true
  }

  /// The open question, or else the next one, in words.
  fileprivate var question: Outcome {
    if isOver { begin(topic: topic) }
    let question = ask()
    var lines = WordWrap.lines(
      of: "Question \(answeredCount + 1): \(question.sentence)", columns: HelpTexts.width)
    lines += TextFormat.lines(for: question.before)
    lines.append(question.ask)
    lines += question.choices.enumerated().flatMap { number, choice in
      WordWrap.lines(of: "  \(number + 1)  \(choice)", columns: HelpTexts.width)
    }
    lines.append("Answer with quiz 1 to quiz \(question.choices.count).")
    return logOutcome(lines)
  }

  /// What is said of an answer to the open question.
  fileprivate func verdict(on choice: Int) -> Outcome {
    guard let (question, isRight) = answer(choice) else { return self.question }
    let right = question.choices[question.answer - 1]
    let text = right.hasSuffix(".") ? String(right.dropLast()) : right
    let verdict = isRight ? "Right: \(text)." : "No: \(text)."
    let count = "\(rightCount) of \(answeredCount) right"
    let next = isOver ? "\(score) quiz begins another round." : "\(count); quiz asks the next."
    return logOutcome(
      WordWrap.lines(of: [verdict] + question.reasons + [next], columns: HelpTexts.width))
  }

  private var score: String {
    let about = topic.map { " about \($0.rawValue)" } ?? ""
    return "Score\(about): \(rightCount) of \(answeredCount)."
  }

  /// Ends the round.
  fileprivate func end() -> Outcome {
    let score = score
    begin(topic: nil)
    return Outcome(score)
  }

  private func logOutcome(_ lines: [String]) -> Outcome {
    var outcome = Outcome(lines)
    outcome.isLog = true
    return outcome
  }
}

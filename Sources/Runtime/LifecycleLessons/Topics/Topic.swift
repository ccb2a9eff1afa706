import LifecycleTrace

/// A question that learners ask, with its answer, its evidence and the words that lead to it.
package struct Topic: Hashable, Sendable {
  /// The word for it, such as `timer`.
  package let name: String
  /// What it is about, in a few words.
  package let summary: String
  /// The words of questions about it, each with its weight: from `Topic.decisive` on one is enough.
  package let words: [String: Int]
  /// The question.
  package let question: String
  /// The answer, in paragraphs.
  package let answer: [String]
  /// The ids of the rules behind it; `LifecycleRule` has their evidence.
  package let rules: [String]
  /// The ids of the cases in docs/UIKIT-CASES.md behind it.
  package let cases: [String]
  /// The kind of the finding whose lesson shows it; nil for none.
  package let finding: LifecycleFinding.Kind?

  /// The weight of words that together find a topic.
  package static let decisive = 3

  init(
    _ name: String, _ summary: String, words: String, question: String, answer: [String],
    rules: [String] = [], cases: [String], finding: LifecycleFinding.Kind? = nil
  ) {
    (self.name, self.summary, self.question, self.answer) = (name, summary, question, answer)
    (self.rules, self.cases, self.finding) = (rules, cases, finding)
    self.words = Self.weights(words, name: name)
  }

  /// A topic about the orders and moments of calls.
  private init(_ topic: LifecycleTopic, words: String) {
    (name, summary, question, answer) = (topic.name, topic.summary, topic.question, topic.answer)
    (rules, cases, finding) = (topic.rules, topic.cases, nil)
    let others = Self.weights(words, name: topic.name)
    self.words = others.merging(topic.otherWords.map { ($0, Self.decisive) }) { first, _ in first }
  }

  /// The weights of words that are written as `timer nstimer=3 fires=1`; without a number it is 4.
  private static func weights(_ text: String, name: String) -> [String: Int] {
    let pairs = text.split(separator: " ").map { word in
      let parts = word.split(separator: "=")
      return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 4 : 4)
    }
    return Dictionary(pairs + [(name, 4)]) { first, _ in first }
  }

  /// The topic of a name, in capitals or not; nil if there is none.
  package static func named(_ name: String) -> Topic? {
    let name = name.lowercased()
    return all.first { $0.name == name }
      ?? all.first { ($0.words[name] ?? 0) >= 4 } ?? all.first { $0.words[name] == decisive }
  }

  /// Question, answer, lesson and evidence in paragraphs, each a line.
  @MainActor package var lines: [String] {
    let lesson = finding.flatMap(Lesson.about).map { ["Lesson \($0.number) shows it."] } ?? []
    let kept = rules.compactMap(LifecycleRule.named).map {
      "\($0.id): \($0.sentence) Evidence: \($0.evidence)"
    }
    return [question] + answer + lesson + kept + ["Cases: \(cases.joined(separator: ", "))."]
  }

  /// All topics, by their names.
  package static let all: [Topic] =
    (ordered + lives + screens + mistakes + views + places).sorted { $0.name < $1.name }

  /// Topics about the orders and moments of calls, which `LifecycleTopic` answers.
  private static let ordered: [Topic] = LifecycleTopic.all.map { topic in
    Topic(topic, words: orderedWords[topic.name] ?? "")
  }

  private static let orderedWords = [
    "bounds": "frame position=2 geometry wrong=1 width=2 height=2 coordinates=2 origin=2",
    "memory": "low=2 warning=2 didreceivememorywarning viewdidunload viewwillunload",
    "order": "sequence=2 first=1 last=1 transition push=3 pop=3 tab=3 switch=3",
    "outlets":
      "outlet iboutlet nil segue=3 storyboard=2 unwrapping=3 implicitly=2 unexpectedly=2 fatal=1 crash=1 connected=2",
    "rotation": "rotate rotated landscape orientation portrait turn=1 device=1",
  ]
}

import LifecycleLessons
import LifecycleTrace

/// What there is to say to a question, in paragraphs.
struct Answer {
  /// The paragraphs.
  let lines: [String]

  /// What answers a question; nil if nothing is found.
  ///
  /// - Parameter question: one word, or a whole question, whose answer then names what is next to it.
  @MainActor
  init?(to question: String) {
    let result = QuestionSearch.find(question)
    if result.compared.count == 2 {
      lines = Self.comparison(of: result.compared) + Self.near(result.near)
      return
    }
    guard let subject = result.subject else { return nil }
    let answer =
      switch subject {
      case .topic(let topic): topic.lines
      case .call(let call): call.lines
      }
    lines = answer + Self.near(result.near)
  }

  /// Two calls side by side: the same questions asked of both.
  private static func comparison(of calls: [LifecycleExplanation]) -> [String] {
    let rules = calls.map { Set($0.rules) }.reduce(Set(calls[0].rules)) { $0.intersection($1) }
    let cases = calls.flatMap(\.cases).reduce(into: [String]()) { all, id in
      if !all.contains(id) { all.append(id) }
    }
    return calls.map { "\($0.name): \($0.moment)" }
      + calls.map { "Here, in \($0.name): \($0.belongs)" }
      + calls.map { "Not in \($0.name): \($0.avoid)" }
      + rules.sorted().compactMap(LifecycleRule.named).map {
        "\($0.id): \($0.sentence) Evidence: \($0.evidence)"
      }
      + ["Cases: \(cases.joined(separator: ", "))."]
  }

  /// What else may have been meant; nothing if nothing is near.
  static func near(_ subjects: [QuestionSearch.Subject]) -> [String] {
    subjects.isEmpty
      ? [] : ["Near: \(subjects.map { "explain \($0.name)" }.joined(separator: ", "))."]
  }
}

import LifecycleLessons
import LifecycleTrace

/// Finds what a question is about among the topics and the calls, by words, their forms and
/// misspellings.
///
/// Each word of the question counts for each subject that has it, by the weight that it has there; a
/// subject is found if its words weigh `Topic.decisive` together. Topics stand before calls: a question about a
/// timer that names `viewDidLoad` is about the timer.
struct QuestionSearch {
  /// What a question can be about.
  enum Subject: Hashable {
    case topic(Topic)
    case call(LifecycleExplanation)

    /// The word after `explain` that leads to it.
    var name: String {
      switch self {
      case .topic(let topic): topic.name
      case .call(let call): call.name
      }
    }
  }

  /// What a question is about.
  struct Result {
    /// The subject; nil if none is found.
    let subject: Subject?
    /// The calls that are named where it is about two of them and no topic.
    let compared: [LifecycleExplanation]
    /// What is next to it, at most two.
    let near: [Subject]
  }

  /// Looks for a question.
  ///
  /// - Complexity: O(w·s) for w words and s subjects with their words.
  static func find(_ question: String) -> Result {
    let words = QuestionWords(question).words.prefix(wordLimit)
    let spelled = words.map { known.contains(stem($0)) ? $0 : corrected($0) ?? $0 }
    let ranked = subjects.enumerated().map { place, entry in
      (place: place, subject: entry.subject, weight: weight(of: entry.words, in: spelled))
    }.filter { $0.weight > 0 }.sorted { ($0.weight, $1.place) > ($1.weight, $0.place) }
    let found = ranked.first.flatMap { $0.weight >= Topic.decisive ? $0.subject : nil }
    let calls = spelled.compactMap { callByWord[$0] }.reduce(into: [LifecycleExplanation]()) {
      if !$0.contains(.of($1)) { $0.append(.of($1)) }
    }
    let isAboutCalls =
      if case .call = found { true } else { found == nil || words.count == calls.count }
    let compared = isAboutCalls && calls.count == 2 ? calls : []
    let answered = compared.map(Subject.call) + [found].compactMap(\.self)
    let others = ranked.filter { $0.weight >= nearWeight }.map(\.subject)
    var near: [Subject] = []
    for subject in others + (answered.isEmpty ? related(to: spelled) : [])
    where near.count < 2 && !near.contains(subject) && !answered.contains(subject) {
      near.append(subject)
    }
    return Result(subject: found, compared: compared, near: near)
  }

  /// Words that weigh less together make nothing near: such as one that comes in many questions.
  private static let nearWeight = 2

  /// More words than any question has.
  private static let wordLimit = 40

  private static func stem(_ word: String) -> String { QuestionWords.stem(word) }

  private static func weight(of known: [String: Int], in words: [String]) -> Int {
    words.reduce(0) { $0 + (known[stem($1)] ?? 0) }
  }

  /// The nearest known word to an unknown one: one edit away, two in a long word.
  private static func corrected(_ word: String) -> String? {
    guard (5...40).contains(word.count) else { return nil }
    let letters = Array(word.unicodeScalars)
    let limit = word.count < 9 ? 1 : 2
    return vocabulary.lazy.map { known in
      (word: known, distance: Suggestions.editDistance(letters, Array(known.unicodeScalars)))
    }.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.word
  }

  /// The calls whose names hold a good part of a word.
  private static func related(to words: [String]) -> [Subject] {
    words.filter { $0.count >= partLength }.flatMap { word in
      let parts = zip(word.indices, word.indices.dropFirst(partLength - 1)).map { word[$0...$1] }
      return Self.calls.filter { kind in
        let name = kind.rawValue.lowercased()
        return parts.contains { name.contains($0) }
      }.map { Subject.call(.of($0)) }
    }
  }

  /// How many letters make a good part of a word.
  private static let partLength = 6

  // MARK: What is known

  /// The calls of controllers; those of delegates are found by their whole names alone.
  private static let calls = LifecycleCallback.Kind.allCases.filter(\.isOfController)

  private static let subjects: [(subject: Subject, words: [String: Int])] =
    Topic.all.map { topic in (.topic(topic), byStem(topic.words)) }
    + calls.map { kind in
      (.call(.of(kind)), byStem(words(of: kind)))
    }

  /// The words that name a call: its name, or for an initializer the labels that no other one has.
  private static func words(of call: LifecycleCallback.Kind) -> [String: Int] {
    switch call {
    case .initWithCoder: ["coder": 4]
    case .initWithNibName: ["nibname": 4, "bundle": 2]
    default: [call.rawValue.lowercased(): Topic.decisive]
    }
  }

  private static let callByWord: [String: LifecycleCallback.Kind] = Dictionary(
    calls.flatMap { call in words(of: call).keys.map { ($0, call) } }, uniquingKeysWith: { $1 })

  private static func byStem(_ words: [String: Int]) -> [String: Int] {
    Dictionary(words.map { (stem($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// The stems of all words that weigh something.
  private static let known = Set(subjects.flatMap(\.words.keys))

  /// The words that a misspelled one may have been meant for, in a fixed order.
  private static let vocabulary: [String] =
    callByWord.keys.sorted()
    + Set(Topic.all.flatMap(\.words.keys)).sorted()
}

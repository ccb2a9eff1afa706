import LifecycleLessons
import LifecycleTrace
import UIKit

/// The questions that a session asks, in an order that the seed decides, and how they were answered.
final class Quiz: SessionState {
  /// How many questions a round has.
  static let roundLength = 10

  /// The question that waits for its answer.
  private(set) var open: QuizQuestion?
  /// How many questions of the round were answered.
  private(set) var answeredCount = 0
  /// How many of them were answered right.
  private(set) var rightCount = 0
  /// What the round is about; nil for everything.
  private(set) var topic: QuizTopic?
  private var asked: Set<QuizQuestion> = []
  private var generator = QuizGenerator(state: 1)

  /// Begins a round with other questions.
  func begin(seed: UInt64) {
    generator = QuizGenerator(state: seed)
    begin(topic: topic)
  }

  /// Begins a round about a topic; nil for everything.
  func begin(topic: QuizTopic?) {
    self.topic = topic
    (open, answeredCount, rightCount) = (nil, 0, 0)
    asked = []
  }

  /// The open question, or else the next one, which was not asked in this round if there is another.
  func ask() -> QuizQuestion {
    if let open { return open }
    var tries = 0
    while true {
      guard let question = make() else { continue }
      tries += 1
      guard asked.insert(question).inserted || tries > 40 else { continue }
      open = question
      return question
    }
  }

  private func make() -> QuizQuestion? {
    let topics = topic.map { [$0] } ?? QuizTopic.allCases
    let topic = topics[generator.next(below: topics.count)]
    let situations = QuizSituation.all.filter { $0.topic == topic }
    // Half of the questions are about situations, if there are any.
    if situations.isEmpty || generator.next(below: 2) == 0 {
      return QuizQuestion(placesOf: topic, choose: { generator.next(below: $0) })
    }
    let situation = situations[generator.next(below: situations.count)]
    let run = LessonRun(situation.app)
    let start = run.app.trace.endSequence
    run.perform(situation.step)
    return QuizQuestion(
      about: situation, events: run.app.trace.recorder.events(since: start),
      choose: { generator.next(below: $0) })
  }

  /// Answers the open question.
  ///
  /// - Parameter choice: the number of a choice, from 1.
  /// - Returns: The question, and whether the choice is right; nil if no question is open.
  func answer(_ choice: Int) -> (question: QuizQuestion, isRight: Bool)? {
    guard let question = open else { return nil }
    open = nil
    answeredCount += 1
    let isRight = choice == question.answer
    if isRight { rightCount += 1 }
    return (question, isRight)
  }

  /// Whether all questions of the round were answered.
  var isOver: Bool { answeredCount >= Self.roundLength }
}

/// Numbers that depend on the seed alone.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators (2014).
private struct QuizGenerator {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word ^ (word >> 31)) % UInt64(count))
  }
}

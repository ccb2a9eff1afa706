import LifecycleLessons
import LifecycleTrace
import UIKit

/// The questions that a session asks, in an order that the seed decides, and how they were answered.
final class Quiz: SessionState {
  /// The question that waits for its answer.
  private(set) var open: QuizQuestion?
  /// How many questions were answered.
  private(set) var answeredCount = 0
  /// How many of them were answered right.
  private(set) var rightCount = 0
  private var generator = QuizGenerator(state: 1)

  /// Begins again, with other questions.
  func begin(seed: UInt64) {
    (open, answeredCount, rightCount) = (nil, 0, 0)
    generator = QuizGenerator(state: seed)
  }

  /// The open question, or else the next one.
  func ask() -> QuizQuestion {
    if let open { return open }
    while true {
      let situation = QuizSituation.all[generator.next(below: QuizSituation.all.count)]
      let run = LessonRun(situation.app)
      let start = run.app.trace.endSequence
      run.perform(situation.step)
      let events = run.app.trace.recorder.events(since: start)
        .filter { !$0.controller.isUIKitContainer }
      guard
        let question = QuizQuestion(
          about: situation.sentence, events: events, choose: { generator.next(below: $0) })
      else { continue }
      open = question
      return question
    }
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

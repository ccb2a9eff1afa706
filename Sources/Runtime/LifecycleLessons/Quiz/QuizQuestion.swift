import LifecycleTrace

/// A question about the call that comes next, with the answers to choose from.
package struct QuizQuestion: Hashable, Sendable {
  /// What happens.
  package let sentence: String
  /// The calls up to the one that is asked for.
  package let before: [LifecycleEvent]
  /// The call that is asked for.
  package let next: LifecycleEvent
  /// The calls to choose from, in the order in which they are listed; one of them comes next.
  package let choices: [String]
  /// What became of the transition that makes the call.
  private let order: String?

  /// Makes a question from the calls of a situation, or nil if there are too few to choose from.
  ///
  /// - Parameters:
  ///   - sentence: what happens.
  ///   - events: the calls that it causes, in order.
  ///   - choose: returns a number from 0 to its argument, which is left out.
  package init?(
    about sentence: String, events: [LifecycleEvent], choose: (Int) -> Int
  ) {
    let calls = events.filter { Self.asked.contains($0.callback.kind) }
    guard !calls.isEmpty else { return nil }
    let place = choose(calls.count)
    let right = calls[place].quizText
    // Wrong answers are other calls of the same controllers.
    let controllers = Set(calls.map(\.controller)).sorted()
    var others = controllers.flatMap { controller in
      Self.offered.map { "\(controller.name) \($0.rawValue)" }
    }.filter { $0 != right }
    guard others.count >= Self.wrongCount else { return nil }
    var choices: [String] = []
    while choices.count < Self.wrongCount {
      choices.append(others.remove(at: choose(others.count)))
    }
    choices.insert(right, at: choose(choices.count + 1))
    self.sentence = sentence
    before = Array(calls[..<place])
    next = calls[place]
    order =
      RecordedTransition.all(in: events).first {
        $0.transition == calls[place].cause.transition
      }?.orderSentence
    self.choices = choices
  }

  /// The number of the right choice, from 1.
  package var answer: Int { (choices.firstIndex(of: next.quizText) ?? 0) + 1 }

  /// Why the call comes next: when it is made, and the order of its transition.
  package var reasons: [String] {
    let explanation = LifecycleExplanation.of(next.callback.kind)
    return [explanation.moment]
      + (order.map { [$0] } ?? ["Cases: \(explanation.cases.joined(separator: ", "))."])
  }

  /// How many wrong answers there are.
  private static let wrongCount = 3

  /// The calls that may be asked for.
  private static let asked: Set<LifecycleCallback.Kind> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .deinit,
  ]

  /// The calls that are offered as wrong answers.
  private static let offered = LifecycleCallback.Kind.allCases.filter(asked.contains)
}

extension LifecycleEvent {
  /// The call as an answer names it: controller and method.
  fileprivate var quizText: String { "\(controller.name) \(callback.kind.rawValue)" }
}

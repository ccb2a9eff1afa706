import LifecycleTrace

/// A question about calls, with the answers to choose from.
///
/// It is asked which call one controller gets next, or what belongs in a call; never in which order two
/// controllers are called, on which no app may rely, nor how often views are laid out.
package struct QuizQuestion: Hashable, Sendable {
  /// What happens; empty for a question about no situation.
  package let sentence: String
  /// The calls of the controller up to the one that is asked for.
  package let before: [LifecycleEvent]
  /// What is asked.
  package let ask: String
  /// The answers to choose from, in the order in which they are listed; one of them is right.
  package let choices: [String]
  /// The number of the right choice, from 1.
  package let answer: Int
  /// Why it is right.
  package let reasons: [String]

  /// Asks for the next call of a controller; nil if there is nothing to ask for.
  ///
  /// - Parameters:
  ///   - situation: what happens.
  ///   - events: all calls that it causes, in order.
  ///   - choose: returns a number from 0 to its argument, which is left out.
  @MainActor
  package init?(
    about situation: QuizSituation, events: [LifecycleEvent], choose: (Int) -> Int
  ) {
    let name = situation.subjects[choose(situation.subjects.count)]
    var seen: Set<LifecycleCallback.Kind> = []
    let calls = events.filter { event in
      event.controller.name == name && situation.asked.contains(event.callback.kind)
        && (!event.callback.kind.isLayout || seen.insert(event.callback.kind).inserted)
    }
    // One place after the last call is asked for, too.
    let place = choose(calls.count + 1)
    let next = place < calls.count ? calls[place] : nil
    let right = next?.callback.kind.rawValue ?? Self.noCall
    let others = situation.asked.map(\.rawValue) + [Self.noCall]
    guard let (choices, answer) = Self.mix(right, with: others, choose) else { return nil }
    (self.choices, self.answer) = (choices, answer)
    sentence = situation.sentence
    before = Array(calls[..<place])
    ask =
      before.isEmpty
      ? "Which of these calls does \(name) get first?" : "Which of these does \(name) get next?"
    let order = RecordedTransition.all(in: events).first.flatMap(\.orderSentence)
    guard let next else {
      let got = calls.map(\.callback.kind.rawValue).joined(separator: ", ")
      reasons =
        [calls.isEmpty ? "\(name) gets none of them." : "\(name) gets \(got), and no more of them."]
        + (order.map { [$0] } ?? ["Cases: \(situation.cases.joined(separator: ", "))."])
      return
    }
    let explanation = LifecycleExplanation.of(next.callback.kind)
    reasons =
      [explanation.moment]
      + (order.map { [$0] } ?? ["Cases: \(explanation.cases.joined(separator: ", "))."])
  }

  /// Asks what belongs in one of some calls; nil if there are too few to tell apart.
  package init?(placesOf topic: QuizTopic, choose: (Int) -> Int) {
    guard !topic.places.isEmpty else { return nil }
    let call = LifecycleExplanation.about(topic.places[choose(topic.places.count)])
    let others = QuizTopic.allCases.flatMap(\.places).map { LifecycleExplanation.about($0).belongs }
    guard let (choices, answer) = Self.mix(call.belongs, with: others, choose) else { return nil }
    (self.choices, self.answer) = (choices, answer)
    sentence = "This is \(call.name)."
    before = []
    ask = "What may I do here?"
    reasons = [
      call.moment, "Not here: \(call.avoid)", "Cases: \(call.cases.joined(separator: ", ")).",
    ]
  }

  private static let noCall = "none of them"
  /// How many wrong answers there are.
  private static let wrongCount = 3

  /// A right answer among wrong ones.
  private static func mix(
    _ right: String, with others: [String], _ choose: (Int) -> Int
  ) -> (choices: [String], answer: Int)? {
    var others = others.filter { $0 != right }.reduce(into: [String]()) { all, text in
      if !all.contains(text) { all.append(text) }
    }
    guard others.count >= wrongCount else { return nil }
    var choices: [String] = []
    while choices.count < wrongCount { choices.append(others.remove(at: choose(others.count))) }
    let place = choose(choices.count + 1)
    choices.insert(right, at: place)
    return (choices, place + 1)
  }
}

extension LifecycleCallback.Kind {
  /// Whether the call comes as often as views are laid out.
  fileprivate var isLayout: Bool {
    self == .viewWillLayoutSubviews || self == .viewDidLayoutSubviews
  }
}

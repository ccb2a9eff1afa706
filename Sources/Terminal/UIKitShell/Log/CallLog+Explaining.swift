import LifecycleLessons
import LifecycleTrace
import UIKit

/// What the calls are for.
extension CallLog {
  /// What answers a question: about a controller, a topic, one call or two.
  func answer(to words: [String]) -> [String]? {
    guard words.count > 1 else {
      return words.first.flatMap { explanation(of: $0) ?? Answer(to: $0)?.lines }
    }
    let holders = words.lazy.compactMap { ControllerID(word: Self.withoutMark($0)) }
      .compactMap { Holders(app: app).lines(about: $0) }.first
    return holders ?? Answer(to: words.joined(separator: " "))?.lines
      ?? words.lazy.compactMap { explanation(of: $0) }.first
  }

  /// A word without the question mark that ends a question.
  private static func withoutMark(_ word: String) -> String {
    word.hasSuffix("?") ? String(word.dropLast()) : word
  }

  /// What there is to say of a word: a topic, a call, a controller, or a call of a delegate that was
  /// recorded.
  func explanation(of word: String) -> [String]? {
    let word = Self.withoutMark(word)
    if let lines = LifecycleExplanation.named(word)?.lines ?? Topic.named(word)?.lines {
      return lines
    }
    if let controller = ControllerID(word: word) {
      return Holders(app: app).lines(about: controller)
    }
    let base = CallNames.base(word).lowercased()
    let call = app.trace.recorder.events.last {
      $0.callback.category == .delegate && CallNames.base($0.callback.name).lowercased() == base
    }
    return call.map { LifecycleExplanation.about($0.callback).lines }
  }

  /// The calls of the last command that caused any, one by one.
  var explainedCalls: [String] {
    let recorder = app.trace.recorder
    let calls = output.visibleCalls(recorder.events)
    guard let number = calls.last?.cause.command else {
      let topics = Topic.all.map(\.name)
      return ["No calls yet. Name one, or a topic: \(topics.joined(separator: ", "))."]
    }
    let heading = recorder.heading(ofCommand: number).map { [TextFormat.heading(number, $0)] } ?? []
    let all = recorder.events.filter { $0.cause.command == number }
    return heading
      + LifecycleExplanation.lines(
        for: calls.filter { $0.cause.command == number }, among: all)
      + Holders(app: app).reasonsForLife(after: all)
  }
}

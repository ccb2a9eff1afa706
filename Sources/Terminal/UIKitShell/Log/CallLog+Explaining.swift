import LifecycleTrace
import UIKit

/// What the calls are for.
extension CallLog {
  /// What there is to say of a word: a topic, a call, or a call of a delegate that was recorded.
  func explanation(of word: String) -> [String]? {
    // A question mark ends a question.
    let word = word.hasSuffix("?") ? String(word.dropLast()) : word
    if let lines = LifecycleTopic.named(word)?.lines ?? LifecycleExplanation.named(word)?.lines {
      return lines
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
      let topics = LifecycleTopic.all.map(\.name)
      return ["No calls yet. Name one, or a topic: \(topics.joined(separator: ", "))."]
    }
    let heading = recorder.heading(ofCommand: number).map { [TextFormat.heading(number, $0)] } ?? []
    return heading
      + LifecycleExplanation.lines(
        for: calls.filter { $0.cause.command == number },
        among: recorder.events.filter { $0.cause.command == number })
  }
}

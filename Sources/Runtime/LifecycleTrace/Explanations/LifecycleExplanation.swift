/// What a call is for, in words: when UIKit makes it, what belongs there, and what does not.
public struct LifecycleExplanation: Hashable, Sendable {
  /// The call.
  public let call: LifecycleCallback.Kind
  /// When it is made, in one sentence.
  public let moment: String
  /// What to do there.
  public let belongs: String
  /// What to leave to another call, and to which.
  public let avoid: String
  /// The ids of the rules about it that traces are checked for; `LifecycleRule` has their evidence.
  public let rules: [String]

  /// The explanation of a call, by its name with or without its arguments; nil for an unknown name.
  public static func named(_ name: String) -> LifecycleExplanation? {
    let base = name.prefix { $0 != "(" && $0 != ":" }
    if base == "init" {
      return name.contains("coder") ? of(.initWithCoder) : of(.initWithNibName)
    }
    return LifecycleCallback.Kind(rawValue: String(base)).map(of)
  }

  /// The explanation of a call.
  public static func of(_ call: LifecycleCallback.Kind) -> LifecycleExplanation {
    let words = words(of: call)
    return LifecycleExplanation(
      call: call, moment: words.moment, belongs: words.belongs, avoid: words.avoid,
      rules: words.rules)
  }

  /// The explanation in paragraphs, each a line: the moment, what belongs there and what does not, and
  /// what real UIKit keeps, with the evidence.
  public var lines: [String] {
    let kept = rules.compactMap(LifecycleRule.named).map {
      "\($0.id): \($0.sentence) Evidence: \($0.evidence)"
    }
    return ["\(call.rawValue): \(moment)", "Here: \(belongs)", "Not here: \(avoid)"] + kept
  }
}

extension LifecycleExplanation {
  /// Some calls one by one: each with the sentence about when it is made.
  ///
  /// A call that has been explained is not explained again.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    var explained: Set<LifecycleCallback.Kind> = []
    return events.flatMap { event in
      let line = "\(event.controller) \(event.callback)"
      guard explained.insert(event.callback.kind).inserted else { return [line] }
      return [line, "    \(of(event.callback.kind).moment)"]
    }
  }

  /// The orders of all kinds of transitions side by side, from the table that traces are checked by.
  public static var orderLines: [String] {
    let kinds: [(LifecycleTransition.Kind, String)] = [
      (.navigation, "push, pop"), (.modal, "full-screen modal"), (.tab, "tab"),
      (.pageScroll, "page, scrolled"), (.pageCurl, "page, curled"),
    ]
    let width = kinds.map(\.1.count).max() ?? 0
    return kinds.map { kind, name in
      let steps = (kind.completedOrder ?? []).map(\.words).joined(separator: ", ")
      return name + String(repeating: " ", count: width - name.count) + "  " + steps
    }
  }
}

extension TransitionStep {
  /// The step as the table of orders names it: `old will disappear`.
  fileprivate var words: String {
    let side = side == .old ? "old" : "new"
    return switch call {
    case .willAppear: "\(side) will appear"
    case .didAppear: "\(side) did appear"
    case .willDisappear: "\(side) will disappear"
    case .didDisappear: "\(side) did disappear"
    }
  }
}

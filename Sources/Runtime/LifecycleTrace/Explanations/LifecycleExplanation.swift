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
  /// The ids of the cases in docs/UIKIT-CASES.md that show the call, with their evidence.
  public let cases: [String]

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
      rules: words.rules, cases: cases(of: call))
  }

  /// The explanation in paragraphs, each a line: the moment, what belongs there and what does not, and
  /// what real UIKit keeps, with the evidence.
  public var lines: [String] {
    ["\(call.rawValue): \(moment)", "Here: \(belongs)", "Not here: \(avoid)"]
      + Self.evidence(rules: rules, cases: cases)
  }

  /// Rules with their evidence, and the ids of cases, each in a line.
  static func evidence(rules: [String], cases: [String]) -> [String] {
    let kept = rules.compactMap(LifecycleRule.named).map {
      "\($0.id): \($0.sentence) Evidence: \($0.evidence)"
    }
    return kept + ["Cases: \(cases.joined(separator: ", "))."]
  }
}

extension LifecycleExplanation {
  /// Some calls one by one: each with the sentence about when it is made, and the order of each kind of
  /// transition that made them.
  ///
  /// A call that has been explained is not explained again.
  public static func lines(for events: [LifecycleEvent]) -> [String] {
    var explained: Set<LifecycleCallback.Kind> = []
    let calls = events.flatMap { event in
      let line = "\(event.controller) \(event.callback)"
      guard explained.insert(event.callback.kind).inserted else { return [line] }
      return [line, "    \(of(event.callback.kind).moment)"]
    }
    let kinds = Set(events.compactMap(\.cause.transition?.kind))
    return calls
      + LifecycleTransition.Kind.allCases.filter(kinds.contains).compactMap(\.orderSentence)
  }

  /// The orders of all kinds of transitions side by side, from the table that traces are checked by.
  public static var orderLines: [String] {
    let kinds = LifecycleTransition.Kind.allCases.filter { $0.completedOrder != nil }
    let width = kinds.map(\.words.count).max() ?? 0
    return kinds.map { kind in
      let name = kind.words
      return name + String(repeating: " ", count: width - name.count) + "  " + kind.orderWords
    }
  }
}

extension LifecycleTransition.Kind {
  /// What a person calls a transition of the kind.
  var words: String {
    switch self {
    case .navigation: "push, pop"
    case .modal: "full-screen modal"
    case .tab: "tab"
    case .pageScroll: "page, scrolled"
    case .pageCurl: "page, curled"
    case .other: "other"
    }
  }

  /// The steps of a completed transition, in order.
  fileprivate var orderWords: String {
    (completedOrder ?? []).map(\.words).joined(separator: ", ")
  }

  /// The order of a completed transition with its cases; nil if there is no evidence for an order.
  public var orderSentence: String? {
    completedOrder == nil
      ? nil : "Order (\(words)): \(orderWords). Cases: \(cases.joined(separator: ", "))."
  }

  /// The ids of the cases that show the order.
  var cases: [String] {
    switch self {
    case .navigation: ["nav-push-animated", "nav-pop-animated"]
    case .modal: ["modal-fullscreen-present", "modal-sheet-present"]
    case .tab: ["tab-first-switch", "tab-second-switch"]
    case .pageScroll: ["page-scroll-swipe-completed"]
    case .pageCurl: ["page-curl-completed"]
    case .other: []
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

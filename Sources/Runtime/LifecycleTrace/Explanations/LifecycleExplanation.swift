/// What a call is for, in words: when UIKit makes it, what belongs there, and what does not.
public struct LifecycleExplanation: Hashable, Sendable {
  /// The call.
  public let call: LifecycleCallback.Kind
  /// Its name.
  public let name: String
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
  ///
  /// Letters are compared without case. Of several calls that differ in their arguments alone, such as
  /// `application(_:didFinishLaunchingWithOptions:)`, the whole name finds one.
  public static func named(_ name: String) -> LifecycleExplanation? {
    let name = name.lowercased()
    let base = name.base
    if base == "init" {
      return name.contains("coder") ? of(.initWithCoder) : of(.initWithNibName)
    }
    let callbacks = ApplicationCallback.allCases
    if let callback = callbacks.first(where: { $0.rawValue.lowercased() == name }) {
      return about(.application(callback))
    }
    if let kind = LifecycleCallback.Kind.allCases.first(where: { $0.rawValue.lowercased() == base })
    {
      return of(kind)
    }
    return callbacks.first { $0.rawValue.lowercased().base == base }.map { about(.application($0)) }
  }

  /// The explanation of a kind of calls.
  public static func of(_ call: LifecycleCallback.Kind) -> LifecycleExplanation {
    LifecycleExplanation(call, name: call.rawValue, words(of: call))
  }

  /// The explanation of a call: of a delegate of the application or a scene by what it reports, of any
  /// other by its kind.
  public static func about(_ call: LifecycleCallback) -> LifecycleExplanation {
    let words =
      if case .application(let callback) = call { Self.words(of: callback) } else {
        Self.words(of: call.kind)
      }
    return LifecycleExplanation(call.kind, name: call.name, words)
  }

  private init(_ call: LifecycleCallback.Kind, name: String, _ words: Words) {
    (self.call, self.name) = (call, name)
    (moment, belongs, avoid, rules) = words
    cases = Self.cases(of: call)
  }

  /// The explanation in paragraphs, each a line: the moment, what belongs there and what does not, and
  /// what real UIKit keeps, with the evidence.
  public var lines: [String] {
    ["\(name): \(moment)", "Here: \(belongs)", "Not here: \(avoid)"]
      + Self.evidence(rules: rules, cases: cases)
  }

  /// Rules with their evidence, and the ids of cases, each in a line.
  package static func evidence(rules: [String], cases: [String]) -> [String] {
    let kept = rules.compactMap(LifecycleRule.named).map {
      "\($0.id): \($0.sentence) Evidence: \($0.evidence)"
    }
    return kept + ["Cases: \(cases.joined(separator: ", "))."]
  }
}

extension LifecycleExplanation {
  /// Some calls one by one: each with the sentence about when it is made, what became of each
  /// transition that made them, and for how long its animation kept them waiting.
  ///
  /// A call that has been explained is not explained again.
  ///
  /// - Parameters:
  ///   - events: the calls to explain.
  ///   - all: all calls of the same time, by which the transitions are told.
  /// - Returns: A line for each call and each sentence.
  public static func lines(
    for events: [LifecycleEvent], among all: [LifecycleEvent]? = nil
  ) -> [String] {
    var explained: Set<String> = []
    let calls = events.flatMap { event in
      let line = "\(event.controller) \(event.callback)"
      let explanation = about(event.callback)
      guard explained.insert(explanation.moment).inserted else { return [line] }
      return [line, "    \(explanation.moment)"]
    }
    var told: Set<String> = []
    let transitions = RecordedTransition.all(in: all ?? events)
    let sentences = transitions.flatMap { [$0.orderSentence, $0.waitSentence] }
    return calls + sentences.compactMap { $0 }.filter { told.insert($0).inserted }
  }

  /// With which call each order begins and ends, from the table that traces are checked by.
  static var orderEnds: [String] {
    orderColumns.compactMap { column in
      guard let first = column.steps.first, let last = column.steps.last else { return nil }
      let kinds = column.kinds.joined(separator: ", ")
      return "\(kinds): begins with \(first), ends with \(last)."
    }
  }

  /// The kinds that have an order, and its steps.
  private static var orderColumns: [(kinds: [String], steps: [String])] {
    var columns: [(kinds: [String], steps: [String])] = []
    for kind in LifecycleTransition.Kind.allCases {
      guard let steps = kind.completedOrder?.map(\.words) else { continue }
      if let column = columns.firstIndex(where: { $0.steps == steps }) {
        columns[column].kinds.append(kind.words)
      } else {
        columns.append(([kind.words], steps))
      }
    }
    return columns
  }

  /// The orders of all kinds of transitions side by side, from the table that traces are checked by: a
  /// column for each order, below the kinds that have it.
  public static var orderLines: [String] {
    let table = orderColumns.map { [$0.kinds.joined(separator: ", ")] + $0.steps }
    return (0..<(table.map(\.count).max() ?? 0)).map { row in
      let cells = table.map { column in
        let text = row < column.count ? column[row] : ""
        let width = column.map(\.count).max() ?? 0
        return text + String(repeating: " ", count: width - text.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
  }
}

extension String {
  /// A call's name up to its arguments.
  fileprivate var base: String { String(prefix { $0 != "(" && $0 != ":" }) }
}

extension LifecycleTransition.Kind {
  /// What a person calls a transition of the kind.
  var words: String {
    switch self {
    case .navigation: "push, pop"
    case .modal: "full-screen modal"
    case .tab: "tab"
    case .pageScroll: "scrolled page"
    case .pageCurl: "curled page"
    case .other: "other"
    }
  }
}

extension TransitionStep {
  /// The step as the table of orders names it: `old will disappear`.
  var words: String {
    let side = side == .old ? "old" : "new"
    return switch call {
    case .willAppear: "\(side) will appear"
    case .didAppear: "\(side) did appear"
    case .willDisappear: "\(side) will disappear"
    case .didDisappear: "\(side) did disappear"
    }
  }
}

/// The violations in a whole trace, and the rules that could not be checked.
public struct CheckReport: Hashable, Sendable {
  /// A rule for which a trace lacks fields or calls.
  public struct Unchecked: Hashable, Sendable {
    /// The ids of the rules.
    public let rules: [String]
    /// What they need and the trace does not have.
    public let gaps: TraceGaps
  }

  /// What breaks a rule, in the order of the trace.
  public let violations: [LifecycleViolation]
  /// The rules that were not checked.
  public let unchecked: [Unchecked]
  /// How many rules were checked.
  public let checkedCount: Int
  /// How many controllers were left out, because they were made before the first event that is kept.
  public let olderControllerCount: Int
  /// How many controllers had calls before their first logged ones, which are unknown.
  public let partlyLoggedCount: Int
  private let trace: RecordedTrace

  /// Checks a trace that ends at rest.
  ///
  /// - Complexity: O(n) in the number of events.
  public init(_ trace: RecordedTrace) {
    self.trace = trace
    let (events, older) = Self.judgeable(trace)
    olderControllerCount = older
    var checker = LifecycleChecker(gaps: trace.gaps)
    var unlogged = UnloggedCalls(first: events.first)
    let found = events.flatMap { event in
      let logged = unlogged.completing(event)
      for earlier in logged.dropLast() { _ = checker.observe(earlier) }
      return checker.observe(logged[logged.count - 1])
    }
    violations = found + checker.violationsAtRest()
    partlyLoggedCount = unlogged.controllerCount
    unchecked = LifecycleChecker.all.compactMap { check in
      let gaps = check.needs.intersection(trace.gaps)
      return gaps.isEmpty ? nil : Unchecked(rules: check.rules, gaps: gaps)
    }
    checkedCount = LifecycleChecker.rules.count - unchecked.reduce(0) { $0 + $1.rules.count }
  }

  /// The events of controllers whose life is in the trace from its beginning.
  ///
  /// Where older events were dropped, what came before is unknown for all others.
  private static func judgeable(_ trace: RecordedTrace) -> ([LifecycleEvent], older: Int) {
    guard trace.droppedCount > 0 else { return (trace.events, 0) }
    var isWhole: [ControllerID: Bool] = [:]
    let events = trace.events.filter { event in
      guard event.callback.category == .controller else { return true }
      let isFirst = event.callback == .initWithNibName || event.callback == .initWithCoder
      return {
        $0 = $0 ?? isFirst
        return $0 == true
      }(&isWhole[event.controller])
    }
    return (events, isWhole.values.count { !$0 })
  }

  /// Whether no rule is broken.
  public var isClean: Bool { violations.isEmpty }

  /// The most violations of one rule that are written out.
  private static let shownViolations = 10

  /// Adds the report in words: each broken rule with its evidence and the events that break it, and
  /// the rules that were not checked.
  ///
  /// - Parameters:
  ///   - line: gives the line in the file of an event by its place in the trace, if it has one.
  ///   - output: Where the lines go, as UTF-8.
  public func write(line: (Int) -> Int?, to output: inout [UInt8]) {
    let places = Dictionary(
      trace.events.enumerated().map { ($1.sequence, $0) }, uniquingKeysWith: { first, _ in first })
    let broken = Dictionary(grouping: violations, by: \.rule)
    for rule in LifecycleRule.all {
      guard let found = broken[rule.id] else { continue }
      output.append(text: "\(rule.id) is broken: \(rule.sentence)\n")
      for violation in found.prefix(Self.shownViolations) {
        write(violation, place: violation.sequence.flatMap { places[$0] }, line, to: &output)
      }
      if found.count > Self.shownViolations {
        output.append(text: "  and \(found.count - Self.shownViolations) times more\n")
      }
      output.append(text: "  Evidence: \(rule.evidence)\n")
    }
    for entry in unchecked {
      output.append(text: "Not checked: \(entry.rules.joined(separator: ", ")), for want of ")
      output.append(text: "\(Self.words(entry.gaps)).\n")
    }
    if olderControllerCount > 0 {
      output.append(text: "Not checked: controllers made before the first event that is kept, ")
      output.append(text: "\(olderControllerCount) of them.\n")
    }
    if partlyLoggedCount > 0 {
      output.append(text: "Not logged, so unknown: the earlier calls of \(partlyLoggedCount) ")
      output.append(text: "controller\(partlyLoggedCount == 1 ? "" : "s").\n")
    }
    output.append(text: "\(summary)\n")
  }

  /// The result in one sentence.
  public var summary: String {
    let rules = Set(violations.map(\.rule)).count
    let places = violations.count == 1 ? "1 place" : "\(violations.count) places"
    let result = isClean ? "no rule is broken" : "\(rules) broken, at \(places)"
    let calls = trace.events.count == 1 ? "1 call" : "\(trace.events.count) calls"
    return "\(calls), \(checkedCount) rules checked: \(result)."
  }

  private func write(
    _ violation: LifecycleViolation, place: Int?, _ line: (Int) -> Int?, to output: inout [UInt8]
  ) {
    output.append("  ")
    if let sequence = violation.sequence {
      output.append(text: "event \(sequence)")
      if let line = place.flatMap({ line($0) }) { output.append(text: " (line \(line))") }
    } else {
      output.append("at the end")
    }
    output.append(text: ": \(violation.controller) \(violation.message)\n")
  }

  private static func words(_ gaps: TraceGaps) -> String {
    let fields = gaps.fields.names.sorted()
    let calls = gaps.calls.map(\.rawValue).sorted()
    let parts = [("the field", fields), ("the call", calls)].filter { !$1.isEmpty }
    return parts.map { "\($0)\($1.count == 1 ? "" : "s") \($1.joined(separator: ", "))" }
      .joined(separator: " and ")
  }
}

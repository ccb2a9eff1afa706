/// All checks together, on a trace that may still be recorded.
public struct LifecycleChecker: Sendable {
  private var checks: [any LifecycleCheck]

  /// Creates a checker without events, with the checks for which a trace has enough information.
  ///
  /// - Parameter gaps: What the trace lacks; nothing by default, so that all checks run.
  public init(gaps: TraceGaps = TraceGaps()) {
    checks = Self.all.filter { $0.needs.isDisjoint(with: gaps) }.map { $0.init() }
  }

  /// All checks, in the order of the rules.
  static var all: [any LifecycleCheck.Type] {
    [
      LoadingCheck.self, AwakeningCheck.self, AppearanceCheck.self, AppearingCheck.self,
      AnimatedFlagCheck.self, LayoutCheck.self, OrderCheck.self, ParentLinkCheck.self,
      ContainmentCheck.self, LifetimeCheck.self, SizeChangeCheck.self, MemoryWarningCheck.self,
      EarlyLayoutCheck.self, EarlyLoadingCheck.self, AnnouncedChangeCheck.self,
    ]
  }

  /// The ids of all rules that are checked, in the order of the checks.
  public static var rules: [String] { all.flatMap { $0.rules } }

  /// Observes the next event and returns every rule that it breaks.
  public mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    // A controller that is a delegate is called at any time, and an animation calls none.
    guard event.callback.category != .delegate, event.callback.category != .animation else {
      return []
    }
    var found: [LifecycleViolation] = []
    for index in checks.indices { found += checks[index].observe(event) }
    return found
  }

  /// Returns the rules that are broken if no transition is running now.
  public func violationsAtRest() -> [LifecycleViolation] {
    checks.flatMap { $0.violationsAtRest() }
  }

  /// Checks a whole trace that ends at rest.
  ///
  /// - Complexity: O(n) in the number of events.
  public static func violations(in events: some Sequence<LifecycleEvent>) -> [LifecycleViolation] {
    var checker = LifecycleChecker()
    let found = events.flatMap { checker.observe($0) }
    return found + checker.violationsAtRest()
  }
}

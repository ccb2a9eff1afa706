/// All checks together, over a trace that may still grow.
public struct LifecycleChecker: Sendable {
  private var checks: [any LifecycleCheck]

  /// Starts with every check there is, having seen nothing yet.
  public init() {
    checks = Self.all.map { $0.init() }
  }

  /// Every check there is, in the order of the rules.
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

  /// Takes the next event and reports every rule it breaks.
  public mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation] {
    var found: [LifecycleViolation] = []
    for index in checks.indices { found += checks[index].observe(event) }
    return found
  }

  /// Reports what is wrong if no transition is running now.
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

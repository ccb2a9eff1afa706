/// A rule that every trace of UIKit keeps, checked event by event.
///
/// A check stores only what its rule needs, so that a trace of any length can be checked while it
/// is recorded. Tests, the shell and saved traces use the same checks. Source: docs/UIKIT-RULES.md,
/// whose ids are the names of the rules.
protocol LifecycleCheck: Sendable {
  /// The ids of the rules that are checked, such as `I10`.
  static var rules: [String] { get }

  /// The fields and calls that a trace must have for the rules to be checked.
  static var needs: TraceGaps { get }

  /// Creates a check that has observed no event.
  init()

  /// Observes the next event of the trace and returns the rules that it breaks.
  ///
  /// - Complexity: O(1) in the length of the trace.
  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation]

  /// Returns the rules that are broken if no transition is running now.
  func violationsAtRest() -> [LifecycleViolation]
}

extension LifecycleCheck {
  /// The default for the rules that do not concern the end of transitions.
  func violationsAtRest() -> [LifecycleViolation] { [] }

  /// A violation of a rule by an event.
  func violation(
    of rule: String, by event: LifecycleEvent, _ message: String
  ) -> LifecycleViolation {
    LifecycleViolation(
      rule: rule, controller: event.controller, sequence: event.sequence,
      message: "\(event.callback) \(message)")
  }
}

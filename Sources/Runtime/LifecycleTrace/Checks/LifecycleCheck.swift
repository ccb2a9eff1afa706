/// A rule that every trace of UIKit keeps, checked event by event.
///
/// A check is a value that keeps only what its rule needs, so that a trace of any length can be
/// checked as it grows. The same checks serve tests, the shell and saved traces.
/// Source: docs/UIKIT-RULES.md, whose ids the checks carry.
protocol LifecycleCheck: Sendable {
  /// The ids of the rules that are checked, such as `I10`.
  static var rules: [String] { get }

  /// Makes a check that has seen nothing yet.
  init()

  /// Takes the next event of the trace and reports what it breaks.
  ///
  /// - Complexity: O(1) in the length of the trace.
  mutating func observe(_ event: LifecycleEvent) -> [LifecycleViolation]

  /// Reports what is wrong if no transition is running now.
  func violationsAtRest() -> [LifecycleViolation]
}

extension LifecycleCheck {
  /// Most rules say nothing about the end of transitions.
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

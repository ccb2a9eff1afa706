import Foundation

/// The durations of transitions, in seconds of the scheduler's clock.
///
/// Only their order relative to other timers is observable. Sources: UIKIT-CASES.md
/// create-code-only (about 0.5 s between will and did), rotation-single (0.3 s).
enum TransitionTiming {
  static let navigation: TimeInterval = 0.35
  static let modal: TimeInterval = 0.5
  static let page: TimeInterval = 0.35
  static let rotation: TimeInterval = 0.3
}

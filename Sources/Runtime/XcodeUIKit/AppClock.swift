import UIKit

/// The clocks of an app.
enum AppClock {
  /// The time of the scheduler and the application's date; on another thread, zero and the system's date.
  static var now: (time: Duration, date: Date) {
    guard MainThread.isCurrent else { return (.zero, Date()) }
    return MainActor.assumeIsolated {
      (UIApplication.shared.scheduler.now, UIApplication.shared.viewEnvironment.currentDate())
    }
  }
}

/// A time in seconds since the first moment of 2001.
///
/// Source: Apple, CFAbsoluteTime.
public typealias CFAbsoluteTime = Double

/// The time of the application's date.
///
/// Source: Apple, CFAbsoluteTimeGetCurrent.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  AppClock.now.date.timeIntervalSinceReferenceDate
}

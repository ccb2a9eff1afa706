import Foundation
import UIKit

/// When a notification is delivered.
///
/// Source: Apple, UNNotificationTrigger.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
  /// Whether it is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }

  /// The seconds from a date to the next delivery, more than 0; nil for never.
  func delay(after date: Date) -> TimeInterval? { nil }
}

/// Delivers after a time interval.
///
/// Source: Apple, UNTimeIntervalNotificationTrigger.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time until it is delivered, in seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  ///
  /// - Precondition: The interval is more than 0, and 60 seconds or more if it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When a request that is added now would be delivered.
  open func nextTriggerDate() -> Date? {
    UIApplication.shared.viewEnvironment.currentDate().addingTimeInterval(timeInterval)
  }

  override func delay(after date: Date) -> TimeInterval? { timeInterval }
}

/// Delivers when date and time of day match.
///
/// Source: Apple, UNCalendarNotificationTrigger.
@preconcurrency @MainActor
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The components that must match; nil components match always.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When a request that is added now would be delivered; nil for never.
  open func nextTriggerDate() -> Date? {
    next(after: UIApplication.shared.viewEnvironment.currentDate())
  }

  private func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }

  override func delay(after date: Date) -> TimeInterval? {
    next(after: date).map { $0.timeIntervalSince(date) }
  }
}

import Foundation

/// The communication between apps and the screen reader.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification from an app to the screen reader.
  ///
  /// Source: Apple, UIAccessibility.Notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown; the argument is the element to read first, nil for the first one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement; the argument is a string.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled; the argument is a description of the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to the screen reader of the shared application.
  ///
  /// Source: UIKIT-CASES.md accessibility-notifications.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.screenReader.receive(notification, argument)
  }

  /// Whether the screen reader of the shared application is running.
  public static var isVoiceOverRunning: Bool { UIApplication.shared.screenReader.isRunning }

  /// Posted when the screen reader was turned on or off.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Whether a person wants less to move: steps are shown then, and nothing on its way between them.
  public static var isReduceMotionEnabled: Bool { UIApplication.shared.frameClock.reducesMotion }

  /// Posted when a person has asked for less or more motion.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}

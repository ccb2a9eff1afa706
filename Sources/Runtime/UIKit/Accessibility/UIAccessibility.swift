import Foundation

/// What apps and the screen reader tell each other.
///
/// Source: Apple, UIAccessibility.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that an app tells the screen reader.
  ///
  /// Source: Apple, UIAccessibility.Notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Makes a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is shown; the argument is what to read first, nil for its beginning.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is what to read first.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said; the argument is a string.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled; the argument says where one is now.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the screen reader of the shared application.
  ///
  /// Source: UIKIT-CASES.md accessibility-notifications.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.screenReader.receive(notification, argument)
  }

  /// Whether the shared application is read by a screen reader.
  public static var isVoiceOverRunning: Bool { UIApplication.shared.screenReader.isRunning }

  /// Posted when the screen reader was turned on or off.
  nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}

import Foundation

/// The kinds of notifications for which an app requests authorization.
///
/// Source: Apple, UNAuthorizationOptions.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A badge on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// The answer of the person.
///
/// Source: Apple, UNAuthorizationStatus.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, authorized
}

/// Whether a kind of notification is permitted.
///
/// Source: Apple, UNNotificationSetting.
public enum UNNotificationSetting: Int, Hashable, Sendable {
  case notSupported, disabled, enabled
}

/// The authorization of an app for notifications.
///
/// Source: Apple, UNNotificationSettings.
@preconcurrency @MainActor
open class UNNotificationSettings: NSObject {
  /// The answer of the person.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether alerts are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether sounds are played.
  public let soundSetting: UNNotificationSetting
  /// Whether the app's icon has a badge; a terminal shows no icon.
  public let badgeSetting: UNNotificationSetting

  init(authorizationStatus: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    self.authorizationStatus = authorizationStatus
    alertSetting = options.contains(.alert) ? .enabled : .disabled
    soundSetting = options.contains(.sound) ? .enabled : .disabled
    badgeSetting = .notSupported
  }
}

/// Why a notification was refused.
///
/// Source: Apple, UNError.
public struct UNError: Error, Hashable, Sendable {
  /// The reason.
  ///
  /// Source: Apple, UNError.Code.
  public enum Code: Int, Hashable, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }
}

extension UNError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

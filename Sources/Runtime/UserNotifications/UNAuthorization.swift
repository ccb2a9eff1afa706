import Foundation

/// What an app would like to do with notifications.
///
/// Source: Apple, UNAuthorizationOptions.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Change the number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Play a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Show words.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

/// What the person has answered.
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

/// What an app may do with notifications.
///
/// Source: Apple, UNNotificationSettings.
@preconcurrency @MainActor
open class UNNotificationSettings: NSObject {
  /// What the person has answered.
  public let authorizationStatus: UNAuthorizationStatus
  /// Whether words are shown.
  public let alertSetting: UNNotificationSetting
  /// Whether sounds are played.
  public let soundSetting: UNNotificationSetting
  /// Whether the icon has a number; a terminal shows no icon.
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
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}

import Foundation
import UIKit

/// Decides how notifications are shown while the app is in the foreground, and is told of opened
/// ones.
///
/// Source: Apple, UNUserNotificationCenterDelegate; both methods are optional.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called when a notification is delivered while the app is in the foreground.
  ///
  /// - Parameters:
  ///   - center: the center.
  ///   - notification: the delivered notification.
  ///   - completionHandler: must be called with how to show it; with an empty set it is not shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void)
  /// Called when the person has opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// The default: the notification is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    unimplemented()
    completionHandler([])
  }

  /// The default: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    unimplemented()
    completionHandler()
  }
}

/// How a notification is shown while the app is in the foreground.
///
/// Source: Apple, UNNotificationPresentationOptions.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The badge on the app's icon; a terminal shows no icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The notification's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Both the banner and the list, as up to iOS 13.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The list of delivered notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The banner: a line above the prompt.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

import Foundation

/// The person's response to a notification.
///
/// Source: Apple, UNNotificationResponse.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The chosen action, such as `UNNotificationDefaultActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The person's response to an action that asks for a text.
///
/// Source: Apple, UNTextInputNotificationResponse.
@preconcurrency @MainActor
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// What the person has written.
  public let userText: String

  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The action of opening a notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

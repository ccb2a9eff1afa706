import Foundation

/// What is to be delivered, and when.
///
/// Source: Apple, UNNotificationRequest.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  /// A name that no other request of the app has.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request; later changes of a mutable content do not reach it.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.frozen()
    self.trigger = trigger
  }
}

/// A notification that was delivered.
///
/// Source: Apple, UNNotification.
@preconcurrency @MainActor
open class UNNotification: NSObject {
  /// What was asked for.
  public let request: UNNotificationRequest
  /// When it was delivered.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// What the person did with a notification.
///
/// Source: Apple, UNNotificationResponse.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// What was chosen, such as `UNNotificationDefaultActionIdentifier`.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action of a notification that was opened.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

import Foundation

/// A request to deliver a notification.
///
/// Source: Apple, UNNotificationRequest.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  /// A name that is unique among the requests of the app.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// When it is delivered; nil for immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request; later changes of a mutable content do not affect it.
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
  /// The request.
  public let request: UNNotificationRequest
  /// When it was delivered.
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

import Foundation

extension UIKitRuntime {
  /// Who answers for the person, and who shows notifications: for the module `UserNotifications`.
  @preconcurrency @MainActor
  public final class NotificationEnvironment {
    /// Answers whether the app may send notifications; asked once.
    public var authorize: () -> Bool = { true }
    /// Shows a notification, in a terminal above the prompt.
    public var present: (PresentedNotification) -> Void = { _ in }
  }

  /// A notification that is to be shown now.
  @preconcurrency @MainActor
  public struct PresentedNotification {
    /// The name of the app's request.
    public let identifier: String
    /// What it is about; may be empty, as may the others.
    public let title: String
    /// A second line.
    public let subtitle: String
    /// The message.
    public let body: String
    /// Does what a tap on the notification does.
    public let open: () -> Void

    /// Makes a notification.
    public init(
      identifier: String, title: String, subtitle: String, body: String,
      open: @escaping () -> Void
    ) {
      self.identifier = identifier
      self.title = title
      self.subtitle = subtitle
      self.body = body
      self.open = open
    }

    /// The words that are there, in one line: `Title: body`.
    public var text: String {
      [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }
}

extension UIApplication {
  /// An object that belongs to the application and that another module makes: one of each class.
  package func service<Service: AnyObject>(_ make: () -> Service) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let service = services[key] as? Service { return service }
    let service = make()
    services[key] = service
    return service
  }
}

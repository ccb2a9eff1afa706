import Foundation

extension UIKitRuntime {
  /// How the module `UserNotifications` asks the person for authorization and shows notifications.
  @preconcurrency @MainActor
  public final class NotificationEnvironment {
    /// Asks the person to authorize notifications.
    ///
    /// Called once for an application; the answer is given once, at once or later.
    public var authorize: (_ answer: @escaping (Bool) -> Void) -> Void = { answer in answer(true) }
    /// Does what the delivery of a notification with a title leads to: the delegate's call, then `present`.
    ///
    /// A shell can say there what causes the calls to come.
    public var deliver: (_ title: String, _ delivery: () -> Void) -> Void = { $1() }
    /// Shows a notification, in a terminal above the prompt.
    public var present: (PresentedNotification) -> Void = { _ in }
    /// Takes notifications away that were shown, by the names of the app's requests.
    public var withdraw: (_ identifiers: [String]) -> Void = { _ in }
  }

  /// A notification to be shown.
  @preconcurrency @MainActor
  public struct PresentedNotification {
    /// The identifier of the app's request.
    public let identifier: String
    /// The title; may be empty, like subtitle and body.
    public let title: String
    /// The subtitle.
    public let subtitle: String
    /// The message.
    public let body: String
    /// Opens the notification, as a tap on it does.
    public let open: () -> Void
    /// The names of the files that belong to it.
    public var files: [String] = []
    /// Its buttons.
    public var actions: [Action] = []
    /// Takes the notification away, as a swipe does.
    public var dismiss: () -> Void = {}

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

    /// The texts that are not empty, in one line: `Title: body`, and the names of files: `(tea.png)`.
    public var text: String {
      let words = [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ")
      return files.isEmpty ? words : "\(words) (\(files.joined(separator: ", ")))"
    }

    /// A button of a notification.
    @preconcurrency @MainActor
    public struct Action {
      /// What the person reads.
      public let title: String
      /// Whether the app comes to the foreground for it.
      public let opensApp: Bool
      /// What the button asks for, if the person answers with a text; nil if not.
      public let question: String?
      /// Presses the button, with the person's text, which may be empty.
      public let perform: (_ text: String) -> Void

      /// Makes a button.
      public init(
        title: String, opensApp: Bool, question: String? = nil,
        perform: @escaping (_ text: String) -> Void
      ) {
        self.title = title
        self.opensApp = opensApp
        self.question = question
        self.perform = perform
      }
    }
  }
}

extension UIApplication {
  /// The application's object of a class of another module, created on first use.
  package func service<Service: AnyObject>(_ make: () -> Service) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let service = services[key] as? Service { return service }
    let service = make()
    services[key] = service
    return service
  }
}

import Foundation

/// A task that goes on in the background.
///
/// Source: Apple, UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Makes an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private var backgroundTasks: BackgroundTasks { service { BackgroundTasks(of: self) } }

  /// Begins a task that may go on in the background for half a minute; the handler is called if it takes longer.
  ///
  /// Source: Apple, beginBackgroundTask(expirationHandler:).
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Begins a task with a name.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task; one that has ended is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  /// The seconds that are left in the background; the greatest number in the foreground.
  public var backgroundTimeRemaining: TimeInterval { backgroundTasks.secondsLeft }
}

/// The tasks that go on while an application is in the background.
@MainActor
private final class BackgroundTasks {
  /// How long tasks may take, in seconds, as on a phone.
  private static let time: TimeInterval = 30

  private unowned let application: UIApplication
  private var handlers: [Int: @MainActor () -> Void] = [:]
  private var begun = 0
  private var end: Duration?
  private var expiry: UIKitRuntime.Cancellation?
  private var observers: Observers?

  init(of application: UIApplication) {
    self.application = application
    observers = Observers([UIApplication.didEnterBackgroundNotification], of: application) {
      [weak self] _ in self?.start()
    }
    if application.applicationState == .background { start() }
  }

  func begin(_ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    begun += 1
    handlers[begun] = handler ?? {}
    return UIBackgroundTaskIdentifier(rawValue: begun)
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) { handlers[identifier.rawValue] = nil }

  var secondsLeft: TimeInterval {
    guard application.applicationState == .background, let end else {
      return .greatestFiniteMagnitude
    }
    return max(0, (end - application.scheduler.now) / .seconds(1))
  }

  private func start() {
    end = application.scheduler.now + .seconds(Self.time)
    expiry?.cancel()
    expiry = application.scheduler.after(Self.time) { [weak self] in self?.expire() }
  }

  /// The tasks are still the app's to end.
  private func expire() {
    guard application.applicationState == .background else { return }
    for (_, handler) in handlers.sorted(by: { $0.key < $1.key }) { handler() }
  }
}

import Foundation

/// Observers of the notifications of one object, as long as this is kept.
final class Observers: Sendable {
  private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

  /// Notifications of UIKit are posted on the main actor.
  init(
    _ names: [Notification.Name], of object: AnyObject?,
    _ receive: @escaping @MainActor (Notification.Name) -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        MainThread.perform { receive(name) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

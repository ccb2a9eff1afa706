import Foundation

/// When an open document is saved, and whether its file is being read.
@MainActor
final class DocumentAccess {
  /// The time from a change to the next save in seconds; Apple says only that it is done at intervals.
  static let savingInterval: TimeInterval = 15

  /// Whether a file is being read.
  var isReading = false
  /// Whether files are read and written at once.
  var isImmediate = false
  /// The undo manager whose groups are counted.
  var undo: ObservedUndoManager?

  private var saving: UIKitRuntime.Cancellation?
  private var observers: Observers?

  /// Calls a function when the app enters the background or ends.
  func begin(_ saveNow: @escaping @MainActor () -> Void) {
    observers = Observers(
      [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification],
      of: UIApplication.shared
    ) { _ in saveNow() }
  }

  /// Calls a function once the interval has passed, unless it waits for that already.
  func saveLater(_ save: @escaping @MainActor () -> Void) {
    guard saving == nil else { return }
    saving = UIApplication.shared.scheduler.whenPassed(Self.savingInterval) { [weak self] in
      self?.saving = nil
      save()
    }
  }

  /// Nothing is saved any more.
  func end() {
    saving?.cancel()
    saving = nil
    observers = nil
  }
}

/// An undo manager whose groups are changes.
@MainActor
final class ObservedUndoManager {
  let manager: UndoManager
  private let observers: Observers

  init(_ manager: UndoManager, _ change: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
    self.manager = manager
    observers = Observers(
      [.NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange],
      of: manager
    ) { [unowned manager] name in
      switch name {
      case .NSUndoManagerDidUndoChange: change(.undone)
      case .NSUndoManagerDidRedoChange: change(.redone)
      default:
        let isChange = manager.groupingLevel == 0 && !manager.isUndoing && !manager.isRedoing
        if isChange { change(.done) }
      }
    }
  }
}

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

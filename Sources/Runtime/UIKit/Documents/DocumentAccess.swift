import Foundation

/// When a document's file is read and written, one after the other.
@MainActor
final class DocumentAccess {
  /// The time from a change to the next save in seconds; Apple says only that it is done at intervals.
  static let savingInterval: TimeInterval = 15

  /// Whether a file is being read.
  var isReading = false
  /// The undo manager whose groups are counted.
  var undo: ObservedUndoManager?

  private var waiting: [@MainActor () -> Void] = []
  private var saving: UIKitRuntime.Cancellation?
  private var observers: Observers?

  /// Reads or writes in a later turn of the main queue, after what waits already.
  func perform(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    UIApplication.shared.scheduler.async { self.performNext() }
  }

  private func performNext() {
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Calls a function when the app enters the background or ends, and then performs all that waits: there may be no later
  /// turn.
  func begin(_ save: @escaping @MainActor () -> Void) {
    observers = Observers(
      [UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification],
      of: UIApplication.shared
    ) { [weak self] _ in
      save()
      while let self, !self.waiting.isEmpty { self.performNext() }
    }
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

import Foundation

extension NotificationCenter {
  /// Posts a notification of UIKit's: observers on the main queue have run when it returns.
  ///
  /// On a phone the thread of the main actor is the main thread, and Foundation calls an observer with
  /// `queue: .main` there directly. In tests on this system the main queue is served by any thread;
  /// Foundation would send the observer to the queue and wait for it, on the queue itself, for ever.
  @MainActor
  package func postOnMainQueue(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    MainOperationQueue.whileCurrent { post(name: name, object: object, userInfo: userInfo) }
  }
}

/// Lets Foundation see that the main queue is the current one, where the main actor runs on a thread that is
/// not the first of the process.
@MainActor
enum MainOperationQueue {
  /// Does something while `OperationQueue.current` is the main queue.
  static func whileCurrent(_ work: () -> Void) {
    guard OperationQueue.current !== OperationQueue.main, let key = currentQueueKey else {
      return work()
    }
    let before = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(OperationQueue.main).toOpaque())
    defer { pthread_setspecific(key, before) }
    work()
  }

  /// The place among the values of a thread where Foundation keeps its current queue; nil if it is not found.
  ///
  /// The queue of an operation is there while the operation runs: it is looked for on its thread.
  private static let currentQueueKey: pthread_key_t? = {
    let queue = OperationQueue()
    let found = FoundKey()
    queue.addOperation { found.look(for: queue) }
    queue.waitUntilAllOperationsAreFinished()
    return found.key
  }()

  /// What an operation has found; it has ended when this is read.
  private final class FoundKey: @unchecked Sendable {
    private(set) var key: pthread_key_t?

    func look(for queue: OperationQueue) {
      let object = Unmanaged.passUnretained(queue).toOpaque()
      key = (0..<pthread_key_t(PTHREAD_KEYS_MAX)).first { pthread_getspecific($0) == object }
    }
  }
}

import Glibc
import Synchronization

/// How long calls wait for a lock that another program holds: some seconds at first, and then not at all
/// until a change succeeds, so that not every command is slow.
final class LockPatience: Sendable {
  private let isSpent = Mutex(false)
  private let pause: @Sendable (_ attempt: Int) -> Bool

  /// A patience that ends when `pause`, which waits a moment, has no more time for an attempt, counted
  /// from 0.
  init(pause: @escaping @Sendable (_ attempt: Int) -> Bool = LockPatience.pause) {
    self.pause = pause
  }

  /// Two seconds in all, in steps that are short beside a change of another running copy.
  static let pause: @Sendable (Int) -> Bool = { attempt in
    usleep(5000)
    return attempt < 400
  }

  /// Whether an attempt that met the lock is to be made again; it is called after a moment.
  func allows(attempt: Int) -> Bool { !isSpent.withLock { $0 } && pause(attempt) }

  /// Notes that the lock was met, or that it was not.
  func note(isLocked: Bool) { isSpent.withLock { $0 = isLocked } }
}

import UIKit

/// Work that can be cancelled.
@MainActor
package protocol BackgroundWork: AnyObject {
  /// Cancels the work; its completion is not called.
  func cancel()
}

/// Does slow work away from the main actor.
@MainActor
package protocol BackgroundWorker: AnyObject {
  /// Runs work, and passes its result to the completion on the main actor unless it was cancelled.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> any BackgroundWork
}

/// Runs work in a detached task, so that the prompt stays responsive.
@MainActor
package final class TaskWorker: BackgroundWorker {
  private final class Running: BackgroundWork {
    let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
      self.task = task
    }

    func cancel() {
      task.cancel()
    }
  }

  package init() {}

  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> any BackgroundWork {
    Running(
      Task {
        let value = await Task.detached(operation: work).value
        if !Task.isCancelled { then(value) }
      })
  }
}

/// Runs work after a fixed delay on the application's scheduler, so that every run of a script is
/// the same.
@MainActor
package final class SteppedWorker: BackgroundWorker {
  /// The delay of all work, in seconds.
  private static let duration = 0.5

  private final class Running: BackgroundWork {
    let cancellation: UIKitRuntime.Cancellation

    init(_ cancellation: UIKitRuntime.Cancellation) {
      self.cancellation = cancellation
    }

    func cancel() {
      cancellation.cancel()
    }
  }

  package init() {}

  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> any BackgroundWork {
    Running(UIApplication.shared.scheduler.after(Self.duration) { then(work()) })
  }
}

import UIKit

/// Work that can be called off.
@MainActor
package protocol BackgroundWork: AnyObject {
  /// Lets the result be forgotten.
  func cancel()
}

/// Does slow work away from the main actor.
@MainActor
package protocol BackgroundWorker: AnyObject {
  /// Runs work, and hands its result back on the main actor unless it was called off.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) -> any BackgroundWork
}

/// Runs work in a task of its own: for people, whose prompt stays responsive.
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

/// Runs work after a fixed time of the application's own queue: the same in every run of a script.
@MainActor
package final class SteppedWorker: BackgroundWorker {
  /// How long all work takes, in seconds.
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

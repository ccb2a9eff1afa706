import LifecycleTrace
import UIKit

/// Observes calls for the tracer, and notes before each what the process did up to it.
///
/// Only an app that is not ours has one: without it calls go to the tracer itself.
@MainActor
final class ProcessTracer: UIKitRuntime.LifecycleObserver {
  private let tracer: UIKitRuntime.LifecycleTracer
  private let printed: PrintedLines
  private let activity: (any MainThreadObserver)?

  init(
    _ tracer: UIKitRuntime.LifecycleTracer, printed: PrintedLines,
    activity: (any MainThreadObserver)?
  ) {
    self.tracer = tracer
    self.printed = printed
    self.activity = activity
  }

  func observe(
    _ callback: LifecycleCallback, of controller: ControllerID, at time: Duration, depth: Int,
    transition: LifecycleTransition?
  ) {
    printed.collect(before: tracer.endSequence, command: tracer.recorder.currentCommand)
    activity?.begin(.call(controller, callback), level: depth + 1)
    tracer.observe(callback, of: controller, at: time, depth: depth, transition: transition)
  }

  var observesDelegates: Bool { tracer.observesDelegates }

  var observesAnimations: Bool { tracer.observesAnimations }

  func withdrawLast() { tracer.withdrawLast() }

  func observeMissingSuper(in callback: LifecycleCallback, of controller: ControllerID) {
    tracer.observeMissingSuper(in: callback, of: controller)
  }
}

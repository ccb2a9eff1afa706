import LifecycleTrace

/// The observer of calls, and the clock of their times.
///
/// It is noncopyable and immutable, so that a call is recorded without reference counting, which
/// would take half as long again.
@MainActor
struct LifecycleFeed: ~Copyable {
  let observer: any UIKitRuntime.LifecycleObserver
  let scheduler: any UIKitRuntime.Scheduler

  /// Records a call that is made now.
  @inline(__always)
  borrowing func record(
    _ callback: LifecycleCallback, of controller: ControllerID, depth: Int,
    transition: LifecycleTransition?
  ) {
    observer.observe(
      callback, of: controller, at: scheduler.now, depth: depth, transition: transition)
  }
}

/// The identity of a controller in traces, which is known once its class is.
///
/// It is noncopyable so that a recorded call borrows the name and counts no reference to it.
@MainActor
struct TraceIdentity: ~Copyable {
  let id: ControllerID

  /// Records a call that the controller receives now.
  @inline(__always)
  borrowing func record(_ callback: LifecycleCallback, to application: UIApplication) {
    application.record(callback, of: id)
  }
}

import LifecycleTrace

/// The observer of calls, and the clock of their times.
///
/// It is noncopyable and immutable, so that a call is recorded without reference counting, which
/// would take half as long again.
@MainActor
struct LifecycleFeed: ~Copyable {
  let observer: any UIKitRuntime.LifecycleObserver
  let scheduler: any UIKitRuntime.Scheduler

  /// Notifies the observer of a call that is made now.
  @inline(__always)
  borrowing func tell(
    _ callback: LifecycleCallback, of controller: ControllerID, depth: Int,
    transition: LifecycleTransition?
  ) {
    observer.observe(
      callback, of: controller, at: scheduler.now, depth: depth, transition: transition)
  }
}

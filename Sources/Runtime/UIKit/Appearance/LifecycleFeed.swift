import LifecycleTrace

/// The way from the delivery of a call to its observer, with the clock that dates it.
///
/// It cannot be copied and never changes, so the delivery reaches both without counting references;
/// with counting, recording a call took half as long again.
@MainActor
struct LifecycleFeed: ~Copyable {
  let observer: any UIKitRuntime.LifecycleObserver
  let scheduler: any UIKitRuntime.Scheduler

  /// Tells the observer of a call that is made now.
  @inline(__always)
  borrowing func tell(
    _ callback: LifecycleCallback, of controller: ControllerID, depth: Int,
    transition: LifecycleTransition?
  ) {
    observer.observe(
      callback, of: controller, at: scheduler.now, depth: depth, transition: transition)
  }
}

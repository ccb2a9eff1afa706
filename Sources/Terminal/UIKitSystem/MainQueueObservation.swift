import CUIKitRunLoop
import UIKitShell

/// Says what the main run loop is about to run, each time before it runs something, as long as the
/// object lives.
///
/// The run loop runs a `Timer` only after it has waited, and then either that or the main queue. Where
/// both are due in the same moment, a timer is said.
@MainActor
package final class MainQueueObservation {
  private let notify: @MainActor (MainQueueWork) -> Void
  private nonisolated(unsafe) var observer: UnsafeMutableRawPointer?

  /// Begins to observe.
  package init(_ notify: @escaping @MainActor (MainQueueWork) -> Void) {
    self.notify = notify
    observer = crunloop_observe(
      { _, stage, object in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
          guard let object else { return }
          let observation = Unmanaged<MainQueueObservation>.fromOpaque(object).takeUnretainedValue()
          let hasWaited = stage == UInt(crunloop_after_waiting)
          observation.notify(hasWaited && crunloop_has_due_timer() ? .timer : .block)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { crunloop_stop_observing(observer) }
}

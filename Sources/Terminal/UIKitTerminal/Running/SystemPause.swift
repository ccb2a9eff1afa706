import Glibc
import UIKitSystem

/// Lets real time pass for `wait`.
@MainActor
enum SystemPause {
  /// Returns after some seconds, or as soon as Ctrl-C is pressed.
  static func wait(seconds: Double) {
    let end = MonotonicClock.milliseconds + Int64(seconds * 1000)
    while MonotonicClock.milliseconds < end, !SignalWatch.isPending(SIGINT) {
      let left = end - MonotonicClock.milliseconds
      usleep(useconds_t(max(1, min(left, 50)) * 1000))
    }
  }
}

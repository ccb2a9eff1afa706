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

  /// Returns after some seconds, or true as soon as a key is pressed or a signal is to be answered.
  static func waitForKey(seconds: Double) -> Bool {
    let end = MonotonicClock.milliseconds + Int64(seconds * 1000)
    while MonotonicClock.milliseconds < end {
      if SignalWatch.isAnyPending { return true }
      let left = end - MonotonicClock.milliseconds
      var question = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      if poll(&question, 1, Int32(max(0, min(left, 50)))) > 0 { return true }
    }
    return false
  }

  /// Whether a terminal takes more output without a wait.
  static func isWritable(_ descriptor: Int32) -> Bool {
    var question = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&question, 1, 0) > 0
  }
}

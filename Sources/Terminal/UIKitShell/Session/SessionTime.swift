import UIKit

/// The time of a session: it lets the app come to rest, and it lets time pass.
@MainActor
package final class SessionTime {
  /// Seconds between two looks at what is waited for.
  private static let pollInterval = 0.02

  /// The time by which calls are stamped.
  package let clock: any SessionClock
  private let app: RunningApp
  private let environment: ShellEnvironment
  private var lastTick = 0.0

  init(_ clock: any SessionClock, of app: RunningApp, environment: ShellEnvironment) {
    self.clock = clock
    self.app = app
    self.environment = environment
    lastTick = seconds
  }

  private var seconds: Double { Double(clock.milliseconds) / 1000 }

  /// Runs the turn queue and all timed transitions to their end, and what waits on the main queue.
  package func settle() {
    app.settle()
    if hasMainQueue { runMainQueue(for: 0) }
  }

  /// True if the session itself runs the main queue.
  var hasMainQueue: Bool { environment.runMainQueue != nil }

  /// Whether a `Timer` of the app is due within some seconds that virtual time does not move.
  func leavesTimer(within seconds: Double) -> Bool {
    clock.isVirtual && hasMainQueue && environment.hasTimer(seconds)
  }

  private func runMainQueue(for seconds: Double) {
    environment.runMainQueue?(seconds)
    app.settle()
  }

  /// Lets time pass: virtual time in scripts, real time when typed.
  package func wait(seconds: Double) {
    if clock.isVirtual {
      clock.advance(byMilliseconds: Int64((seconds * 1000).rounded()))
    } else {
      // A wait that was asked for is no work that blocks the main thread.
      environment.process?.activity?.end()
      environment.pause(seconds)
    }
    app.advance(by: seconds)
    if clock.isVirtual { settle() }
  }

  /// Waits until something is true, but no longer than a number of seconds.
  ///
  /// Of an app whose work runs in real time that is what is waited for; virtual time then passes only as
  /// far as UIKit's own queue has something due, so that it is the same on every machine.
  func wait(atMost limit: Double, until isTrue: () -> Bool) {
    let latest = app.now + .seconds(limit)
    for _ in 0..<Int((limit / Self.pollInterval).rounded(.up)) {
      guard !isTrue(), !environment.isInterrupted() else { break }
      // Each look begins anew: waiting itself is no work that blocks.
      environment.process?.activity?.begin(.command("wait"))
      guard hasMainQueue else {
        wait(seconds: Self.pollInterval)
        continue
      }
      app.settle(until: latest)
      guard !isTrue() else { break }
      runMainQueue(for: Self.pollInterval)
    }
  }

  /// Seconds until the next timer of the queue, or the next frame of what moves for ever, is due; nil where
  /// time is virtual, or without one.
  var secondsUntilDue: Double? {
    guard !clock.isVirtual else { return nil }
    let frame = app.isMotionSeen ? FrameRecorder.interval : nil
    guard let span = [app.timeUntilNextTimer, frame].compactMap(\.self).min() else { return nil }
    let (seconds, attoseconds) = span.components
    return max(0, Double(seconds) + Double(attoseconds) * 1e-18 - (self.seconds - lastTick))
  }

  /// Lets the queue's time follow the clock, so that what is due happens.
  func followClock() {
    let now = seconds
    app.advance(by: max(0, now - lastTick))
    lastTick = now
  }
}

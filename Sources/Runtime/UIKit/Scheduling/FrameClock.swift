import Foundation
import QuartzCore

/// The one clock by which things move: it is called only while something does.
///
/// Scrolling and display links are called for each of their frames, in the order in which they began;
/// animations, which are functions of time, only when one of them begins or ends.
@MainActor
package final class FrameClock: TimelineHost {
  /// The animations of the application.
  package let timeline = Timeline()
  private let scheduler: any UIKitRuntime.Scheduler
  private unowned let application: UIApplication
  private var riders: [FrameRider] = []
  private var timelineDue: Duration?
  /// Whether a person wants less to move.
  package var reducesMotion = false {
    didSet {
      guard oldValue != reducesMotion else { return }
      NotificationCenter.default.postOnMainQueue(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
  /// What virtual time goes on to.
  private var awaited = Wake()
  /// What happens when time has passed for another reason.
  private var unawaited = Wake()

  private struct Wake {
    var due: Duration?
    var cancellation: UIKitRuntime.Cancellation?
  }

  init(of application: UIApplication, on scheduler: any UIKitRuntime.Scheduler) {
    self.application = application
    self.scheduler = scheduler
    timeline.host = self
  }

  isolated deinit { timeline.host = nil }

  /// The moment of animations, in seconds.
  package var now: CFTimeInterval { scheduler.now.inSeconds }

  /// Whether a person sees what moves on its way, so that transitions of UIKit's own are animated.
  package var isWatched = false

  /// Whether something moves that virtual time goes on to.
  package var isMoving: Bool { timeline.isMoving || riders.contains(where: \.isAwaited) }

  // MARK: Animations

  package func commitLater() { application.updateCycle.scheduleTurn(of: application) }

  package func warn(_ message: String) { application.log(message) }

  package func wake(at time: CFTimeInterval?) {
    timelineDue = time.map { scheduler.now + .seconds(max(0, $0 - now)) }
    schedule()
  }

  // MARK: Frames

  /// Calls a function for each of its frames, the first one after an interval in seconds.
  ///
  /// It gets the seconds since the beginning, and returns whether another frame follows. Virtual time
  /// goes on to frames that are awaited, so that running until idle waits for the last one.
  func ride(
    every interval: TimeInterval, isAwaited: Bool = true,
    onFrame: @escaping @MainActor (TimeInterval) -> Bool
  ) -> FrameRider {
    let rider = FrameRider(
      start: scheduler.now, interval: interval, isAwaited: isAwaited, onFrame: onFrame)
    rider.onStop = { [weak self, unowned rider] in self?.drop(rider) }
    riders.append(rider)
    schedule()
    return rider
  }

  private func drop(_ rider: FrameRider) {
    riders.removeIdentical(to: rider)
    schedule()
  }

  /// A frame that would have been long ago is left out, and the time of the next one is kept.
  private func tick() {
    let now = scheduler.now + Self.tolerance
    for rider in riders where rider.isRiding && rider.due <= now { rider.frame(at: now) }
    if let timelineDue, timelineDue <= now {
      self.timelineDue = nil
      timeline.advance()
    }
    schedule()
  }

  /// Rounding errors of times.
  private static let tolerance = Duration.nanoseconds(1)

  private func schedule() {
    let dues = riders.filter(\.isAwaited).map(\.due)
    wake(&awaited, at: (dues + (timelineDue.map { [$0] } ?? [])).min()) {
      scheduler.after($0, $1)
    }
    let others = riders.filter { !$0.isAwaited }.map(\.due)
    wake(&unawaited, at: others.min()) { scheduler.whenPassed($0, $1) }
  }

  private func wake(
    _ wake: inout Wake, at due: Duration?,
    _ after: (TimeInterval, @escaping @MainActor () -> Void) -> UIKitRuntime.Cancellation
  ) {
    guard wake.due != due else { return }
    wake.cancellation?.cancel()
    wake.due = due
    wake.cancellation = due.map { due in
      after(max(0, (due - scheduler.now).inSeconds)) { [weak self] in self?.wakeUp(at: due) }
    }
  }

  private func wakeUp(at due: Duration) {
    if awaited.due == due { awaited = Wake() }
    if unawaited.due == due { unawaited = Wake() }
    tick()
  }
}

/// Something that is called for each frame until it stops.
@MainActor
final class FrameRider {
  private let start: Duration
  private let interval: Duration
  let isAwaited: Bool
  private(set) var due: Duration
  private(set) var isRiding = true
  private var onFrame: (@MainActor (TimeInterval) -> Bool)?
  /// Called once when it stops.
  var onStop: (@MainActor () -> Void)?

  init(
    start: Duration, interval: TimeInterval, isAwaited: Bool,
    onFrame: @escaping @MainActor (TimeInterval) -> Bool
  ) {
    self.start = start
    self.interval = .seconds(interval)
    self.isAwaited = isAwaited
    self.onFrame = onFrame
    due = start + self.interval
  }

  /// Ends it; no frame follows.
  func stop() {
    isRiding = false
    onFrame = nil
    onStop?()
    onStop = nil
  }

  func frame(at now: Duration) {
    repeat { due += interval } while due <= now && interval > .zero
    if onFrame?((due - interval - start).inSeconds) != true { stop() }
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}

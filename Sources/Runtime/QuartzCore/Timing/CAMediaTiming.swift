import CoreGraphics
import Foundation

/// A space of time inside another one: a layer's in its superlayer's, an animation's in its layer's or
/// its group's.
///
/// A moment t of the parent is `(t - beginTime) * speed + timeOffset` here.
/// Source: Apple, CAMediaTiming; UIKIT-CASES.md motion-time.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent; for an animation that is added to a layer 0 is the moment
  /// at which the change is committed.
  var beginTime: CFTimeInterval { get set }
  /// How long one run lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against the parent's; 0 stops it.
  var speed: Float { get set }
  /// An offset that is added to its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs there are, also in parts; 0 for one, `.infinity` for no end.
  var repeatCount: Float { get set }
  /// How long runs follow each other, in seconds; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards, which doubles the time.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its own time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model is seen.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  fileprivate var fillsBefore: Bool { self == .backwards || self == .both }
  fileprivate var fillsAfter: Bool { self == .forwards || self == .both }
}

/// The values of `CAMediaTiming`, and what follows from them at each moment of the parent's time.
package struct MediaTiming: Hashable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed: Float = 1
  package var timeOffset = 0.0
  package var repeatCount: Float = 0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Rounding errors of sums of times, which must not put off an end by a whole frame.
  private static let tolerance = 1e-9

  /// A moment of one run.
  package struct Moment: Equatable {
    /// The seconds since the run began, mirrored on a way back.
    package var time: Double
    /// How many runs are over.
    package var completedRuns: Int
  }

  /// A moment of the parent's time in this one's.
  package func localTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// The moment of the parent's time that is one of this one's; nil where time stands still.
  package func parentTime(at localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// How long it lasts in its own time, all repeats included.
  package var activeDuration: Double {
    guard repeatDuration <= 0 else { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The moment of the parent's time at which it is over; nil if it never is.
  package var endTime: Double? {
    guard speed < 0 || activeDuration.isFinite else { return nil }
    return parentTime(at: speed < 0 ? 0 : activeDuration)
  }

  /// Whether it is over at a moment of the parent's time; time that runs backwards ends at 0.
  package func hasEnded(at parentTime: Double) -> Bool {
    let time = localTime(at: parentTime)
    if speed < 0 { return time <= Self.tolerance }
    return speed > 0 && time >= activeDuration - Self.tolerance
  }

  /// Whether it has begun at a moment of the parent's time.
  package func hasBegun(at parentTime: Double) -> Bool {
    localTime(at: parentTime) >= -Self.tolerance
  }

  /// The moment of the run that is seen at one of the parent's time; nil where the model is.
  package func moment(at parentTime: Double) -> Moment? {
    let time = localTime(at: parentTime)
    if time < -Self.tolerance, speed >= 0 { return fillMode.fillsBefore ? run(at: 0) : nil }
    guard time >= activeDuration - Self.tolerance, speed > 0 else { return run(at: max(0, time)) }
    return fillMode.fillsAfter ? lastMoment : nil
  }

  private func run(at time: Double) -> Moment {
    guard duration > 0, time < activeDuration - Self.tolerance else { return lastMoment }
    let count = (time / duration).rounded(.down)
    return mirrored(time - count * duration, in: count)
  }

  /// The end, which is the end of a run and not the beginning of the next one.
  private var lastMoment: Moment {
    guard duration > 0, activeDuration.isFinite else {
      return Moment(time: duration, completedRuns: 0)
    }
    let count = max(0, (activeDuration / duration - Self.tolerance).rounded(.up) - 1)
    return mirrored(activeDuration - count * duration, in: count)
  }

  private func mirrored(_ time: Double, in run: Double) -> Moment {
    let isWayBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return Moment(
      time: isWayBack ? duration - time : time,
      completedRuns: Int(autoreverses ? (run / 2).rounded(.down) : run))
  }
}

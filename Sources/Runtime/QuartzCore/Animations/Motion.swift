import CoreGraphics
import Foundation

/// What an animation does at each moment of its parent's time: a value without a clock.
///
/// Source: UIKIT-CASES.md motion-time, motion-basic, motion-keyframes, motion-group.
@MainActor
package struct Motion {
  package var timing: MediaTiming
  /// How the progress of a run follows its time.
  package var curve: TimingCurve
  let course: Course
  /// Who says how far it is, instead of its own timing.
  package var drive: Drive?

  /// What happens in a run.
  enum Course {
    case values(Track)
    /// Motions in the run's time, cut at its end.
    case group([Motion])
    /// A change of the whole layer, from one progress to another.
    case transition(from: Double, to: Double)
    /// Nothing: the key path is no layer's.
    case nothing
  }

  /// The course of one property.
  @MainActor
  struct Track {
    let path: LayerKeyPath
    let values: TrackValues
    let isAdditive: Bool
    let isCumulative: Bool

    /// The value after a part of a run, where the layer would show a base without it.
    func value(at progress: Double, second: Double, run: Int, over base: LayerValue) -> LayerValue {
      let origin = isAdditive ? LayerValue.zero(path.kind) : base
      var value = values.value(at: progress, second: second, over: origin)
      if isCumulative, run > 0 {
        value = value.adding(values.value(at: 1, second: .infinity, over: origin).repeated(run))
      }
      return isAdditive ? base.adding(value) : value
    }
  }

  /// Changes a presentation to what is seen at a moment of the parent's time.
  package func apply(to layer: CALayer, at time: Double) {
    guard let moment = moment(at: time) else { return }
    let progress = drive?.progress(at: time) ?? progress(at: moment)
    switch course {
    case .values(let track):
      let value = track.value(
        at: progress, second: moment.time, run: moment.completedRuns,
        over: track.path.value(of: layer))
      track.path.set(value, on: layer)
    case .group(let motions):
      let inside = progress * timing.duration
      for motion in motions { motion.apply(to: layer, at: inside) }
    case .transition, .nothing: return
    }
  }

  /// How far a transition has come at a moment of the parent's time, from 0 to 1; nil for other
  /// animations, and outside of its time.
  package func transitionProgress(at time: Double) -> Double? {
    guard case .transition(let from, let to) = course, let moment = moment(at: time) else {
      return nil
    }
    return from + (to - from) * (drive?.progress(at: time) ?? progress(at: moment))
  }

  private func moment(at time: Double) -> MediaTiming.Moment? {
    drive == nil ? timing.moment(at: time) : MediaTiming.Moment(time: .infinity, completedRuns: 0)
  }

  private func progress(at moment: MediaTiming.Moment) -> Double {
    timing.duration > 0 ? curve.value(at: moment.time / timing.duration) : 1
  }
}

/// The values of a property in the course of one run.
@MainActor
enum TrackValues {
  case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?, spring: Spring?)
  case keyframes(Keyframes)

  /// The value at a progress; a spring follows the seconds instead, which the duration only cuts.
  func value(at progress: Double, second: Double, over base: LayerValue) -> LayerValue {
    switch self {
    case .basic(let from, let to, let by, let spring):
      let (start, end) = Self.ends(from, to, by, base)
      let part = spring.map { second.isFinite ? $0.value(at: second) : progress } ?? progress
      return start.mixed(with: end, part)
    case .keyframes(let frames): return frames.value(at: progress) ?? base
    }
  }

  /// Source: UIKIT-CASES.md motion-basic.
  private static func ends(
    _ from: LayerValue?, _ to: LayerValue?, _ by: LayerValue?, _ base: LayerValue
  ) -> (LayerValue, LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.subtracting(by) ?? to, to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.adding(by))
    case (nil, nil, nil): (base, base)
    }
  }
}

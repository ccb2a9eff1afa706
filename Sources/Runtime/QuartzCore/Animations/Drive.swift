/// The progress of an animation that its owner drives, as a property animator does.
///
/// Source: UIKIT-CASES.md animator-progress.
package enum Drive {
  /// Stopped at a progress.
  case held(Double)
  /// On its way along a part of a shape.
  case running(Run)

  /// A way along a shape, from a progress at a moment to another one.
  package struct Run {
    package var progress: (from: Double, to: Double)
    /// The part of the shape that is followed, from 0 to 1, in either direction.
    package var part: (from: Double, to: Double)
    /// Seconds of the parent's time.
    package var start: Double
    package var duration: Double
    package var shape: Shape

    package init(
      progress: (from: Double, to: Double), part: (from: Double, to: Double), start: Double,
      duration: Double, shape: Shape
    ) {
      (self.progress, self.part, self.start, self.duration) = (progress, part, start, duration)
      self.shape = shape
    }

    /// The part of the shape that has been reached at a moment.
    package func part(at time: Double) -> Double {
      let done = duration > 0 ? min(1, max(0, (time - start) / duration)) : 1
      return part.from + (part.to - part.from) * done
    }

    func progress(at time: Double) -> Double {
      let part = part(at: time)
      if part == self.part.to { return progress.to }
      let (first, last) = (shape.value(at: self.part.from), shape.value(at: self.part.to))
      guard first != last else { return progress.to }
      let done = (shape.value(at: part) - first) / (last - first)
      return progress.from + (progress.to - progress.from) * done
    }
  }

  /// How progress follows a part of the time, from 0 to 1.
  package struct Shape {
    package var curve: TimingCurve
    package var spring: Spring?
    /// The seconds that the whole lasts, which a spring goes by.
    package var duration: Double
    /// The part of the time before which nothing happens, below 1.
    package var begin: Double

    package init(curve: TimingCurve, spring: Spring?, duration: Double, begin: Double = 0) {
      (self.curve, self.spring, self.duration, self.begin) = (curve, spring, duration, begin)
    }

    /// The part of the time after the beginning that has passed.
    package func inside(_ part: Double) -> Double { max(0, (part - begin) / (1 - begin)) }

    package func value(at part: Double) -> Double {
      let inside = inside(part)
      guard let spring else { return curve.value(at: inside) }
      return inside >= 1 ? 1 : spring.value(at: inside * duration * (1 - begin))
    }
  }

  package func progress(at time: Double) -> Double {
    switch self {
    case .held(let progress): progress
    case .running(let run): run.progress(at: time)
    }
  }
}

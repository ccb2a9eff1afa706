/// How progress follows time: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
/// Source: UIKIT-CASES.md motion-curves.
package struct TimingCurve: Hashable, Sendable {
  package let x1, y1, x2, y2: Double

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  package static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The progress at a part of the duration, from 0 to 1; it may leave that range between the ends.
  package func value(at time: Double) -> Double {
    guard self != .linear else { return time }
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.coordinate(parameter(at: time), y1, y2)
  }

  /// The parameter s of the curve's point whose x is the time.
  ///
  /// Newton's steps are kept inside the interval in which the solution lies, which halving makes smaller
  /// where a step leaves it: x grows with s where both control points lie between the ends.
  private func parameter(at time: Double) -> Double {
    var (low, high, s) = (0.0, 1.0, time)
    for _ in 0..<64 {
      let error = Self.coordinate(s, x1, x2) - time
      if abs(error) < 1e-14 { break }
      if error < 0 { low = s } else { high = s }
      let slope = Self.slope(s, x1, x2)
      let next = slope > 1e-9 ? s - error / slope : -1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func coordinate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    ((1 + 3 * first - 3 * second) * s + 3 * second - 6 * first) * s * s + 3 * first * s
  }

  private static func slope(_ s: Double, _ first: Double, _ second: Double) -> Double {
    (3 * (1 + 3 * first - 3 * second) * s + 2 * (3 * second - 6 * first)) * s + 3 * first
  }
}

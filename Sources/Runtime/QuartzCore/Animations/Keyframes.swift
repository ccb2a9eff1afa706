import CoreGraphics
import Foundation

/// Values that follow one another, and the times at which they are reached.
///
/// Source: UIKIT-CASES.md motion-keyframes.
@MainActor
struct Keyframes {
  private let values: [LayerValue]
  /// From 0 to 1, one for each value; for discrete values one more.
  private let times: [Double]
  private let curves: [TimingCurve]
  private let mode: CAAnimationCalculationMode

  /// Times that are missing or make no sense are spread evenly; those of paced frames follow from the
  /// distances.
  init(
    _ values: [LayerValue], times: [Double]?, curves: [TimingCurve],
    mode: CAAnimationCalculationMode
  ) {
    self.values = values
    self.mode = mode
    let count = values.count + (mode == .discrete ? 1 : 0)
    let isPaced = mode == .paced || mode == .cubicPaced
    self.curves = isPaced ? [] : curves
    if isPaced, let paced = Self.paced(values) {
      self.times = paced
    } else if let times, times.count == count, zip(times, times.dropFirst()).allSatisfy(<=) {
      self.times = times
    } else {
      self.times = (0..<max(0, count)).map { Double($0) / Double(max(1, count - 1)) }
    }
  }

  private static func paced(_ values: [LayerValue]) -> [Double]? {
    let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return nil }
    var sum = 0.0
    return [0]
      + lengths.map {
        sum += $0
        return sum / whole
      }
  }

  /// The value at a progress of the whole; nil without values.
  func value(at progress: Double) -> LayerValue? {
    guard let last = values.last else { return nil }
    guard mode != .discrete else {
      return values[min(values.count, max(1, times.firstIndex { $0 > progress } ?? .max)) - 1]
    }
    let next = times.firstIndex { $0 > progress } ?? times.count
    guard next > 0 else { return values[0] }
    guard next < times.count else { return last }
    let length = times[next] - times[next - 1]
    let part = (progress - times[next - 1]) / length
    let bent = next - 1 < curves.count ? curves[next - 1].value(at: part) : part
    return mode == .cubic || mode == .cubicPaced
      ? cubic(next, bent) : values[next - 1].mixed(with: values[next], bent)
  }

  /// A point of the Catmull-Rom spline through the values.
  private func cubic(_ next: Int, _ t: Double) -> LayerValue {
    let (a, b) = (values[next - 1], values[next])
    guard a.numbers.count == b.numbers.count, a.kind != .object, a.kind != .transform else {
      return a.mixed(with: b, t)
    }
    let (before, after) = (values[max(0, next - 2)], values[min(values.count - 1, next + 1)])
    let numbers = a.numbers.indices.map { index in
      let (p, q) = (a.numbers[index], b.numbers[index])
      let (m, n) = ((q - before.numbers[index]) / 2, (after.numbers[index] - p) / 2)
      return p + t * (m + t * (3 * (q - p) - 2 * m - n + t * (2 * (p - q) + m + n)))
    }
    return LayerValue(a.kind, numbers)
  }
}

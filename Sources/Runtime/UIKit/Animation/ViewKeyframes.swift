import Foundation
import QuartzCore

/// The changes of a block with keyframes, which become one animation for each property of a layer.
///
/// Source: UIKIT-CASES.md view-keyframes.
@MainActor
final class ViewKeyframes {
  /// The course of one property.
  private struct Course {
    let first: ViewAnimation.Change
    var values: [LayerValue]
    var times: [Double]

    /// Keeps the value until the frame begins, then goes to another one.
    mutating func add(_ value: LayerValue, from start: Double, to end: Double) {
      let last = times[times.count - 1]
      values += [values[values.count - 1], value]
      times += [max(last, start), max(last, start, end)]
    }
  }

  private let mode: CAAnimationCalculationMode
  private var courses: [Course] = []
  /// The frame that is being recorded; the whole outside of frames.
  private var frame = (start: 0.0, end: 1.0)

  init(_ options: UIView.KeyframeAnimationOptions) {
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let number = Int(options.rawValue >> 10 & 0xF)
    mode = number < modes.count ? modes[number] : .linear
  }

  /// Makes changes in a frame, given by parts of the whole duration.
  func record(from start: Double, lasting duration: Double, _ changes: () -> Void) {
    let outer = frame
    let begin = min(1, max(0, start))
    frame = (begin, min(1, begin + max(0, duration)))
    changes()
    frame = outer
  }

  /// Notes a change that was made in the current frame.
  func note(_ change: ViewAnimation.Change) {
    let known = courses.firstIndex {
      $0.first.layer === change.layer && $0.first.path.name == change.path.name
    }
    if known == nil { courses.append(Course(first: change, values: [change.old], times: [0])) }
    courses[known ?? courses.count - 1].add(change.new, from: frame.start, to: frame.end)
  }

  /// The animations, each with the whole change.
  var animations: [(ViewAnimation.Change, CAKeyframeAnimation)] {
    courses.map { course in
      let first = course.first
      let animation = CAKeyframeAnimation(keyPath: first.path.name)
      let final = course.values[course.values.count - 1]
      let differences = course.values.compactMap { $0.subtracting(final) }
      animation.isAdditive =
        ViewAnimation.isAdditive(first.path) && differences.count == course.values.count
      animation.values = (animation.isAdditive ? differences : course.values).compactMap(\.boxed)
      animation.calculationMode = mode
      animation.keyTimes = times(of: course).map { NSNumber(value: $0) }
      trim(animation, course)
      let whole = ViewAnimation.Change(
        layer: first.layer, path: first.path, old: first.old, new: final, oldColor: first.oldColor)
      return (whole, animation)
    }
  }

  /// The times of the values, up to the end of the whole; discrete values have one more.
  private func times(of course: Course) -> [Double] {
    mode == .discrete ? course.times + [1] : course.times
  }

  /// Lets the last value stay until the end.
  private func trim(_ animation: CAKeyframeAnimation, _ course: Course) {
    guard mode != .discrete, course.times[course.times.count - 1] < 1 else { return }
    animation.keyTimes?.append(1)
    if let last = animation.values?.last { animation.values?.append(last) }
  }
}

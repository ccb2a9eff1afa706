import Foundation

/// An element of a path, from the current point.
package enum PathElement: Hashable, Sendable {
  /// Begins a subpath at a point.
  case move(CGPoint)
  /// A straight line to a point.
  case line(CGPoint)
  /// A quadratic Bézier curve to a point, with one control point.
  case quadratic(CGPoint, to: CGPoint)
  /// A cubic Bézier curve to a point, with two control points.
  case cubic(CGPoint, CGPoint, to: CGPoint)
  /// A straight line to the start of the subpath.
  case close

  /// The points in the order in which Core Graphics lists them: control points, then the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The element with a transform applied to every point.
  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadratic(let control, let end):
      .quadratic(control.applying(transform), to: end.applying(transform))
    case .cubic(let first, let second, let end):
      .cubic(
        first.applying(transform), second.applying(transform), to: end.applying(transform))
    case .close: .close
    }
  }
}

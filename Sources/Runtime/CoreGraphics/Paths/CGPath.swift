import Foundation

/// A path of lines and curves, which never changes unless it is a `CGMutablePath`.
///
/// Source: Apple, CGPath.
public class CGPath: Hashable {
  /// The steps of the path.
  package internal(set) var path: PathElements

  /// Makes a path of the steps.
  package init(_ path: PathElements) {
    self.path = path
  }

  /// Makes the path around a rectangle.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(PathElements.rect(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the path of the ellipse that fills a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(PathElements.ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the path around a rectangle whose corners are quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerWidth: the horizontal half axis, held to half the width.
  ///   - cornerHeight: the vertical half axis, held to half the height.
  ///   - transform: moves every point, or nil.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      PathElements.roundedRect(rect, radii: [radii, radii, radii, radii])
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether there is no step.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// Where the next step would begin; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that holds every point, control points included; null if there is none.
  public var boundingBox: CGRect { path.boundingBox }

  /// The smallest rectangle that holds what is drawn; null if there is nothing.
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

  /// Whether a point lies in the area that filling the path would cover.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, using: rule)
  }

  /// A path of the same steps that never changes.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of the same steps, moved by a transform, that never changes.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A path of the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A path of the same steps, moved by a transform, that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path.applying(transform?.pointee ?? .identity)
    return copy
  }

  /// The outline of the stroke of this path: filling it by winding draws the stroke.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle()
    (style.width, style.cap, style.join) = (lineWidth, lineCap, lineJoin)
    style.miterLimit = miterLimit
    let tolerance = max(lineWidth, 0.01) / 50
    return CGPath(path.applying(transform).stroked(style, tolerance: tolerance))
  }

  /// The path broken into strokes whose lengths, and those of the gaps, come by turns.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = path.applying(transform)
    let tolerance = max(path.boundingBox.width, path.boundingBox.height) / 10_000
    let lines = path.flattened(tolerance: tolerance)
      .flatMap { $0.dashed(lengths, phase: phase) }
    return CGPath(PathElements(lines))
  }

  /// Calls a block with each step in order; the points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // A closing step has no points; its pointer must not be read, but it must not be null.
        let address = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 16)
        guard let address else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
      }
    }
  }

  /// Whether both paths have the same steps.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Feeds the steps to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// What a step of a path does, and how many points it has.
///
/// Source: Apple, CGPathElementType.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint
  /// A line: one point.
  case addLineToPoint
  /// A parabola: a control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve: two control points and the end.
  case addCurveToPoint
  /// A line back to the beginning of the subpath: no point.
  case closeSubpath
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it out.
///
/// Source: Apple, CGPathElement.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points of the step; as many as its type says.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension PathElement {
  /// Core Graphics' word for the kind of step.
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadratic: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

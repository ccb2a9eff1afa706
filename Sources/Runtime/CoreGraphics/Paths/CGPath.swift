import Foundation

/// A path of lines and curves, immutable unless it is a `CGMutablePath`.
///
/// Source: Apple, CGPath.
public class CGPath: Hashable {
  /// The elements of the path.
  package internal(set) var path: PathElements

  /// Creates a path of elements.
  package init(_ path: PathElements) {
    self.path = path
  }

  /// Creates the path of a rectangle.
  public convenience init(
    rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(PathElements.rect(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of the ellipse inscribed in a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(PathElements.ellipse(in: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the path of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerWidth: the horizontal half axis, at most half the width.
  ///   - cornerHeight: the vertical half axis, at most half the height.
  ///   - transform: is applied to every point, or nil.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      PathElements.roundedRect(rect, radii: [radii, radii, radii, radii])
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.elements.isEmpty }

  /// The current point; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains every point, control points included; null if there is
  /// none.
  public var boundingBox: CGRect { path.boundingBox }

  /// The smallest rectangle that contains the path; null if it is empty.
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

  /// Whether a point is inside the area that filling the path covers.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, using: rule)
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// An immutable copy with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// A mutable copy.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A mutable copy with a transform applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path.applying(transform?.pointee ?? .identity)
    return copy
  }

  /// The outline of the stroke of this path: filling it by the winding rule draws the stroke.
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

  /// The path divided into dashes, with alternating lengths of dashes and gaps.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = path.applying(transform)
    let tolerance = max(path.boundingBox.width, path.boundingBox.height) / 10_000
    let lines = path.flattened(tolerance: tolerance)
      .flatMap { $0.dashed(lengths, phase: phase) }
    return CGPath(PathElements(lines))
  }

  /// Calls a block with each element in order; the points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // A closing element has no points; its pointer must not be read, but it must not be null.
        let address = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 16)
        guard let address else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: address), block)
      }
    }
  }

  /// Whether both paths have the same elements.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The type of a path element, which decides how many points it has.
///
/// Source: Apple, CGPathElementType.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint
  /// A line: one point.
  case addLineToPoint
  /// A quadratic curve: a control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve: two control points and the end.
  case addCurveToPoint
  /// A line to the start of the subpath: no point.
  case closeSubpath
}

/// An element of a path, as `CGPath.applyWithBlock(_:)` passes it.
///
/// Source: Apple, CGPathElement.
public struct CGPathElement {
  /// The type.
  public var type: CGPathElementType
  /// The points, whose number the type decides.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension PathElement {
  /// The type in Core Graphics.
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

import Foundation

/// A path of lines and curves, with its line style.
///
/// Angles are radians from the x axis; they increase clockwise, since y points down. Source: Apple,
/// UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  /// The elements.
  private(set) var path = CGMutablePath()

  /// The line width in points; 0 draws the thinnest line that can be shown.
  open var lineWidth: CGFloat = 1
  /// The style of line ends.
  open var lineCapStyle = CGLineCap.butt
  /// The style of line joins.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a mitre, in line widths.
  open var miterLimit: CGFloat = 10
  /// The maximum distance in pixels between a curve and the lines that approximate it.
  ///
  /// The renderer uses its own tolerance, as Apple's documentation allows.
  open var flatness: CGFloat = 0.6
  /// Whether the path is filled by the even-odd rule.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the path of a rectangle with rounded corners, whose radius is at most half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Makes the path of a rectangle with some elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = order.map { corners.contains($0) ? cornerRadii : .zero }
    path.addPath(CGPath(.roundedRect(rect, radii: radii)))
  }

  /// Makes an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path from a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The elements without the line style.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A copy of elements and line style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.pen = pen
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The current point; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle that contains every point, control points included; null if there is
  /// none.
  open var bounds: CGRect { path.boundingBox }

  /// Whether a point is inside the area that filling the path covers.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Applies a transform to every point.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(path.path.applying(transform))
  }

  /// Sets the alternating lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: the lengths, or nil for a solid line.
  ///   - count: the number of lengths.
  ///   - phase: where in the pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }

  /// Writes the lengths of dashes and gaps, their number and the phase to the pointers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashes, count: dashes.count)
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }
}

extension UIBezierPath {
  /// The line style.
  package var pen: StrokeStyle {
    get {
      var pen = StrokeStyle()
      (pen.width, pen.cap, pen.join) = (lineWidth, lineCapStyle, lineJoinStyle)
      (pen.miterLimit, pen.dashes, pen.dashPhase) = (miterLimit, dashes, dashPhase)
      return pen
    }
    set {
      (lineWidth, lineCapStyle, lineJoinStyle) = (newValue.width, newValue.cap, newValue.join)
      (miterLimit, dashes, dashPhase) = (newValue.miterLimit, newValue.dashes, newValue.dashPhase)
    }
  }

  /// The fill rule.
  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Makes a path with a line style.
  convenience init(_ path: PathElements, rule: CGPathFillRule = .winding, pen: StrokeStyle? = nil) {
    self.init(cgPath: CGPath(path))
    usesEvenOddFillRule = rule == .evenOdd
    if let pen { self.pen = pen }
  }
}

/// A set of corners of a rectangle.
///
/// Source: Apple, UIRectCorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

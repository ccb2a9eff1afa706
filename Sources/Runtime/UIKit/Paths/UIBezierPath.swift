import Foundation

/// A path of lines and curves, with the pen that draws it.
///
/// Angles are radians from the x axis; they grow clockwise, since y points down.
/// Source: Apple, UIBezierPath.
open class UIBezierPath: NSObject, NSCopying {
  /// The steps.
  private(set) var path = CGMutablePath()

  /// The width of the line in points; 0 draws the thinnest line that can be shown.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the line goes around corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a pointed corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// The greatest distance in pixels between a curve and the lines that are drawn in its place.
  ///
  /// The renderer goes by what can be shown, as Apple's documentation allows.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is what lies behind an odd number of lines.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes the path around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the path of the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes the path around a rectangle with round corners, whose radius is held to half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }

  /// Makes the path around a rectangle of which some corners are quarters of ellipses.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = order.map { corners.contains($0) ? cornerRadii : .zero }
    path.addPath(CGPath(.roundedRect(rect, radii: radii)))
  }

  /// Makes a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of the steps of another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The steps without the pen.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A path of the same steps and pen.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.pen = pen
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Whether there is no step.
  open var isEmpty: Bool { path.isEmpty }

  /// Where the next step begins; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle that holds every point, control points included; null if there is none.
  open var bounds: CGRect { path.boundingBox }

  /// Whether a point lies in the area that filling the path would cover.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  /// Moves every point by a transform.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(path.path.applying(transform))
  }

  /// Draws the line with strokes and gaps by turns.
  ///
  /// - Parameters:
  ///   - pattern: the lengths, or nil for an unbroken line.
  ///   - count: how many lengths there are.
  ///   - phase: how far into the pattern the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = phase
  }

  /// Writes the lengths of strokes and gaps, their number and the phase where the pointers say.
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
  /// How the path is drawn as a line.
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

  /// Which points are inside.
  package var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Makes a path with the pen that draws it.
  convenience init(_ path: PathElements, rule: CGPathFillRule = .winding, pen: StrokeStyle? = nil) {
    self.init(cgPath: CGPath(path))
    usesEvenOddFillRule = rule == .evenOdd
    if let pen { self.pen = pen }
  }
}

/// A choice of the corners of a rectangle.
///
/// Source: Apple, UIRectCorner.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the chosen corners.
  public let rawValue: UInt

  /// Makes a choice from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

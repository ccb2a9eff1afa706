import CoreGraphics
import Foundation

/// A layer that fills and strokes a path, which may lie outside of its bounds.
///
/// Source: Apple, CAShapeLayer; UIKIT-CASES.md layer-shape.
open class CAShapeLayer: CALayer, DrawingLayer {
  /// What the layer draws, and how.
  struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  final var drawing = Shape()

  package override var drawsItself: Bool { true }

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { drawing.path }
    set { change("path") { $0.path = newValue } }
  }
  /// The colour inside of the path, black unless set; nil for none.
  open var fillColor: CGColor? {
    get { drawing.fillColor }
    set { change("fillColor") { $0.fillColor = newValue } }
  }
  /// What is inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { drawing.fillRule }
    set { change("fillRule") { $0.fillRule = newValue } }
  }
  /// The colour of the line along the path; nil for none.
  open var strokeColor: CGColor? {
    get { drawing.strokeColor }
    set { change("strokeColor") { $0.strokeColor = newValue } }
  }
  /// Where the line begins, in parts of the path's length.
  open var strokeStart: CGFloat {
    get { drawing.strokeStart }
    set { change("strokeStart") { $0.strokeStart = newValue } }
  }
  /// Where the line ends, in parts of the path's length.
  open var strokeEnd: CGFloat {
    get { drawing.strokeEnd }
    set { change("strokeEnd") { $0.strokeEnd = newValue } }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat {
    get { drawing.lineWidth }
    set { change("lineWidth") { $0.lineWidth = newValue } }
  }
  /// How far corners of the line may be sharp, in parts of its width.
  open var miterLimit: CGFloat {
    get { drawing.miterLimit }
    set { change("miterLimit") { $0.miterLimit = newValue } }
  }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { drawing.lineCap }
    set { change("lineCap") { $0.lineCap = newValue } }
  }
  /// How the line turns.
  open var lineJoin: CAShapeLayerLineJoin {
    get { drawing.lineJoin }
    set { change("lineJoin") { $0.lineJoin = newValue } }
  }
  /// Where in its pattern the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { drawing.lineDashPhase }
    set { change("lineDashPhase") { $0.lineDashPhase = newValue } }
  }
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { drawing.lineDashPattern }
    set { change("lineDashPattern") { $0.lineDashPattern = newValue } }
  }

  override func copyOwnValues(of layer: CALayer) { copyDrawing(of: layer) }

  package override var drawsOutsideBounds: Bool { true }

  /// Draws the content, and the path over it.
  open override func draw(in ctx: CGContext) {
    ctx.saveGState()
    ctx.clip(to: bounds)
    super.draw(in: ctx)
    ctx.restoreGState()
    guard let path else { return }
    if let fillColor {
      ctx.setFillColor(fillColor)
      ctx.beginPath()
      ctx.addPath(path)
      ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0 else { return }
    ctx.setStrokeColor(strokeColor)
    ctx.setLineWidth(lineWidth)
    ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    ctx.setMiterLimit(miterLimit)
    ctx.setLineDash(
      phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    ctx.beginPath()
    ctx.addPath(path.part(from: strokeStart, to: strokeEnd))
    ctx.strokePath()
  }
}

/// What is inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What the path goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What it goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, by half the width farther.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, by half the width farther.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the line of a shape layer turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a corner from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp, up to a limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

import Foundation

/// A drawing destination with a graphics state (colours, line style, transform, clip) and a current
/// path.
///
/// Source: Apple, CGContext.
public final class CGContext {
  /// The surface that performs the drawing.
  package let surface: any GraphicsSurface

  private var state = State()
  private var savedStates: [State] = []
  /// The current path, in the coordinates of the surface.
  private(set) var current = CGMutablePath()

  /// The part of the graphics state that `saveGState()` saves here; the surface saves the clip.
  private struct State {
    var ctm = CGAffineTransform.identity
    var fill = CGContext.black
    var stroke = CGContext.black
    var pen = StrokeStyle()
  }

  private static let black = CGColor(gray: 0, alpha: 1)

  /// Creates a context that draws on a surface, in black with a line width of 1.
  package init(surface: any GraphicsSurface) {
    self.surface = surface
  }

  /// The colour of fills.
  package var fillColor: CGColor { state.fill }

  /// The colour of lines.
  package var strokeColor: CGColor { state.stroke }

  /// The style of lines.
  package var pen: StrokeStyle { state.pen }

  // MARK: State

  /// Saves transform, clip, colours and line style until the matching `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    surface.saveState()
  }

  /// Restores the state that the matching `saveGState()` saved; does nothing if there is none.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    surface.restoreState()
  }

  /// Restores the state of the first `saveGState()` that has not been restored.
  package func restoreAllGStates() {
    while !savedStates.isEmpty { restoreGState() }
  }

  // MARK: Coordinates

  /// The transform from user space to the coordinates of the surface.
  public var ctm: CGAffineTransform { state.ctm }

  /// Translates the user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales the user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates the user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Concatenates a transform, which is applied before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    surface.concatenate(transform)
  }

  // MARK: Colours and pen

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the colour of fills from components, each 0 through 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey, from 0 (black) through 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the colour of lines from components, each 0 through 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines to a grey, from 0 (black) through 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines, in user space.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets the maximum length of a mitre, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps, and where in the pattern lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.pen.dashPhase, state.pen.dashes) = (phase, lengths)
  }

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { surface.fill(rect, color: state.fill) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills the ellipse in a rectangle, and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes a rectangle, and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let pen = state.pen
    state.pen.width = width
    stroke(rect)
    state.pen = pen
  }

  /// Strokes the ellipse in a rectangle, and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: Array(points[index...index + 1]))
    }
    strokePath()
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the current path, filled first, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path = userPath else { return }
    if let rule = mode.fillRule { surface.fill(path, rule: rule, color: state.fill) }
    if mode.strokes { surface.stroke(path, style: state.pen, color: state.stroke) }
  }

  /// Intersects the clip with the current path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    surface.clip(to: userPath ?? PathElements(), rule: rule)
  }

  /// Intersects the clip with a rectangle, and clears the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    surface.clip(to: rect)
  }

  /// Intersects the clip with the union of rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle of user space that holds the clip.
  public var boundingBoxOfClipPath: CGRect { surface.clipBounds }

  // MARK: The path

  /// Clears the current path.
  public func beginPath() { current = CGMutablePath() }

  /// The current path in user space; nil if it is empty.
  public var path: CGPath? {
    current.isEmpty ? nil : userPath.map { CGPath($0) }
  }

  /// The current path in user space; nil if it is empty or the transform is not invertible.
  private var userPath: PathElements? {
    let ctm = state.ctm
    guard ctm.a * ctm.d != ctm.b * ctm.c else { return nil }
    return current.path.applying(ctm.inverted())
  }

  /// Draws text in a rectangle, in lines from its upper edge.
  package func draw(_ text: SurfaceText, in rect: CGRect) { surface.draw(text, in: rect) }
}

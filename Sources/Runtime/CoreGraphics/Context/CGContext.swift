import Foundation

/// Where drawing goes, with the colours, the pen and the coordinates in force, and the path that is
/// being made.
///
/// Source: Apple, CGContext.
public final class CGContext {
  /// What carries the drawing out.
  package let surface: any GraphicsSurface

  private var state = State()
  private var savedStates: [State] = []
  /// The path that is being made, in the coordinates that the context began with.
  private(set) var current = CGMutablePath()

  /// What `saveGState()` remembers here; the clip is remembered by the surface.
  private struct State {
    var ctm = CGAffineTransform.identity
    var fill = CGContext.black
    var stroke = CGContext.black
    var pen = StrokeStyle()
  }

  private static let black = CGColor(gray: 0, alpha: 1)

  /// Makes a context that draws on a surface, in black with a pen of width 1.
  package init(surface: any GraphicsSurface) {
    self.surface = surface
  }

  /// The colour of fills.
  package var fillColor: CGColor { state.fill }

  /// The colour of lines.
  package var strokeColor: CGColor { state.stroke }

  /// How lines are drawn.
  package var pen: StrokeStyle { state.pen }

  // MARK: State

  /// Remembers coordinates, clip, colours and pen until the matching `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    surface.saveState()
  }

  /// Goes back to what the matching `saveGState()` remembered; does nothing if there is none.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    surface.restoreState()
  }

  /// Goes back to what the first `saveGState()` that is still open remembered.
  package func restoreAllGStates() {
    while !savedStates.isEmpty { restoreGState() }
  }

  // MARK: Coordinates

  /// The transform from the coordinates in force to those that the context began with.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Stretches the coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns the coordinates by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Lets a transform act before the one in force.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    surface.concatenate(transform)
  }

  // MARK: Colours and pen

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the colour of fills by its parts, each 0 through 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of fills to a grey, from 0 (black) through 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the colour of lines by its parts, each 0 through 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines to a grey, from 0 (black) through 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines, in the coordinates in force.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }

  /// Sets how lines go around corners.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }

  /// Sets the greatest length of a pointed corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }

  /// Sets the lengths of strokes and gaps, which come by turns, and how far into them lines begin.
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

  /// Fills the ellipse inside a rectangle; the path that was being made is gone.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line around a rectangle; the path that was being made is gone.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a line of a width of its own around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let pen = state.pen
    state.pen.width = width
    stroke(rect)
    state.pen = pen
  }

  /// Draws a line around the ellipse inside a rectangle; the path that was being made is gone.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws the lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: Array(points[index...index + 1]))
    }
    strokePath()
  }

  /// Fills the path that was made, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the path that was made as a line, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path that was made, filled first, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path = userPath else { return }
    if let rule = mode.fillRule { surface.fill(path, rule: rule, color: state.fill) }
    if mode.strokes { surface.stroke(path, style: state.pen, color: state.stroke) }
  }

  /// Narrows the clip to the inside of the path that was made, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    surface.clip(to: userPath ?? PathElements(), rule: rule)
  }

  /// Narrows the clip to a rectangle; the path that was being made is gone.
  public func clip(to rect: CGRect) {
    beginPath()
    surface.clip(to: rect)
  }

  /// Narrows the clip to what some rectangles cover together.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  // MARK: The path

  /// Forgets the path that was being made.
  public func beginPath() { current = CGMutablePath() }

  /// The path that is being made, in the coordinates in force; nil if it is empty.
  public var path: CGPath? {
    current.isEmpty ? nil : userPath.map { CGPath($0) }
  }

  /// The path that is being made, in the coordinates in force; nil where these have no extent.
  private var userPath: PathElements? {
    let ctm = state.ctm
    guard ctm.a * ctm.d != ctm.b * ctm.c else { return nil }
    return current.path.applying(ctm.inverted())
  }
}

import CoreGraphics
import Testing

@Suite struct CGContextTests {
  private let surface = ListingSurface()
  private var context: CGContext { CGContext(surface: surface) }
  private let square = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test func `a path is filled in the colour for fills and is gone afterwards`() {
    let context = context
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.addRect(square)
    #expect(context.boundingBoxOfPath == square)
    context.fillPath(using: .evenOdd)
    context.fillPath()
    #expect(context.isPathEmpty)
    #expect(
      surface.calls == [
        "fill (0.0, 0.0, 2.0, 2.0) evenOdd [1.0, 0.0, 0.0, 1.0]",
        "fill inf winding [1.0, 0.0, 0.0, 1.0]",
      ])
  }

  @Test func `a path is drawn with the pen in force`() {
    let context = context
    context.setStrokeColor(gray: 0.5, alpha: 1)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.stroke(square)
    #expect(surface.calls == ["stroke (0.0, 0.0, 2.0, 2.0) 3.0 round [2.0, 3.0] [0.5, 1.0]"])
  }

  @Test func `states hold colours, pen and coordinates, and come back in turn`() {
    let context = context
    context.saveGState()
    context.setLineWidth(7)
    context.setFillColor(gray: 1, alpha: 1)
    context.translateBy(x: 5, y: 6)
    context.restoreGState()
    context.restoreGState()
    #expect(context.pen == StrokeStyle())
    #expect(context.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(context.ctm == .identity)
    #expect(surface.calls == ["save", "concatenate (5.0, 6.0)", "restore"])
  }

  @Test func `points keep their place when the coordinates change before the path is drawn`() {
    let context = context
    context.move(to: CGPoint(x: 1, y: 1))
    context.scaleBy(x: 2, y: 4)
    context.translateBy(x: 1, y: 0)
    context.addLine(to: CGPoint(x: 1, y: 1))
    #expect(context.path?.boundingBox == CGRect(x: -0.5, y: 0.25, width: 1.5, height: 0.75))
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
  }

  @Test func `a path may be filled and drawn at once`() {
    let context = context
    context.addEllipse(in: square)
    context.drawPath(using: .fillStroke)
    #expect(surface.calls.map { $0.prefix(while: { $0 != " " }) } == ["fill", "stroke"])
  }

  @Test func `the clip is a path, a rectangle or some rectangles`() {
    let context = context
    context.addEllipse(in: square)
    context.clip()
    context.clip(to: square)
    context.clip(to: [square, square.offsetBy(dx: 4, dy: 0)])
    #expect(
      surface.calls == [
        "clip path (0.0, 0.0, 2.0, 2.0) winding", "clip (0.0, 0.0, 2.0, 2.0)",
        "clip path (0.0, 0.0, 6.0, 2.0) winding",
      ])
  }

  @Test func `coordinates without extent draw nothing`() {
    let context = context
    context.scaleBy(x: 0, y: 1)
    context.addRect(square)
    context.fillPath()
    #expect(surface.calls == ["concatenate (0.0, 0.0)"])
  }

  @Test func `a point is in a path as the mode draws it`() {
    let context = context
    context.setLineWidth(2)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: -0.5, y: 5), mode: .fillStroke))
  }

  @Test func `a colour has its parts`() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.copy(alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    let literal: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(literal == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
  }
}

/// Records the calls that it receives.
private final class ListingSurface: GraphicsSurface {
  private(set) var calls: [String] = []
  let clipBounds = CGRect(x: 1, y: 2, width: 3, height: 4)

  func fill(_ rect: CGRect, color: CGColor) {
    calls.append("fill rect \(rect) \(color.components ?? [])")
  }

  func fill(_ path: PathElements, rule: CGPathFillRule, color: CGColor) {
    let box = path.boundingBox.isNull ? "inf" : "\(path.boundingBox)"
    calls.append("fill \(box) \(rule) \(color.components ?? [])")
  }

  func stroke(_ path: PathElements, style: StrokeStyle, color: CGColor) {
    calls.append(
      "stroke \(path.boundingBox) \(style.width) \(style.cap) \(style.dashes) "
        + "\(color.components ?? [])")
  }

  func draw(_ text: SurfaceText, in rect: CGRect) {
    calls.append("draw \(text.string.string) in \(rect)")
  }

  func clip(to rect: CGRect) { calls.append("clip \(rect)") }

  func clip(to path: PathElements, rule: CGPathFillRule) {
    calls.append("clip path \(path.boundingBox) \(rule)")
  }

  func concatenate(_ transform: CGAffineTransform) {
    calls.append("concatenate (\(transform.tx), \(transform.ty))")
  }

  func saveState() { calls.append("save") }

  func restoreState() { calls.append("restore") }
}

import Testing
import UIKit

@MainActor @Suite struct UIBezierPathTests {
  private let world = DrawingWorld()
  private let rect = CGRect(x: 1, y: 2, width: 8, height: 4)

  @Test func `each initialiser makes its shape`() {
    #expect(UIBezierPath().isEmpty)
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(UIBezierPath(ovalIn: rect).contains(CGPoint(x: 5, y: 4)))
    #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 1.2, y: 2.2)))
    #expect(!UIBezierPath(roundedRect: rect, cornerRadius: 2).contains(CGPoint(x: 1.2, y: 2.2)))
    let one = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 2, height: 2))
    #expect(!one.contains(CGPoint(x: 1.2, y: 2.2)))
    #expect(one.contains(CGPoint(x: 8.8, y: 2.2)))
    #expect(one.contains(CGPoint(x: 1.2, y: 5.8)))
    #expect(!one.contains(CGPoint(x: 8.8, y: 5.8)))
    #expect(UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)).bounds == rect)
  }

  @Test func `clockwise is as seen on the screen, where y points down`() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(quarter.contains(CGPoint(x: 0.6, y: 0.6)))
    #expect(!quarter.contains(CGPoint(x: -0.6, y: -0.6)))
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.contains(CGPoint(x: -0.6, y: -0.6)))
    let whole = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(whole.contains(CGPoint(x: 0.6, y: 0.6)) && whole.contains(CGPoint(x: -0.6, y: -0.6)))
  }

  @Test func `steps, closing, appending and removing`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 6, y: 2))
    path.addCurve(
      to: CGPoint(x: 0, y: 4), controlPoint1: CGPoint(x: 3, y: 5),
      controlPoint2: CGPoint(x: 1, y: 5))
    #expect(path.currentPoint == CGPoint(x: 0, y: 4))
    path.close()
    #expect(path.currentPoint == .zero)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 6, height: 5))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 1, height: 1)))
    #expect(path.bounds.maxX == 11)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 100)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func `a hole is one by the even-odd rule, or when it runs the other way`() {
    let hole = UIBezierPath(rect: CGRect(x: 4, y: 3, width: 2, height: 2))
    let middle = CGPoint(x: 5, y: 4)
    let path = UIBezierPath(rect: rect)
    path.append(hole)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    let turned = UIBezierPath(rect: rect)
    turned.append(hole.reversing())
    #expect(!turned.contains(middle))
  }

  @Test func `a copy has the steps and the pen, and changes alone`() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.usesEvenOddFillRule = true
    path.setLineDash([2, 1], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    #expect(copy.bounds == rect)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .square && copy.usesEvenOddFillRule)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [2, 1] && count == 2 && phase == 0.5)
  }

  @Test func `a path draws in the current context's colours, and outside of drawing not at all`() {
    let context = GridContext(size: CGSize(width: 1, height: 1))
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 2
    path.fill()
    UIGraphicsPushContext(context)
    UIColor.red.setFill()
    UIColor.label.setStroke()
    path.fill()
    path.stroke()
    path.addClip()
    UIGraphicsPopContext()
    path.fill()
    #expect(
      context.calls == [
        "fill path \(rect) \(UIColor.red)", "stroke path \(rect) 2.0 \(UIColor.label)",
        "clip path \(rect)",
      ])
  }

  @Test func `states that a view saved and did not restore end with its drawing`() {
    let context = GridContext(size: CGSize(width: 4, height: 1))
    UIGraphicsPushContext(context)
    UIGraphicsGetCurrentContext()?.saveGState()
    UIGraphicsGetCurrentContext()?.translateBy(x: 2, y: 0)
    UIGraphicsPopContext()
    context.drawText("a", at: .zero, attributes: UIKitRuntime.TextAttributes())
    #expect(context.rows == ["a"])
  }

  @Test func `a colour goes to Core Graphics and back, the terminal's own included`() {
    for color in [UIColor.red, .label, .systemBackground, UIColor(white: 0.5, alpha: 0.5)] {
      #expect(UIColor(cgColor: color.cgColor) == color)
    }
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor.label.cgColor != UIColor.black.cgColor)
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

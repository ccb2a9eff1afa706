import CoreGraphics
import Testing

@Suite struct CGPathTests {
  private let unit = CGRect(x: 0, y: 0, width: 4, height: 2)

  @Test func `a path lists its steps as Core Graphics does`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 1), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 4, y: 5))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      let points = (0..<(counts[element.pointee.type] ?? 0)).map {
        "\(element.pointee.points[$0])"
      }
      steps.append("\(element.pointee.type) \(points.joined(separator: " "))")
    }
    #expect(
      steps == [
        "moveToPoint (1.0, 2.0)", "addLineToPoint (3.0, 4.0)",
        "addQuadCurveToPoint (7.0, 8.0) (5.0, 6.0)",
        "addCurveToPoint (2.0, 3.0) (4.0, 5.0) (9.0, 1.0)", "closeSubpath ",
      ])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test
  func `a step without a current point is ignored, and one after closing begins at the start`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.addRect(unit)
    path.addLine(to: CGPoint(x: 9, y: 9))
    let expected = CGMutablePath()
    expected.addRect(unit)
    expected.move(to: .zero)
    expected.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path == expected)
  }

  @Test func `the box of all points is not the box of what is drawn`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `an ellipse fills its rectangle`() {
    let path = CGPath(ellipseIn: unit)
    #expect(path.boundingBoxOfPath.isNear(unit))
    #expect(path.contains(CGPoint(x: 2, y: 1)))
    #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))
  }

  @Test func `a rounded rectangle leaves its corners out`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(roundedRect: square, cornerWidth: 3, cornerHeight: 3)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 1.2, y: 1.2)))
    #expect(path.boundingBoxOfPath.isNear(square))
    #expect(
      CGPath(roundedRect: square, cornerWidth: 99, cornerHeight: 99).boundingBox.isNear(square))
  }

  @Test func `the two rules differ where a path runs around a point twice`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    let middle = CGPoint(x: 3, y: 3)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 7, y: 3), using: .evenOdd))
  }

  @Test func `a transform moves what is added, and a copy`() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let path = CGMutablePath()
    path.addRect(unit, transform: move)
    #expect(path.boundingBox.origin == CGPoint(x: 10, y: 20))
    withUnsafePointer(to: move) { pointer in
      #expect(path.copy(using: pointer)?.boundingBox.origin == CGPoint(x: 20, y: 40))
    }
  }

  @Test func `a copy does not change with its original`() {
    let path = CGMutablePath()
    path.addRect(unit)
    let copy = path.copy()
    path.addEllipse(in: unit)
    #expect(copy == CGPath(rect: unit))
  }

  /// Angles and length in quarters of a turn.
  @Test(
    arguments: [
      (0, 4, false, 4), (0, 4, true, 4), (0, 1, false, 1), (0, 1, true, 3), (2, 0, true, 2),
      (1, 1, false, 0), (0, -1, false, 3), (0, 18, false, 4),
    ] as [(Int, Int, Bool, Int)])
  func `an arc runs in its direction and never more than once around`(
    start: Int, end: Int, clockwise: Bool, length: Int
  ) {
    let quarter = CGFloat.pi / 2
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: CGFloat(start) * quarter,
      endAngle: CGFloat(end) * quarter, clockwise: clockwise)
    #expect(abs(path.path.length - CGFloat(length) * quarter) < 1e-3)
  }

  @Test func `an arc is joined to the current point by a line`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -3, y: 0))
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi)
    #expect(abs(path.path.length - (4 + .pi)) < 1e-3)
  }

  @Test func `an arc between tangents rounds a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 2)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 2) < 1e-9)
    #expect(abs(path.path.length - (8 + .pi)) < 1e-3)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 4, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
    #expect(straight.currentPoint == CGPoint(x: 4, y: 0))
  }

  @Test func `a reversed path runs around its points the other way`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    path.addPath(CGPath(CGPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)).path.reversed))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.path.reversed.reversed.boundingBox == path.boundingBox)
    let curve = CGMutablePath()
    curve.move(to: .zero)
    curve.addCurve(
      to: CGPoint(x: 3, y: 0), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 2, y: -1))
    #expect(curve.path.reversed.reversed == curve.path)
    #expect(curve.path.reversed.currentPoint == .zero)
  }
}

extension PathElements {
  /// The length of all lines and curves.
  fileprivate var length: CGFloat {
    flattened(tolerance: 1e-5).flatMap(\.segments).reduce(0) {
      let (dx, dy) = ($1.to.x - $1.from.x, $1.to.y - $1.from.y)
      return $0 + (dx * dx + dy * dy).squareRoot()
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 1e-3 }
  }
}

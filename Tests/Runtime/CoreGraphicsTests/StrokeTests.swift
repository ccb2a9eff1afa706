import CoreGraphics
import Testing

@Suite struct StrokeTests {
  private func stroke(
    _ points: [CGPoint], isClosed: Bool = false, width: CGFloat = 2, cap: CGLineCap = .butt,
    join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path.copy(
      strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]

  @Test func `a stroke is as wide as its pen`() {
    let path = stroke([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    #expect(path.boundingBox == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(path.contains(CGPoint(x: 5, y: 0.9)))
    #expect(!path.contains(CGPoint(x: 5, y: 1.1)))
  }

  @Test func `ends are cut off, square or round`() {
    let line = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]
    let beyond = CGPoint(x: 10.9, y: 0)
    let edge = CGPoint(x: 10.9, y: 0.9)
    #expect(!stroke(line).contains(beyond))
    #expect(stroke(line, cap: .round).contains(beyond))
    #expect(!stroke(line, cap: .round).contains(edge))
    #expect(stroke(line, cap: .square).contains(edge))
    #expect(!stroke(line, cap: .square).contains(CGPoint(x: 11.1, y: 0)))
  }

  @Test func `corners are pointed, round or cut off`() {
    let tip = CGPoint(x: 10.95, y: -0.95)
    let middle = CGPoint(x: 10.6, y: -0.6)
    let inside = CGPoint(x: 10.4, y: -0.4)
    #expect(stroke(corner).contains(tip))
    #expect(!stroke(corner, join: .round).contains(tip))
    #expect(stroke(corner, join: .round).contains(middle))
    #expect(!stroke(corner, join: .bevel).contains(middle))
    #expect(stroke(corner, join: .bevel).contains(inside))
  }

  @Test func `a corner that is too pointed is cut off`() {
    let sharp = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 1)]
    #expect(stroke(sharp, limit: 100).boundingBox.maxX > 20)
    #expect(stroke(sharp, limit: 10).boundingBox.maxX < 12)
  }

  @Test func `a closed path has a corner where it began`() {
    let triangle = corner + [CGPoint(x: 0, y: 10)]
    let tip = CGPoint(x: -0.9, y: -0.9)
    #expect(stroke(triangle, isClosed: true).contains(tip))
    #expect(!stroke(triangle).contains(tip))
  }

  @Test func `a line of no length shows by its ends alone`() {
    let dot = [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]
    #expect(stroke(dot).isEmpty)
    #expect(stroke(dot, cap: .square).boundingBox == CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(stroke(dot, cap: .round).contains(CGPoint(x: 5.9, y: 5)))
  }

  @Test(
    arguments: [
      ([3, 2], 0, [[0, 3], [5, 8]]), ([3, 2], 1, [[0, 2], [4, 7], [9, 10]]),
      ([4], 0, [[0, 4], [8, 10]]),
      ([3, 2], -1, [[1, 4], [6, 9]]), ([], 0, [[0, 10]]), ([0, 0], 0, [[0, 10]]),
      ([-1, 2], 0, [[0, 10]]),
    ] as [([CGFloat], CGFloat, [[CGFloat]])])
  func `dashes lie where the pattern says`(
    lengths: [CGFloat], phase: CGFloat, expected: [[CGFloat]]
  ) {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let dashes = line.copy(dashingWithPhase: phase, lengths: lengths)
    #expect(dashes.path.flattened(tolerance: 1).map { $0.points.map(\.x) } == expected)
  }

  @Test func `a dash goes around a corner`() {
    let path = CGMutablePath()
    path.addLines(between: corner)
    let dashes = path.copy(dashingWithPhase: 0, lengths: [4, 4]).path.flattened(tolerance: 1)
    #expect(
      dashes.map(\.points) == [
        [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0)],
        [CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 2)],
        [CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 10)],
      ])
  }

  @Test func `a pattern too fine for the line leaves it whole`() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1e9, y: 0)])
    #expect(line.copy(dashingWithPhase: 0, lengths: [1e-3]).path.subpaths.count == 1)
  }
}

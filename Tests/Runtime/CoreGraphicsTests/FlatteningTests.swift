import ConcentrationTestSupport
import CoreGraphics
import Testing

@Suite struct FlatteningTests {
  /// A curve with its points anywhere within 100 of the origin.
  private func curve(seed: UInt64) -> [CGPoint] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next() -> CGFloat {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return CGFloat(state % 20_001) / 100 - 100
    }
    return (0..<4).map { _ in CGPoint(x: next(), y: next()) }
  }

  private func distance(_ point: CGPoint, to segment: (from: CGPoint, to: CGPoint)) -> CGFloat {
    let (dx, dy) = (segment.to.x - segment.from.x, segment.to.y - segment.from.y)
    let square = dx * dx + dy * dy
    let way =
      square == 0
      ? 0 : ((point.x - segment.from.x) * dx + (point.y - segment.from.y) * dy) / square
    let t = min(max(way, 0), 1)
    let (x, y) = (point.x - segment.from.x - dx * t, point.y - segment.from.y - dy * t)
    return (x * x + y * y).squareRoot()
  }

  @Test(arguments: Seeds.upTo(60), [1.0, 0.1, 0.01])
  func `lines stay within the tolerance of a curve`(seed: UInt64, tolerance: Double) throws {
    let p = curve(seed: seed)
    let path = PathElements([.move(p[0]), .cubic(p[1], p[2], to: p[3])])
    let line = try #require(path.flattened(tolerance: tolerance).first)
    #expect(line.points.first == p[0])
    #expect(line.points.last == p[3])
    for step in 0...200 {
      let t = CGFloat(step) / 200
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      let point = CGPoint(
        x: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x },
        y: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y })
      let nearest = line.segments.map { distance(point, to: $0) }.min() ?? .infinity
      #expect(nearest <= tolerance + 1e-9)
    }
  }

  @Test func `a straight curve needs one line, a bent one more where it bends`() {
    let straight = PathElements([
      .move(.zero), .cubic(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), to: CGPoint(x: 3, y: 3)),
    ])
    #expect(straight.flattened(tolerance: 0.01).first?.points.count == 2)
    let circle = PathElements.ellipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
    let counts = [0.1, 0.01, 0.001].map {
      circle.flattened(tolerance: $0).first?.points.count ?? 0
    }
    #expect(counts == counts.sorted() && counts[0] >= 8 && counts[2] <= 160)
  }

  @Test func `numbers that are none or endless give a line and end`() {
    let path = PathElements([
      .move(.zero),
      .cubic(
        CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity),
        to: CGPoint(x: 3, y: 3)),
    ])
    #expect(path.flattened(tolerance: 0.01).first?.points.count == 2)
    let wide = PathElements([
      .move(.zero), .quadratic(CGPoint(x: 1e300, y: 0), to: CGPoint(x: 0, y: 1e300)),
    ])
    #expect((wide.flattened(tolerance: 0).first?.points.count ?? 0) <= 4097)
  }
}

import Foundation

extension Polyline {
  /// The dashes of the line in a pattern.
  ///
  /// - Parameters:
  ///   - lengths: alternating lengths of dashes and gaps; an odd number of them is repeated.
  ///     Without a length above zero, or with a negative one, the line is solid.
  ///   - phase: where in the pattern the line begins.
  /// - Returns: open lines, at most 10,000; a line with more dashes is solid.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let way = segments.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite,
      way / period * CGFloat(pattern.count) <= 10_000
    else { return [self] }
    var walk = DashWalk(pattern: pattern, period: period, phase: phase)
    for segment in segments { walk.follow(segment.from, segment.to) }
    return walk.finished
  }
}

/// Follows a line and collects its dashes.
private struct DashWalk {
  private let pattern: [CGFloat]
  private var index = 0
  /// The remaining length of the current dash or gap.
  private var rest: CGFloat
  private var stroke: [CGPoint] = []
  private var done: [Polyline] = []

  init(pattern: [CGFloat], period: CGFloat, phase: CGFloat) {
    self.pattern = pattern
    var start = phase.truncatingRemainder(dividingBy: period)
    if start < 0 { start += period }
    while start >= pattern[index], start > 0 {
      start -= pattern[index]
      index = (index + 1) % pattern.count
    }
    rest = pattern[index] - start
  }

  /// The dashes, including an unfinished one of nonzero length.
  var finished: [Polyline] {
    guard let first = stroke.first else { return done }
    let hasLength = stroke.contains { $0 != first }
    return hasLength || done.isEmpty ? done + [Polyline(stroke, isClosed: false)] : done
  }

  mutating func follow(_ from: CGPoint, _ to: CGPoint) {
    let length = hypot(to.x - from.x, to.y - from.y)
    var position: CGFloat = 0
    if isDrawing, stroke.isEmpty { stroke.append(from) }
    while length - position >= rest {
      position += rest
      let point = from.interpolated(to: to, length == 0 ? 1 : position / length)
      if isDrawing { endStroke(at: point) }
      index = (index + 1) % pattern.count
      rest = pattern[index]
      if isDrawing { stroke = [point] }
    }
    rest -= length - position
    if isDrawing { stroke.append(to) }
  }

  private var isDrawing: Bool { index % 2 == 0 }

  private mutating func endStroke(at point: CGPoint) {
    done.append(Polyline(stroke + [point], isClosed: false))
    stroke = []
  }
}

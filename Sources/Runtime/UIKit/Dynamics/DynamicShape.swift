import CoreGraphics
import Foundation

/// A vector of the plane, in points.
typealias PlaneVector = SIMD2<Double>

extension PlaneVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  /// The vector of length 1 in this direction; nil for none.
  var unit: PlaneVector? { length > 1e-12 ? self / length : nil }
  /// The middle of points; zero for none.
  static func mean(of points: [PlaneVector]) -> PlaneVector {
    var sum = PlaneVector.zero
    for point in points { sum += point }
    return sum / Double(Swift.max(1, points.count))
  }

  func turned(by angle: Double) -> PlaneVector {
    guard angle != 0 else { return self }
    let (sine, cosine) = (sin(angle), cos(angle))
    return PlaneVector(x * cosine - y * sine, x * sine + y * cosine)
  }
}

/// A convex shape in the plane.
enum DynamicShape {
  /// Corners in order; two are a line.
  case polygon([PlaneVector])
  case circle(center: PlaneVector, radius: Double)
  /// All on one side of a line: what is not, is inside.
  case halfPlane(point: PlaneVector, normal: PlaneVector)

  /// The shape turned and moved.
  func placed(at place: PlaneVector, turnedBy angle: Double) -> DynamicShape {
    switch self {
    case .polygon(let corners): .polygon(corners.map { $0.turned(by: angle) + place })
    case .circle(let center, let radius):
      .circle(center: center.turned(by: angle) + place, radius: radius)
    case .halfPlane: self
    }
  }

  /// How far the shape is from another one, below 0 where they overlap, and the direction in which it
  /// leaves that one soonest.
  func gap(to other: DynamicShape) -> (distance: Double, normal: PlaneVector) {
    if case .halfPlane(let point, let normal) = other {
      return (extent(along: normal).low - point.dot(normal), normal)
    }
    var best = (distance: -Double.infinity, normal: PlaneVector(0, -1))
    for axis in axes(against: other) + other.axes(against: self) {
      let (own, others) = (extent(along: axis), other.extent(along: axis))
      let (above, below) = (own.low - others.high, others.low - own.high)
      if max(above, below) > best.distance {
        best = above > below ? (above, axis) : (below, -axis)
      }
    }
    return best
  }

  /// The middle of what two shapes share, for a contact.
  var middle: PlaneVector {
    switch self {
    case .polygon(let corners): .mean(of: corners)
    case .circle(let center, _): center
    case .halfPlane(let point, _): point
    }
  }

  /// The farthest point of the shape in a direction; the middle of two that are as far.
  func support(along direction: PlaneVector) -> PlaneVector {
    switch self {
    case .polygon(let corners):
      let far = corners.map { $0.dot(direction) }.max() ?? 0
      return .mean(of: corners.filter { $0.dot(direction) > far - 1e-6 })
    case .circle(let center, let radius): return center + direction * radius
    case .halfPlane(let point, _): return point
    }
  }

  private func extent(along axis: PlaneVector) -> (low: Double, high: Double) {
    switch self {
    case .polygon(let corners):
      let places = corners.map { $0.dot(axis) }
      return (places.min() ?? 0, places.max() ?? 0)
    case .circle(let center, let radius):
      return (center.dot(axis) - radius, center.dot(axis) + radius)
    case .halfPlane(let point, let normal):
      let edge = point.dot(axis)
      return normal.dot(axis) > 0 ? (-.infinity, edge) : (edge, .infinity)
    }
  }

  /// The directions in which this shape may be apart from another one.
  private func axes(against other: DynamicShape) -> [PlaneVector] {
    switch self {
    case .polygon(let corners):
      guard corners.count > 1 else { return [] }
      var axes = corners.indices.compactMap { index -> PlaneVector? in
        let edge = corners[(index + 1) % corners.count] - corners[index]
        return PlaneVector(-edge.y, edge.x).unit
      }
      if corners.count == 2, let along = (corners[1] - corners[0]).unit { axes.append(along) }
      return axes
    case .circle(let center, _):
      if case .polygon(let corners) = other {
        let nearest = corners.min { ($0 - center).length < ($1 - center).length }
        return nearest.flatMap { (center - $0).unit }.map { [$0] } ?? []
      }
      return (center - other.middle).unit.map { [$0] } ?? [PlaneVector(0, -1)]
    case .halfPlane(_, let normal): return [normal]
    }
  }

  /// The shape of an item around its middle.
  @MainActor
  init(of item: any UIDynamicItem) {
    let (width, height) = (Double(item.bounds.width) / 2, Double(item.bounds.height) / 2)
    switch item.collisionBoundsType {
    case .rectangle:
      self = .polygon([
        PlaneVector(-width, -height), PlaneVector(width, -height), PlaneVector(width, height),
        PlaneVector(-width, height),
      ])
    case .ellipse where width == height: self = .circle(center: .zero, radius: width)
    case .ellipse:
      self = .polygon(
        (0..<32).map {
          let angle = Double($0) * .pi / 16
          return PlaneVector(width * cos(angle), height * sin(angle))
        })
    case .path:
      self = .polygon(
        Self.corners(of: item.collisionBoundingPath.cgPath).first.map { $0.dropLastIfClosed } ?? [])
    }
  }

  /// The corners of each part of a path, with curves in short lines.
  static func corners(of path: CGPath) -> [[PlaneVector]] {
    path.path.flattened(tolerance: 0.25).map { line in
      let corners = line.points.map { PlaneVector($0) }
      return line.isClosed ? corners + corners.prefix(1) : corners
    }
  }
}

extension [PlaneVector] {
  fileprivate var dropLastIfClosed: [PlaneVector] {
    count > 1 && first == last ? Array(dropLast()) : self
  }
}

import Foundation

extension PathElements {
  /// The path of a rectangle from its origin along the x axis.
  package static func rect(_ rect: CGRect) -> PathElements {
    guard !rect.isNull else { return PathElements() }
    return polygon([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// The closed path through corners.
  static func polygon(_ corners: [CGPoint]) -> PathElements {
    PathElements([Polyline(corners, isClosed: true)])
  }

  /// The ellipse inscribed in a rectangle, from the middle of its right side, with increasing
  /// angle.
  package static func ellipse(in rect: CGRect) -> PathElements {
    guard !rect.isNull else { return PathElements() }
    let unit = Arc(center: .zero, radius: 1, start: 0, span: 2 * .pi)
    return PathElements([.move(unit.start)] + unit.curves + [.close])
      .applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// The path of a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - radii: the half axes at the top left, top right, bottom right and bottom left, each at
  ///     most half of the rectangle; a corner with zero is sharp.
  /// - Returns: a closed path; an empty one for the null rectangle.
  package static func roundedRect(_ rect: CGRect, radii: [CGSize]) -> PathElements {
    guard !rect.isNull else { return PathElements() }
    let rect = rect.standardized
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var path = PathElements()
    for (index, (corner, radii)) in zip(corners, radii).enumerated() {
      let across = min(max(0, radii.width), rect.width / 2)
      let down = min(max(0, radii.height), rect.height / 2)
      let center = CGPoint(
        x: corner.x + (corner.x == rect.minX ? across : -across),
        y: corner.y + (corner.y == rect.minY ? down : -down))
      let quarter = Arc(
        center: .zero, radius: 1, start: .pi + CGFloat(index) * .pi / 2, span: .pi / 2)
      let place = CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: center.x, ty: center.y)
      let start = across == 0 || down == 0 ? corner : quarter.start.applying(place)
      path.append(path.currentPoint == nil ? .move(start) : .line(start))
      guard across > 0, down > 0 else { continue }
      for curve in quarter.curves { path.append(curve.applying(place)) }
    }
    path.append(.close)
    return path
  }

  /// A path along straight lines.
  package init(_ lines: [Polyline]) {
    self.init()
    for line in lines {
      guard let first = line.points.first else { continue }
      append(.move(first))
      for point in line.points.dropFirst() { append(.line(point)) }
      if line.isClosed { append(.close) }
    }
  }
}

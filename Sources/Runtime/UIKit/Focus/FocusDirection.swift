import Foundation

/// One of the four directions, with what it says of two rectangles.
struct FocusDirection {
  /// One step, with y downwards.
  let unit: CGPoint

  /// The direction of a heading that is up, down, left or right.
  init(_ heading: UIFocusHeading) {
    unit =
      switch heading {
      case .up: CGPoint(x: 0, y: -1)
      case .down: CGPoint(x: 0, y: 1)
      case .left: CGPoint(x: -1, y: 0)
      default: CGPoint(x: 1, y: 0)
      }
  }

  var isVertical: Bool { unit.x == 0 }

  /// The strip that an edge of a rectangle sweeps in this direction through another rectangle.
  func strip(from rect: CGRect, in area: CGRect) -> CGRect {
    switch (unit.x, unit.y) {
    case (0, -1):
      CGRect(
        x: rect.minX, y: area.minY, width: rect.width, height: max(0, rect.midY - area.minY))
    case (0, _):
      CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: max(0, area.maxY - rect.midY))
    case (-1, _):
      CGRect(x: area.minX, y: rect.minY, width: max(0, rect.midX - area.minX), height: rect.height)
    default:
      CGRect(x: rect.midX, y: rect.minY, width: max(0, area.maxX - rect.midX), height: rect.height)
    }
  }

  /// How well a rectangle lies in the direction; less is better.
  struct Score: Comparable {
    let along: CGFloat
    let across: CGFloat
    let row: CGFloat
    let column: CGFloat

    static func < (one: Score, other: Score) -> Bool {
      (one.along, one.across, one.row, one.column)
        < (other.along, other.across, other.row, other.column)
    }
  }

  /// The score of a rectangle; nil if it does not lie in the direction.
  ///
  /// Neighbours may share a border, so it begins beyond the middle of the old one, and its middle lies
  /// farther.
  func score(of new: CGRect, from old: CGRect, isStrict: Bool) -> Score? {
    let (a, b) = (extent(of: old, along: true), extent(of: new, along: true))
    guard b.middle > a.middle, b.low >= a.middle else { return nil }
    let (c, d) = (extent(of: old, along: false), extent(of: new, along: false))
    let overlap = min(c.high, d.high) - max(c.low, d.low)
    if isStrict, overlap < min(c.high - c.low, d.high - d.low) / 2 { return nil }
    return Score(
      along: max(0, b.low - a.high), across: abs(d.middle - c.middle), row: new.minY,
      column: new.minX)
  }

  private struct Extent {
    let low: CGFloat
    let high: CGFloat
    var middle: CGFloat { (low + high) / 2 }
  }

  /// The extent along the direction, growing with it, or across it.
  private func extent(of rect: CGRect, along: Bool) -> Extent {
    guard along == isVertical else {
      return !along || unit.x > 0
        ? Extent(low: rect.minX, high: rect.maxX) : Extent(low: -rect.maxX, high: -rect.minX)
    }
    return !along || unit.y > 0
      ? Extent(low: rect.minY, high: rect.maxY) : Extent(low: -rect.maxY, high: -rect.minY)
  }
}

extension CGRect {
  /// The same rows across the whole width of another rectangle.
  func spanning(_ area: CGRect) -> CGRect {
    CGRect(x: area.minX, y: minY, width: area.width, height: height)
  }
}

extension CGPoint {
  func scaled(by size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

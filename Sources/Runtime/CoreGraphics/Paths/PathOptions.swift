/// Which points are inside of a path that crosses itself.
///
/// Source: Apple, CGPathFillRule.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those that the path runs around, counting each direction against the other.
  case winding
  /// Those that lie behind an odd number of its lines.
  case evenOdd

  /// Whether a point is inside around which the path runs that often.
  package func isInside(winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}

/// How a stroke ends where a line does.
///
/// Source: Apple, CGLineCap.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At the very end.
  case butt
  /// With half a circle around the end.
  case round
  /// Half a line's width past the end.
  case square
}

/// How a stroke goes around a corner.
///
/// Source: Apple, CGLineJoin.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// With a point, unless that would be too long.
  case miter
  /// With a part of a circle.
  case round
  /// With the corner cut off.
  case bevel
}

/// How a path is drawn as a line.
package struct StrokeStyle: Hashable, Sendable {
  /// The width in the path's own units; 0 is the thinnest line that can be shown.
  package var width: CGFloat = 1
  /// The ends of open lines.
  package var cap = CGLineCap.butt
  /// The corners.
  package var join = CGLineJoin.miter
  /// The greatest length of a pointed corner, in line widths.
  package var miterLimit: CGFloat = 10
  /// The lengths of strokes and gaps by turns; empty for an unbroken line.
  package var dashes: [CGFloat] = []
  /// How far into the pattern the line begins.
  package var dashPhase: CGFloat = 0

  /// An unbroken line of width 1 with sharp corners.
  package init() {}
}

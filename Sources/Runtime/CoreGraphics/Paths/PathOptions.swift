/// The rule that decides which points are inside a path.
///
/// Source: Apple, CGPathFillRule.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Points with a nonzero winding number.
  case winding
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd

  /// Whether a point with a winding number is inside.
  package func isInside(winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}

/// The style of the ends of a line.
///
/// Source: Apple, CGLineCap.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Squared off at the end point.
  case butt
  /// A semicircle around the end point.
  case round
  /// Squared off half a line width past the end point.
  case square
}

/// The style of the joins between lines.
///
/// Source: Apple, CGLineJoin.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A sharp corner, unless it exceeds the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// The style of a stroke.
package struct StrokeStyle: Hashable, Sendable {
  /// The line width in the path's units; 0 is the thinnest line that can be drawn.
  package var width: CGFloat = 1
  /// The ends of open lines.
  package var cap = CGLineCap.butt
  /// The corners.
  package var join = CGLineJoin.miter
  /// The maximum length of a mitre, in line widths.
  package var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat] = []
  /// Where in the pattern the line begins.
  package var dashPhase: CGFloat = 0

  /// Creates the style of a solid line of width 1 with mitred joins.
  package init() {}
}

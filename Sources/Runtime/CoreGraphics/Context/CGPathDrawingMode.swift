/// Whether a path is filled, stroked, or both.
///
/// Source: Apple, CGPathDrawingMode.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled by the winding rule.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding rule, then stroked.
  case fillStroke
  /// Filled by the even-odd rule, then stroked.
  case eoFillStroke

  /// The fill rule, or nil if the path is not filled.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the path is stroked.
  var strokes: Bool {
    switch self {
    case .fill, .eoFill: false
    case .stroke, .fillStroke, .eoFillStroke: true
    }
  }
}

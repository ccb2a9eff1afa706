/// Whether a path is filled, drawn as a line, or both.
///
/// Source: Apple, CGPathDrawingMode.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled by winding.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Drawn as a line.
  case stroke
  /// Filled by winding, then drawn as a line.
  case fillStroke
  /// Filled by the even-odd rule, then drawn as a line.
  case eoFillStroke

  /// How the path is filled, or nil if it is not.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the path is drawn as a line.
  var strokes: Bool {
    switch self {
    case .fill, .eoFill: false
    case .stroke, .fillStroke, .eoFillStroke: true
    }
  }
}

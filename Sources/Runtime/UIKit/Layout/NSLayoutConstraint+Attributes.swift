extension NSLayoutConstraint {
  /// How the two sides of a constraint relate.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The part of an item that a constraint is about.
  ///
  /// Edges and centres are those of the alignment rectangle; the attributes of margins are those of
  /// the view's layout margins. Source: Apple, NSLayoutConstraint.Attribute.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The old name of the last baseline.
    public static var baseline: Attribute { .lastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction in which the attribute lies.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .notAnAttribute, .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline,
      .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a length and no place.
  var isSize: Bool { self == .width || self == .height }

  /// The attribute of the margins' rectangle that this one of the view stands for, if any.
  var withoutMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the side meant depends on the direction of reading.
  var followsReading: Bool {
    switch withoutMargin ?? self {
    case .leading, .trailing: true
    default: false
    }
  }

  /// Whether the attribute is a left or right side, whatever the direction of reading.
  var isFixedSide: Bool {
    switch withoutMargin ?? self {
    case .left, .right: true
    default: false
    }
  }
}

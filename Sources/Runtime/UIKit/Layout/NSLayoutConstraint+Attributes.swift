extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An axis of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The attribute of an item that a constraint uses.
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
  /// The axis of the attribute.
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

  /// Whether the attribute is a dimension and not a location.
  var isSize: Bool { self == .width || self == .height }

  /// The attribute of the margins' rectangle that corresponds to this margin attribute, if it is
  /// one.
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

  /// The attribute on the other side where what follows the reading direction is mirrored.
  func mirrored(_ isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    guard isMirrored else { return self }
    return switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// Whether the edge depends on the reading direction.
  var followsReading: Bool {
    switch withoutMargin ?? self {
    case .leading, .trailing: true
    default: false
    }
  }

  /// Whether the attribute is the left or right edge, in either reading direction.
  var isFixedSide: Bool {
    switch withoutMargin ?? self {
    case .left, .right: true
    default: false
    }
  }
}

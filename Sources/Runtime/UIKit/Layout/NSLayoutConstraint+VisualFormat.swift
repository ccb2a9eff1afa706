import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction it is read.
  ///
  /// Source: Apple, NSLayoutConstraint.FormatOptions.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The views have one left side.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The views have one right side.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The views have one upper side.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The views have one lower side.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The views begin at one place.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The views end at one place.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The views have one middle from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The views have one middle from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last lines of the views lie on one baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first lines of the views lie on one baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The format is read in the direction of text.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Makes the constraints that a visual format draws, in reading order.
  ///
  /// Source: UIKIT-CASES.md layout-visual-format.
  ///
  /// - Precondition: The format follows the grammar, and what it names is in the dictionaries.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed = VisualFormat(format, metrics: metrics ?? [:])
    return VisualFormatConstraints(parsed, opts, views: views, format: format).made
  }
}

/// The constraints of a visual format for given views.
@MainActor
private struct VisualFormatConstraints {
  private(set) var made: [NSLayoutConstraint] = []
  private let views: [String: Any]
  private let format: String
  private let edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute)
  private let margins: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute)
  private let isReversed: Bool

  init(
    _ parsed: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, views: [String: Any],
    format: String
  ) {
    self.views = views
    self.format = format
    isReversed = options.contains(.directionRightToLeft) && parsed.axis == .horizontal
    if parsed.axis == .vertical {
      (edges, margins) = ((.top, .bottom), (.topMargin, .bottomMargin))
    } else if isReversed {
      (edges, margins) = ((.right, .left), (.rightMargin, .leftMargin))
    } else if options.contains(.directionLeftToRight) {
      (edges, margins) = ((.left, .right), (.leftMargin, .rightMargin))
    } else {
      (edges, margins) = ((.leading, .trailing), (.leadingMargin, .trailingMargin))
    }
    make(parsed, options)
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else {
      preconditionFailure(
        "Unable to parse constraint format: \n\(name) is not a key in the views dictionary. \n"
          + format)
    }
    return view
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else {
      preconditionFailure(
        "Unable to interpret '|' character, because the related view doesn't have a superview \n"
          + format)
    }
    return superview
  }

  private mutating func make(
    _ parsed: VisualFormat, _ options: NSLayoutConstraint.FormatOptions
  ) {
    var previous: UIView?
    for part in parsed.parts {
      let view = view(part.name)
      if let connection = part.connection {
        if let previous {
          connect(
            LayoutTarget(view, edges.start), to: LayoutTarget(previous, edges.end), connection)
          align(view, with: previous, options)
        } else {
          let outside = superview(of: view)
          connect(
            LayoutTarget(view, edges.start),
            to: LayoutTarget(outside, connection.isStandard ? margins.start : edges.start),
            connection, isStandardZero: true)
        }
      }
      for length in part.lengths { add(length, to: view, parsed.axis) }
      previous = view
    }
    if let end = parsed.end, let previous {
      let outside = superview(of: previous)
      connect(
        LayoutTarget(outside, end.isStandard ? margins.end : edges.end),
        to: LayoutTarget(previous, edges.end), end, isStandardZero: true)
    }
  }

  /// Puts one place after another; the standard distance to margins is none, as they are it.
  private mutating func connect(
    _ place: LayoutTarget, to other: LayoutTarget, _ connection: VisualFormat.Connection,
    isStandardZero: Bool = false
  ) {
    let predicates: [VisualFormat.Predicate] =
      switch connection {
      case .standard:
        [.init(constant: isStandardZero ? 0 : SystemLength.betweenViews)]
      case .predicates(let predicates): predicates
      }
    for predicate in predicates {
      let (first, second) = isReversed ? (other, place) : (place, other)
      append(
        NSLayoutConstraint(first, predicate.relation, second, constant: predicate.constant),
        predicate.priority)
    }
  }

  private mutating func add(
    _ length: VisualFormat.Predicate, to view: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let other = length.viewName.map { LayoutTarget(self.view($0), attribute) }
    append(
      NSLayoutConstraint(
        LayoutTarget(view, attribute), length.relation, other, constant: length.constant),
      length.priority)
  }

  private mutating func align(
    _ view: UIView, with other: UIView, _ options: NSLayoutConstraint.FormatOptions
  ) {
    let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in alignments where options.contains(option) {
      append(
        NSLayoutConstraint(LayoutTarget(view, attribute), .equal, LayoutTarget(other, attribute)),
        .required)
    }
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    made.append(constraint)
  }
}

extension VisualFormat.Connection {
  fileprivate var isStandard: Bool {
    if case .standard = self { return true }
    return false
  }
}

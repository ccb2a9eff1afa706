import Foundation

/// The constraints by which a stack view places its views.
///
/// Source: UIKIT-CASES.md "Stack views".
@MainActor
struct StackArrangement {
  private weak var stack: UIStackView?
  private var constraints: [NSLayoutConstraint] = []
  private var spacers: [UILayoutGuide] = []
  private var tieBreaks: [(view: UIView, value: LayoutTieBreak?)] = []

  /// No constraints.
  init() {}

  /// What a stack view asks for now.
  init(of stack: UIStackView) {
    self.stack = stack
    let shown = stack.shownViews
    placeAlong(shown, in: stack)
    placeAcross(shown, in: stack)
    placeHidden(in: stack)
    settleTies(among: shown, in: stack)
  }

  /// Lets the constraints act.
  mutating func activate() {
    for spacer in spacers { stack?.addLayoutGuide(spacer) }
    for (view, value) in tieBreaks { view.setTieBreak(value) }
    tieBreaks = []
    NSLayoutConstraint.activate(constraints)
  }

  /// Stops the constraints from acting.
  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    for spacer in spacers { stack?.removeLayoutGuide(spacer) }
  }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ otherAttribute: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      LayoutTarget(first, attribute), relation,
      second.map { LayoutTarget($0, otherAttribute ?? attribute) }, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV-\(name)"
    constraints.append(constraint)
  }

  // MARK: Along the stack

  private mutating func placeAlong(_ views: [UIView], in stack: UIStackView) {
    guard let first = views.first, let last = views.last else { return }
    let (canvas, along) = (stack.canvas, stack.axis.attributes)
    add("canvas-connection", first, along.start, .equal, canvas)
    add("canvas-connection", last, along.end, .equal, canvas)
    let pairs = zip(views, views.dropFirst())
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs { addGap(.equal, after: view, before: next, in: stack) }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        addGap(.greaterThanOrEqual, after: view, before: next, in: stack)
        addSpacer(from: view, to: next, in: stack)
      }
      add("canvas-fit", stack, along.size, priority: 49)
    }
    if stack.distribution == .fillEqually {
      for view in views.dropFirst() { add("fill-equally", view, along.size, .equal, first) }
    } else if stack.distribution == .fillProportionally {
      addProportions(of: views, in: stack)
    }
  }

  private mutating func addGap(
    _ relation: NSLayoutConstraint.Relation, after view: UIView, before next: UIView,
    in stack: UIStackView
  ) {
    let along = stack.axis.attributes
    let isFromBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    add(
      "spacing", next, isFromBaseline ? .firstBaseline : along.start, relation, view,
      isFromBaseline ? .lastBaseline : along.end, constant: stack.gap(after: view))
  }

  /// A guide from one view to the next, or from centre to centre; all are equally long.
  private mutating func addSpacer(from view: UIView, to next: UIView, in stack: UIStackView) {
    let along = stack.axis.attributes
    let isCentred = stack.distribution == .equalCentering
    let spacer = UILayoutGuide()
    spacer.identifier = "UISV-spacer"
    add(
      "distributing-edge", spacer, along.start, .equal, view, isCentred ? along.center : along.end)
    add(
      "distributing-edge", spacer, along.end, .equal, next, isCentred ? along.center : along.start)
    if let first = spacers.first {
      add("equal-spacers", spacer, along.size, .equal, first, priority: isCentred ? 150 : 1000)
    }
    spacers.append(spacer)
  }

  private mutating func addProportions(of views: [UIView], in stack: UIStackView) {
    let along = stack.axis.attributes
    let lengths = views.map { $0.contentLength(along: stack.axis) ?? 0 }
    let gaps = views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let total = lengths.reduce(gaps, +)
    guard total > 0 else { return }
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      add(
        "fill-proportionally", view, along.size, .equal, stack.canvas, multiplier: length / total,
        priority: views.count == 1 ? 1000 : Float(max(1, 999 - index)))
    }
  }

  // MARK: Across the stack

  private mutating func placeAcross(_ views: [UIView], in stack: UIStackView) {
    let (canvas, across) = (stack.canvas, stack.axis.other.attributes)
    for view in views {
      switch stack.alignment {
      case .fill:
        add("alignment", view, across.start, .equal, canvas)
        add("alignment", view, across.end, .equal, canvas)
        continue
      case .leading: add("alignment", view, across.start, .equal, canvas)
      case .trailing: add("alignment", view, across.end, .equal, canvas)
      case .center: add("alignment", view, across.center, .equal, canvas)
      case .firstBaseline, .lastBaseline: addBaseline(of: view, among: views, in: stack)
      }
      add("spanning-boundary", view, across.start, .greaterThanOrEqual, canvas)
      add("spanning-boundary", view, across.end, .lessThanOrEqual, canvas)
      add("ambiguity-suppression", view, across.size, priority: 25)
    }
    if stack.alignment != .fill, !views.isEmpty {
      add("spanning-fit", stack, across.size, priority: 51)
    }
  }

  /// Puts a view's baseline on that of the first one, as near to the edge as all of them get.
  private mutating func addBaseline(of view: UIView, among views: [UIView], in stack: UIStackView) {
    guard stack.axis == .horizontal, let first = views.first else { return }
    let isFirst = stack.alignment == .firstBaseline
    if view !== first {
      add("alignment", view, isFirst ? .firstBaseline : .lastBaseline, .equal, first)
    }
    add("spanning-fit", view, isFirst ? .top : .bottom, .equal, stack.canvas, priority: 51)
  }

  // MARK: Hidden views, and ties

  /// Hidden views have no length and lie in the middle of the gap they left.
  private mutating func placeHidden(in stack: UIStackView) {
    let (along, across) = (stack.axis.attributes, stack.axis.other.attributes)
    var previous: UIView?
    let last = stack.shownViews.last
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add("hiding", view, along.size, priority: 999)
      add("hiding", view, across.start, .equal, stack.canvas)
      if let previous {
        let gap = previous === last ? 0 : stack.gap(after: previous) / 2
        add("hiding", view, along.start, .equal, previous, along.end, constant: gap)
      } else {
        add("hiding", view, along.start, .equal, stack.canvas)
      }
    }
  }

  /// Where the constraints leave open which view stretches or shrinks, the first one does; the last
  /// one of those without a content's length, if there are such.
  private mutating func settleTies(among views: [UIView], in stack: UIStackView) {
    let axis = stack.axis
    let plain = views.last { !$0.hasLength(along: axis) }
    let isFilled = stack.distribution == .fill
    let stretching =
      plain ?? views.firstMinimum { $0.contentHuggingPriority(for: axis).rawValue }
    let shrinking = views.firstMinimum {
      $0.contentCompressionResistancePriority(for: axis).rawValue
    }
    for view in stack.arrangedSubviews {
      let value = LayoutTieBreak(
        axis: axis, growsLast: !(isFilled && view === stretching),
        shrinksLast: !(isFilled && view === shrinking))
      tieBreaks.append((view, view.isHidden ? nil : value))
    }
  }
}

extension UIStackView {
  /// What the views are connected with: the stack, or the rectangle inside its margins.
  fileprivate var canvas: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }
}

extension UIView {
  /// The length of the content along an axis; nil if there is none.
  fileprivate func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let size = intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  /// Whether the content, or a constraint of the view's own, asks for a length along an axis.
  fileprivate func hasLength(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentLength(along: axis) != nil
      || constraints.contains {
        $0.second == nil && $0.firstItem === self && $0.firstAttribute == axis.attributes.size
      }
  }

  fileprivate func setTieBreak(_ value: LayoutTieBreak?) {
    guard storedLayoutState?.tieBreak != value else { return }
    layoutState.tieBreak = value
    layoutRequirementsDidChange()
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }

  fileprivate var attributes: AxisAttributes {
    self == .horizontal
      ? AxisAttributes(start: .leading, end: .trailing, center: .centerX, size: .width)
      : AxisAttributes(start: .top, end: .bottom, center: .centerY, size: .height)
  }
}

/// The attributes that lie along an axis.
private struct AxisAttributes {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute
}

extension Array {
  /// The first element of which a number is least.
  fileprivate func firstMinimum(by number: (Element) -> Float) -> Element? {
    var found: (element: Element, number: Float)?
    for element in self {
      let value = number(element)
      if found.map({ value < $0.number }) ?? true { found = (element, value) }
    }
    return found?.element
  }
}

import CassowarySolver
import Foundation

/// Turns an app's constraint into one of the solver, on the variables of views and guides.
@MainActor
struct ConstraintTranslation {
  let root: UIView
  /// The item of a view or guide, which is then used once more.
  let use: (AnyObject) -> LayoutItem

  /// An app's constraint for the solver, and the items it uses, each used once more.
  func linearConstraint(
    _ constraint: NSLayoutConstraint
  ) -> (constraint: LinearConstraint, items: [LayoutItem]) {
    let holder = constraint.holder ?? root
    let isMirrored = holder.isRightToLeft && constraint.first.attribute.followsReading
    let sign: Double = isMirrored ? -1 : 1
    var sum = LayoutExpression()
    sum.add(expression(constraint.first, isMirrored, in: holder), times: sign)
    if let second = constraint.second, constraint.multiplier != 0 {
      let factor = Double(constraint.multiplier)
      sum.add(expression(second, isMirrored, in: holder), times: -factor * sign)
      // From the right edge a place is the width less the place from the left edge.
      if isMirrored, factor != 1, !constraint.first.isDistance {
        sum.add(expression(of: holder, .width, in: holder), times: 1 - factor)
      }
    }
    let linear = LinearConstraint(
      sum.terms, constraint.relation.linear, Double(constraint.constant) - sum.constant,
      priority: constraint.priority.level)
    return (linear, sum.items)
  }

  private func expression(
    _ target: LayoutTarget, _ isMirrored: Bool, in holder: UIView
  ) -> LayoutExpression {
    var sum = LayoutExpression()
    if let item = target.item {
      sum = expression(of: item, target.attribute.mirrored(isMirrored), in: holder)
    }
    if let start = target.startItem {
      sum.add(
        expression(of: start, target.startAttribute.mirrored(isMirrored), in: holder), times: -1)
    }
    return sum
  }

  /// An attribute of a view or guide in the coordinates of a view around it.
  private func expression(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView
  ) -> LayoutExpression {
    guard let view = object as? UIView else {
      let guide = object as? UILayoutGuide
      return expression(
        attribute, of: use(object), offsets: .zero, liftedFrom: guide?.owningView, to: holder)
    }
    if let attribute = attribute.withoutMargin {
      return expression(of: view.layoutMarginsGuide, attribute, in: holder)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      let text =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view { return expression(of: text, attribute, in: holder) }
    }
    guard view === holder, !attribute.isSize else {
      return expression(
        attribute, of: use(view), offsets: view.baselineOffsets, liftedFrom: view.storedSuperview,
        to: holder)
    }
    if let scrollView = view as? UIScrollView {
      return expression(of: scrollView.contentLayoutGuide, attribute, in: holder)
    }
    return insideExpression(attribute, of: view)
  }

  /// A place of a view in its own coordinates.
  private func insideExpression(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> LayoutExpression {
    let axis = attribute.axis
    let insets = view.alignmentRectInsets
    var sum = LayoutExpression()
    sum.constant = Double(axis == .horizontal ? insets.left : insets.top)
    let part = attribute.place(view.baselineOffsets)
    sum.constant += part.constant
    if part.ofLength != 0 {
      let item = use(view)
      sum.items = [item]
      sum.terms = [Term(part.ofLength, item.length(axis))]
    }
    return sum
  }

  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, offsets: BaselineOffsets,
    liftedFrom container: UIView?, to holder: UIView
  ) -> LayoutExpression {
    let axis = attribute.axis
    var sum = LayoutExpression()
    sum.items = [item]
    if attribute.isSize || attribute.place(offsets).ofLength != 0 { item.boundAxes.insert(axis) }
    guard !attribute.isSize else {
      sum.terms = [Term(1, item.length(axis))]
      return sum
    }
    let part = attribute.place(offsets)
    sum.constant = part.constant
    sum.terms = [Term(1, item.origin(axis))]
    if part.ofLength != 0 { sum.terms.append(Term(part.ofLength, item.length(axis))) }
    lift(&sum, along: axis, from: container, to: holder)
    return sum
  }

  /// Takes a place from one view's coordinates to those of a view around it.
  private func lift(
    _ sum: inout LayoutExpression, along axis: NSLayoutConstraint.Axis, from container: UIView?,
    to holder: UIView
  ) {
    var view = container
    while let current = view, current !== holder {
      let item = use(current)
      let insets = current.alignmentRectInsets
      sum.items.append(item)
      sum.terms.append(Term(1, item.origin(axis)))
      sum.constant -= Double(axis == .horizontal ? insets.left : insets.top)
      if let scrollView = current as? UIScrollView {
        let frame = use(scrollView.frameLayoutGuide)
        sum.items.append(frame)
        sum.terms.append(Term(-1, frame.origin(axis)))
      }
      view = current.storedSuperview
    }
  }
}

/// How far baselines lie from a view's edges: the first from the upper one, the last from the lower
/// one; nil for the lower edge.
struct BaselineOffsets {
  var first: CGFloat?
  var last: CGFloat = 0

  static let zero = BaselineOffsets()
}

extension NSLayoutConstraint.Attribute {
  /// A place as a part of the length after the origin, and a constant.
  fileprivate func place(_ offsets: BaselineOffsets) -> (ofLength: Double, constant: Double) {
    switch self {
    case .right, .trailing, .bottom: (1, 0)
    case .centerX, .centerY: (0.5, 0)
    case .lastBaseline: (1, -Double(offsets.last))
    case .firstBaseline: offsets.first.map { (0, Double($0)) } ?? (1, 0)
    default: (0, 0)
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

import CassowarySolver
import Foundation

/// What the guides ask for that UIKit keeps itself.
extension SystemConstraints {
  func guideConstraints(
    of guide: SystemLayoutGuide, _ item: LayoutItem
  ) -> ([SystemConstraint], [LayoutItem]) {
    guard let view = guide.owningView else { return ([], []) }
    switch guide.kind {
    case .safeArea, .margins, .readableContent:
      let isReadable = guide.kind == .readableContent
      var used = [use(view)]
      if let scrollView = view as? UIScrollView { used.append(use(scrollView.frameLayoutGuide)) }
      // The variables are those of the alignment rectangle; the insets lie in the bounds.
      let (insets, outside) = (guide.insets, view.alignmentRectInsets)
      let across = insetConstraints(
        .horizontal, item, used, from: insets.left, to: insets.right,
        outside: outside.left + outside.right, isCapped: isReadable)
      let along = insetConstraints(
        .vertical, item, used, from: insets.top, to: insets.bottom,
        outside: outside.top + outside.bottom)
      return (across + along, used)
    case .scrollContent:
      return (
        [
          equation(.guide(.left), [Term(1, item.x)], 0),
          equation(.guide(.top), [Term(1, item.y)], 0),
        ], []
      )
    case .scrollFrame:
      let (owner, outside) = (use(view), view.alignmentRectInsets)
      return (
        [
          equation(.guide(.left), [Term(1, item.x)], view.storedBounds.minX),
          equation(.guide(.top), [Term(1, item.y)], view.storedBounds.minY),
          equation(
            .guide(.width), [Term(1, item.width), Term(-1, owner.width)],
            outside.left + outside.right),
          equation(
            .guide(.height), [Term(1, item.height), Term(-1, owner.height)],
            outside.top + outside.bottom),
        ], [owner]
      )
    case .topBars, .bottomBars, .keyboard: return barConstraints(of: guide, in: view, item)
    }
  }

  /// A guide at the upper or lower edge of its owner, and of the visible part where the owner scrolls.
  private func barConstraints(
    of guide: SystemLayoutGuide, in view: UIView, _ item: LayoutItem
  ) -> ([SystemConstraint], [LayoutItem]) {
    var used = [use(view)]
    if let scrollView = view as? UIScrollView { used.append(use(scrollView.frameLayoutGuide)) }
    let outside = view.alignmentRectInsets
    let across = insetConstraints(
      .horizontal, item, used, from: 0, to: 0, outside: outside.left + outside.right)
    let scrolled = used.dropFirst().map { Term(-1, $0.y) }
    let isTop = guide.kind == .topBars
    let edge =
      isTop
      ? equation(.guide(.top), [Term(1, item.y)] + scrolled, 0)
      : equation(
        .guide(.bottom),
        [Term(1, item.y), Term(1, item.height), Term(-1, used[0].height)] + scrolled,
        outside.top + outside.bottom)
    let length = equation(
      .guide(.height), [Term(1, item.height)], isTop ? guide.insets.top : guide.insets.bottom)
    return (across + [edge, length], used)
  }

  /// A guide along insets of its owner, and of the visible part where the owner scrolls.
  private func insetConstraints(
    _ axis: NSLayoutConstraint.Axis, _ item: LayoutItem, _ used: [LayoutItem],
    from start: CGFloat, to end: CGFloat, outside: CGFloat, isCapped: Bool = false
  ) -> [SystemConstraint] {
    let (first, last): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let owner = Term(-1, used[0].length(axis))
    let scrolled = used.dropFirst().map { Term(-1, $0.origin(axis)) }
    let (origin, length) = (item.origin(axis), item.length(axis))
    guard isCapped else {
      return [
        equation(.guide(first), [Term(1, origin)] + scrolled, start),
        equation(
          .guide(last), [Term(1, origin), Term(1, length), owner] + scrolled, outside - end),
      ]
    }
    let middle = scrolled + [Term(1, origin), Term(0.5, length), Term(-0.5, used[0].length(axis))]
    return [
      equation(.guide(.centerX), middle, (outside + start - end) / 2),
      equation(
        .guide(.width), [Term(1, length), owner], outside - start - end, priority: Priority(999)),
      SystemConstraint(
        role: .guide(.width),
        constraint: LinearConstraint(
          [Term(1, length)], .lessThanOrEqual, Double(SystemLength.readableWidth))),
    ]
  }
}

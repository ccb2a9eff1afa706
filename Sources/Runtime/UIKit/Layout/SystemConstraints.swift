import CassowarySolver
import Foundation

/// What views and guides ask for by what they are, without the app's constraints.
@MainActor
struct SystemConstraints {
  let root: UIView
  /// Whether the size of the root is looked for, and not given.
  let isFitting: Bool
  /// The item of a view or guide, which is then used once more.
  let use: (AnyObject) -> LayoutItem

  /// What a view or guide asks for by itself, and the items that this uses, each used once more.
  func constraints(of item: LayoutItem) -> ([SystemConstraint], [LayoutItem]) {
    if let guide = item.object as? SystemLayoutGuide { return guideConstraints(of: guide, item) }
    guard let view = item.view else { return ([], []) }
    if isFitting, view === root {
      return (originConstraints(of: view, item) + contentConstraints(of: view, item), [])
    }
    if view.isPlacedByFrame { return (frameConstraints(of: view, item), []) }
    let origin = view === root ? originConstraints(of: view, item) : []
    return (origin + contentConstraints(of: view, item), [])
  }

  /// The frame that a view has.
  private func frameConstraints(of view: UIView, _ item: LayoutItem) -> [SystemConstraint] {
    let rect = view.currentAlignmentRect
    return originConstraints(of: view, item) + [
      equation(.frame(.width), [Term(1, item.width)], rect.width),
      equation(.frame(.height), [Term(1, item.height)], rect.height),
    ]
  }

  private func originConstraints(of view: UIView, _ item: LayoutItem) -> [SystemConstraint] {
    let rect = view.currentAlignmentRect
    return [
      equation(.frame(.left), [Term(1, item.x)], rect.minX),
      equation(.frame(.top), [Term(1, item.y)], rect.minY),
    ]
  }

  /// The size that the content asks for, as far as it does.
  ///
  /// Source: UIKIT-CASES.md layout-intrinsic-size.
  private func contentConstraints(of view: UIView, _ item: LayoutItem) -> [SystemConstraint] {
    var size = view.intrinsicContentSize
    if let measured = item.heightAtWidth { size.height = measured.height }
    return contentConstraints(of: view, item, .horizontal, size.width)
      + contentConstraints(of: view, item, .vertical, size.height)
      + tieBreakConstraints(of: view, item, size)
  }

  private func contentConstraints(
    of view: UIView, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
  ) -> [SystemConstraint] {
    guard length != UIView.noIntrinsicMetric, length.isFinite else { return [] }
    let terms = [Term(1, item.length(axis))]
    let hugging = view.contentHuggingPriority(for: axis)
    let resistance = view.contentCompressionResistancePriority(for: axis)
    return [
      SystemConstraint(
        role: .hugging(axis),
        constraint: LinearConstraint(
          terms, .lessThanOrEqual, Double(length), priority: hugging.level)),
      SystemConstraint(
        role: .compressionResistance(axis),
        constraint: LinearConstraint(
          terms, .greaterThanOrEqual, Double(length), priority: resistance.level)),
    ]
  }

  /// What decides between views that may change their sizes alike, weaker than any priority.
  private func tieBreakConstraints(
    of view: UIView, _ item: LayoutItem, _ size: CGSize
  ) -> [SystemConstraint] {
    guard let tieBreak = view.storedLayoutState?.tieBreak else { return [] }
    let axis = tieBreak.axis
    let length = axis == .horizontal ? size.width : size.height
    let known = max(0, length.isFinite ? length : 0)
    func limit(_ relation: LinearConstraint.Relation) -> SystemConstraint {
      SystemConstraint(
        role: .tieBreak(axis),
        constraint: LinearConstraint(
          [Term(1, item.length(axis))], relation, Double(known), priority: 0))
    }
    return (tieBreak.growsLast ? [limit(.lessThanOrEqual)] : [])
      + (tieBreak.shrinksLast && known > 0 ? [limit(.greaterThanOrEqual)] : [])
  }

  func equation(
    _ role: SystemConstraint.Role, _ terms: [Term], _ constant: CGFloat,
    priority: Priority = .required
  ) -> SystemConstraint {
    SystemConstraint(
      role: role,
      constraint: LinearConstraint(
        terms, .equal, constant.isFinite ? Double(constant) : 0, priority: priority))
  }
}

import Foundation

extension UISplitViewController {
  private var columns: SplitColumnsView? { storedView as? SplitColumnsView }

  /// The width of the primary column for a total width, in whole cells.
  func columnWidth(in width: CGFloat) -> CGFloat {
    let preferred = (width * preferredPrimaryColumnWidthFraction).rounded(.down)
    let limited = min(max(preferred, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
    return min(limited, width)
  }

  func columnsDidChange() {
    storedView?.setNeedsLayout()
  }

  /// Hides or shows the primary, with the appearance calls of a push without animation.
  ///
  /// The calls on a phone are not documented.
  func primaryVisibilityDidChange() {
    guard !isCollapsed, secondary != nil else { return }
    contents.setNeedsChange(animated: false)
  }

  /// Replaces one or both columns; the appearance calls follow a turn later.
  ///
  /// The order of the calls on a phone is not documented; here it is that of a push. Source:
  /// UIKIT-CASES.md split-show-detail-expanded.
  func replaceColumns(
    primary newPrimary: UIViewController?, secondary newSecondary: UIViewController?
  ) {
    let old = memberChildren
    (primary, secondary, dropped) = (newPrimary, newSecondary, nil)
    contents.membersDidChange(from: old)
    contents.setNeedsChange(animated: false)
  }
}

extension UISplitViewController: ChildContainer {
  var memberChildren: [UIViewController] { [primary, secondary, dropped].compactMap(\.self) }
  var announcesMembership: Bool { true }
  func orderRow(isAnimated: Bool) -> OrderRow { .navigation }

  var wantedChildren: [UIViewController] {
    let hidesPrimary = !isCollapsed && displayMode == .secondaryOnly && secondary != nil
    return [hidesPrimary ? nil : primary, secondary].compactMap(\.self)
  }

  func install(_ children: [UIViewController]) {
    columns?.show(
      children.first { $0 === primary }?.viewIfLoaded,
      children.first { $0 === secondary }?.viewIfLoaded,
      // The view may outlive its controller if the app leaves it in the hierarchy.
      leftWidth: { [weak self] in self?.columnWidth(in: $0) ?? 0 })
  }

  func removeMember(_ child: UIViewController) {
    guard memberChildren.containsIdentical(to: child) else { return }
    if primary === child { primary = nil }
    if secondary === child { secondary = nil }
    if dropped === child { dropped = nil }
    contents.setNeedsChange(animated: false)
  }

  /// Collapses or expands if the width has changed during the change of children.
  func changeDidEnd(_ change: ChildChange?, isCompleted: Bool) {
    guard appearance.phase == .appeared, adaptStructure() else { return }
    contents.setNeedsChange(animated: false)
  }
}

import Foundation

extension UISplitViewController {
  private var columns: SplitColumnsView? { storedView as? SplitColumnsView }

  /// The width of the primary in a whole width, in full cells.
  func columnWidth(in width: CGFloat) -> CGFloat {
    let preferred = (width * preferredPrimaryColumnWidthFraction).rounded(.down)
    let limited = min(max(preferred, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
    return min(limited, width)
  }

  func columnsDidChange() {
    storedView?.setNeedsLayout()
  }

  /// Hides the primary or brings it back; it is told as by a push that is not animated.
  ///
  /// Which calls a phone sends here is not published; these are ours.
  func primaryVisibilityDidChange() {
    guard !isCollapsed, secondary != nil else { return }
    contents.setNeedsChange(animated: false)
  }

  /// Replaces one or both columns; those that go and come are told a turn later.
  ///
  /// Which of their calls comes first is not known of a phone; ours is the order of a push.
  /// Source: UIKIT-CASES.md split-show-detail-expanded.
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
      // The view may outlive its controller in an app that leaves it where it was.
      leftWidth: { [weak self] in self?.columnWidth(in: $0) ?? 0 })
  }

  func removeMember(_ child: UIViewController) {
    guard memberChildren.containsIdentical(to: child) else { return }
    if primary === child { primary = nil }
    if secondary === child { secondary = nil }
    if dropped === child { dropped = nil }
    contents.setNeedsChange(animated: false)
  }

  /// Collapses or expands where the width has changed during the change of children.
  func changeDidEnd(_ change: ChildChange?, isCompleted: Bool) {
    guard appearance.phase == .appeared, adaptStructure() else { return }
    contents.setNeedsChange(animated: false)
  }
}

import Foundation

extension UISplitViewController {
  private var columns: SplitColumnsView? { storedView as? SplitColumnsView }

  /// The width of each shown column in order, in points; the last one has what the others leave.
  func columnWidths(in total: CGFloat) -> [CGFloat] {
    let shown = wantedChildren
    let automaticFraction = shown.count > 2 ? 0.25 : 0.3
    var rest = total
    return shown.map { child in
      let sidebar = child === primary ? primaryWidth : supplementaryWidth
      let width =
        child === shown.last
        ? rest : min(rest, sidebar.points(in: total, automaticFraction: automaticFraction))
      rest -= width
      return width
    }
  }

  /// The width of a column beside others, in points; 0 while it is alone or hidden.
  func width(of column: UIViewController?) -> CGFloat {
    let shown = wantedChildren
    guard shown.count > 1, let column, let index = shown.indexIdentical(to: column) else {
      return 0
    }
    return columnWidths(in: storedView?.bounds.width ?? application.screen.bounds.width)[index]
  }

  func columnsDidChange() {
    storedView?.setNeedsLayout()
  }

  /// Replaces columns; the appearance calls follow a turn later.
  ///
  /// The order of the calls on a phone is not documented; here it is that of a push. Source:
  /// UIKIT-CASES.md split-show-detail-expanded.
  func replaceColumns(
    primary newPrimary: UIViewController?, supplementary newSupplementary: UIViewController? = nil,
    secondary newSecondary: UIViewController?
  ) {
    let old = memberChildren
    (primary, supplementary, secondary) = (newPrimary, newSupplementary, newSecondary)
    dropped = []
    contents.membersDidChange(from: old)
    contents.setNeedsChange(animated: false)
  }
}

extension UISplitViewController: ChildContainer {
  var memberChildren: [UIViewController] {
    [primary, supplementary, secondary].compactMap(\.self) + dropped
  }
  var announcesMembership: Bool { true }
  func orderRow(isAnimated: Bool) -> OrderRow { .navigation }

  var wantedChildren: [UIViewController] {
    guard !isCollapsed, let secondary else { return [primary, supplementary].compactMap(\.self) }
    let sidebars = columnSet.sidebars(in: displayMode)
    return [
      sidebars.contains(.primary) ? primary : nil,
      sidebars.contains(.supplementary) ? supplementary : nil, secondary,
    ].compactMap(\.self)
  }

  func install(_ children: [UIViewController]) {
    columns?.show(
      children.compactMap(\.viewIfLoaded),
      // The view may outlive its controller if the app leaves it in the hierarchy.
      widths: { [weak self] in self?.columnWidths(in: $0) ?? [] },
      isMirrored: { [weak self] in self?.primaryEdge == .trailing })
  }

  func removeMember(_ child: UIViewController) {
    guard memberChildren.containsIdentical(to: child) else { return }
    if primary === child { primary = nil }
    if supplementary === child { supplementary = nil }
    if secondary === child { secondary = nil }
    dropped.removeIdentical(to: child)
    contents.setNeedsChange(animated: false)
  }

  /// Collapses or expands if the width has changed during the change of children.
  func changeDidEnd(_ change: ChildChange?) {
    guard appearance.phase == .appeared, adaptStructure() else { return }
    contents.setNeedsChange(animated: false)
  }
}

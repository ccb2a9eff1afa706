import Foundation

extension UISplitViewController {
  private var isCompact: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Collapses or expands for the current width; the displayed children change later.
  ///
  /// Source: UIKIT-CASES.md split-born-expanded-then-collapses.
  ///
  /// - Returns: Whether the columns have changed.
  @discardableResult
  func adaptStructure() -> Bool {
    guard isCompact != isCollapsed else { return false }
    if isCompact { collapse() } else { expand() }
    return true
  }

  /// Collapses to one column.
  ///
  /// Source: UIKIT-CASES.md split-collapse-delegate-order.
  private func collapse() {
    guard let oldPrimary = primary else { return isCollapsed = true }
    if style != .unspecified { return collapseColumns() }
    let old = memberChildren
    let kept =
      notify(delegate, "primaryViewController(forCollapsing:)") {
        $0.primaryViewController(forCollapsing: self)
      } ?? oldPrimary
    isCollapsed = true
    let detail = secondary === kept ? nil : secondary
    (primary, secondary, dropped) = (kept, nil, [detail].compactMap(\.self))
    contents.membersDidChange(from: old)
    guard let detail else { return }
    let isDone =
      notify(
        delegate, "splitViewController(_:collapseSecondary:onto:)",
        { $0.splitViewController(self, collapseSecondary: detail, onto: kept) }) ?? false
    if !isDone { kept.collapseSecondaryViewController(detail, for: self) }
  }

  /// Expands to two columns.
  ///
  /// Source: UIKIT-CASES.md split-expand-delegate-order.
  private func expand() {
    guard let oldPrimary = primary else { return isCollapsed = false }
    if style != .unspecified { return expandColumns() }
    let old = memberChildren
    let kept =
      notify(delegate, "primaryViewController(forExpanding:)") {
        $0.primaryViewController(forExpanding: self)
      } ?? oldPrimary
    isCollapsed = false
    primary = kept
    contents.membersDidChange(from: old)
    let separated =
      notify(delegate, "splitViewController(_:separateSecondaryFrom:)") {
        $0.splitViewController(self, separateSecondaryFrom: kept)
      }
      ?? kept.separateSecondaryViewController(for: self)
    let collapsed = memberChildren
    secondary = separated ?? dropped.first
    dropped = []
    contents.membersDidChange(from: collapsed)
  }

  /// Collapses to the column that is on top; it goes onto the stack of the primary, with those between.
  ///
  /// Source: UIKIT-CASES.md split-columns, split-three-columns.
  private func collapseColumns() {
    let old = memberChildren
    let top = topColumn()
    isCollapsed = true
    let compact = top == .compact ? columnSet.child(in: .compact) : nil
    (primary, supplementary, secondary) = (compact ?? columnSet.child(in: .primary), nil, nil)
    dropped = compact == nil ? columnSet.stacked() : []
    contents.membersDidChange(from: old)
    let stacked = columnSet.stacked(through: top)
    for column in stacked {
      // One that another covers disappears, as its view is not shown where it goes.
      if column !== stacked.last { uninstall(column) }
      primary?.collapseSecondaryViewController(column, for: self)
    }
    notify(delegate, "splitViewControllerDidCollapse(_:)") {
      $0.splitViewControllerDidCollapse(self)
    }
  }

  /// Expands to all columns; each leaves the stack of the primary, where all else stays.
  private func expandColumns() {
    let old = memberChildren
    isCollapsed = false
    let navigation = primary as? UINavigationController
    for column in columnSet.stacked() {
      if columnSet.hides(column, in: displayMode) { uninstall(column) }
      navigation?.separate(column)
    }
    primary = columnSet.child(in: .primary)
    supplementary = columnSet.child(in: .supplementary)
    secondary = columnSet.child(in: .secondary)
    dropped = []
    contents.membersDidChange(from: old)
    notify(delegate, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)") {
      preferredDisplayMode = $0.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: preferredDisplayMode)
    }
    notify(delegate, "splitViewControllerDidExpand(_:)") { $0.splitViewControllerDidExpand(self) }
  }
}

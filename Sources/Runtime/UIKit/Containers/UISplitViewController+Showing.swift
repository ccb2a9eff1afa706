import Foundation

extension UISplitViewController {
  /// Sets the controller of a column; outside of `.compact` it gets a navigation controller around it, unless it is one.
  ///
  /// - Precondition: The split view was made by `init(style:)`, and has the column.
  /// Source: Apple, UISplitViewController.setViewController(_:for:).
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    let former = columnSet.child(in: column)
    columnSet[column] = vc
    guard isCollapsed else {
      if column != .compact { takeColumns() }
      return
    }
    // One controller is shown: the one for compact width, or else the primary, upon which the others are pushed.
    let compact = columnSet.child(in: .compact)
    switch column {
    case .compact,
      .primary where compact == nil:
      replaceColumns(primary: compact ?? columnSet.child(in: .primary), secondary: nil)
    case .supplementary where compact == nil,
      .secondary where compact == nil:
      // One that the collapse left out gives way to the new one; one of the stack stays until it is popped.
      guard let former, dropped.containsIdentical(to: former) else { return }
      let old = memberChildren
      dropped.removeIdentical(to: former)
      dropped += [columnSet.child(in: column)].compactMap(\.self)
      contents.membersDidChange(from: old)
    default:
      break
    }
  }

  /// The controller that was set for a column.
  public func viewController(for column: Column) -> UIViewController? { columnSet[column] }

  /// Shows a column: beside the others, or in compact width on top of the stack of the primary.
  ///
  /// Beside the others, the nearest display mode with it is taken, and a secondary is there already. In compact
  /// width those between are pushed as well, and what covers it is popped. Source: Apple,
  /// UISplitViewController.show(_:).
  public func show(_ column: Column) {
    guard isCollapsed else {
      take([.oneBesideSecondary, .twoBesideSecondary]) { $0.contains(column) }
      return
    }
    guard let navigation = primary as? UINavigationController else { return }
    let stack = navigation.viewControllers
    let wanted = columnSet.stacked(through: column)
    guard let top = wanted.last else {
      // The primary is what lies below the first of the other columns.
      let columns = columnSet.stacked()
      let own = stack.prefix { !columns.containsIdentical(to: $0) }
      if let top = own.last { navigation.popToViewController(top, animated: true) }
      return
    }
    if stack.containsIdentical(to: top) {
      navigation.popToViewController(top, animated: true)
    } else {
      stackColumns(wanted, upon: navigation)
    }
  }

  /// Puts columns on top of the primary's stack, those that are missing there, in one change.
  private func stackColumns(
    _ columns: [UIViewController], upon navigation: UINavigationController
  ) {
    let above = columnSet.stacked().dropFirst(columns.count)
    let below = Array(
      navigation.viewControllers.prefix { column in !above.contains { $0 === column } })
    let missing = columns.filter { !below.containsIdentical(to: $0) }
    for column in missing {
      if column !== missing.last { uninstall(column) }
      dropped.removeIdentical(to: column)
    }
    navigation.replaceStack(with: below + missing, animated: true)
  }

  /// Hides a column: beside the others, or in compact width if it is on top of the stack of the primary.
  ///
  /// Beside the others, the nearest display mode without it is taken; a secondary is always there. Source:
  /// Apple, UISplitViewController.hide(_:).
  public func hide(_ column: Column) {
    guard isCollapsed else {
      if column != .secondary {
        take([.oneBesideSecondary, .secondaryOnly]) { !$0.contains(column) }
      }
      return
    }
    if let navigation = primary as? UINavigationController, column != .primary,
      let child = columnSet.child(in: column), navigation.topViewController === child
    {
      navigation.popViewController(animated: true)
    }
  }

  /// Takes the first of some display modes whose sidebars are suitable, unless those of the current one are.
  private func take(_ modes: [DisplayMode], where isSuitable: ([Column]) -> Bool) {
    guard
      let mode = ([displayMode] + modes).first(where: { isSuitable(columnSet.sidebars(in: $0)) }),
      mode != displayMode
    else { return }
    preferredDisplayMode = mode
  }

  /// Shows the controllers of the columns.
  func takeColumns() {
    replaceColumns(
      primary: columnSet.child(in: .primary), supplementary: columnSet.child(in: .supplementary),
      secondary: columnSet.child(in: .secondary))
  }

  /// The column on top after a collapse: the one for compact width, or else what the delegate says.
  func topColumn() -> Column {
    let proposed = columnSet[.compact] == nil ? Column.secondary : .compact
    guard let delegate else { return proposed }
    return ask(delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
  }

  // MARK: The display mode

  /// Tells the delegate of a mode and of the columns that come and go with it, which happens a turn later.
  ///
  /// The calls of the columns on a phone are not documented; here they are those of a push without animation.
  func displayModeDidChange(from old: DisplayMode) {
    guard !isCollapsed, displayMode != old else { return }
    notify(delegate, "splitViewController(_:willChangeTo:)") {
      $0.splitViewController(self, willChangeTo: displayMode)
    }
    if style != .unspecified {
      let (before, after) = (columnSet.sidebars(in: old), columnSet.sidebars(in: displayMode))
      for column in before where !after.contains(column) {
        notify(delegate, "splitViewController(_:willHide:)") {
          $0.splitViewController(self, willHide: column)
        }
      }
      for column in after where !before.contains(column) {
        notify(delegate, "splitViewController(_:willShow:)") {
          $0.splitViewController(self, willShow: column)
        }
      }
    }
    if secondary != nil { contents.setNeedsChange(animated: false) }
    barContentDidChange()
  }

  /// Shows or hides the sidebar that is next to be.
  func toggleDisplayMode() {
    guard !isCollapsed else { return }
    let next: DisplayMode =
      switch displayMode {
      case .oneBesideSecondary where style == .tripleColumn: .twoBesideSecondary
      case .oneBesideSecondary: .secondaryOnly
      default: .oneBesideSecondary
      }
    preferredDisplayMode = next
  }

  /// The buttons for sidebars in the bar of a column, which the split view adds to those of its item.
  func barButtons(in column: UINavigationController) -> [UIBarButtonItem] {
    guard style != .unspecified, presentsWithGesture, !isCollapsed else { return [] }
    let shown = wantedChildren
    var buttons: [UIBarButtonItem] = []
    if column === shown.first { buttons.append(displayModeButtonItem) }
    if style == .tripleColumn, showsSecondaryOnlyButton, shown.count > 1, column === secondary {
      buttons.append(secondaryOnlyButtonItem)
    }
    return buttons
  }
}

import Foundation

/// The controllers of a split view by their columns.
///
/// Source: Apple, UISplitViewController, "Column-style split views"; UIKIT-CASES.md split-columns.
@MainActor
struct SplitColumns {
  let style: UISplitViewController.Style
  private var given: [UISplitViewController.Column: UIViewController] = [:]
  private var shown: [UISplitViewController.Column: UIViewController] = [:]

  init(style: UISplitViewController.Style) {
    precondition(
      style != .tripleColumn, "a split view has two columns at most here: use .doubleColumn")
    self.style = style
  }

  /// The controller that the app gave for a column.
  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { given[column] }
    set {
      precondition(
        style != .unspecified, "a split view without a style has no columns: use init(style:)")
      precondition(column != .supplementary, "a split view of two columns has no supplementary one")
      given[column] = newValue
      shown[column] = newValue.map { column == .compact ? $0 : Self.inNavigation($0) }
    }
  }

  /// The controller that is shown in a column: that of the app, or a stack around it.
  func child(in column: UISplitViewController.Column) -> UIViewController? { shown[column] }

  private static func inNavigation(_ controller: UIViewController) -> UIViewController {
    controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
  }
}

extension UISplitViewController {
  /// How many columns a split view has.
  ///
  /// Source: Apple, UISplitViewController.Style.
  public enum Style: Int, Hashable, Sendable {
    /// Two controllers by `viewControllers`, as before iOS 14.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// Three columns, which there are not here: a split view with this style ends the app.
    case tripleColumn = 2
  }

  /// A column of a split view.
  ///
  /// Source: Apple, UISplitViewController.Column.
  public enum Column: Int, Hashable, Sendable {
    /// The leading column.
    case primary = 0
    /// The middle one of three.
    case supplementary = 1
    /// The trailing column, for the detail.
    case secondary = 2
    /// What is shown in place of all columns in compact width.
    case compact = 3
  }

  /// The style with which the split view was made.
  public var style: Style { columnSet.style }

  /// Sets the controller of a column; outside of `.compact` it gets a navigation controller around it, unless it is one.
  ///
  /// - Precondition: The split view was made by `init(style:)`.
  /// Source: Apple, UISplitViewController.setViewController(_:for:).
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    columnSet[column] = vc
    guard isCollapsed else {
      if column != .compact { takeColumns() }
      return
    }
    // One controller is shown: the one for compact width, or else the primary, upon which the secondary is pushed.
    let compact = columnSet.child(in: .compact)
    switch column {
    case .compact,
      .primary where compact == nil:
      replaceColumns(primary: compact ?? columnSet.child(in: .primary), secondary: nil)
    case .secondary where compact == nil:
      dropped = columnSet.child(in: .secondary)
    default:
      break
    }
  }

  /// The controller that was set for a column.
  public func viewController(for column: Column) -> UIViewController? { columnSet[column] }

  /// Shows a column: beside the other one, or in compact width on top of the stack of the primary.
  ///
  /// Source: Apple, UISplitViewController.show(_:).
  public func show(_ column: Column) {
    guard isCollapsed else {
      if column == .primary { preferredDisplayMode = .oneBesideSecondary }
      return
    }
    guard let navigation = primary as? UINavigationController else { return }
    if column == .primary {
      navigation.popToRootViewController(animated: true)
    } else if column == .secondary, let detail = columnSet.child(in: .secondary),
      !navigation.viewControllers.containsIdentical(to: detail)
    {
      dropped = nil
      navigation.pushDetail(detail, animated: true)
    }
  }

  /// Hides a column: the primary beside the secondary, or in compact width the secondary.
  ///
  /// Source: Apple, UISplitViewController.hide(_:).
  public func hide(_ column: Column) {
    guard isCollapsed else {
      if column == .primary { preferredDisplayMode = .secondaryOnly }
      return
    }
    if column == .secondary { show(.primary) }
  }

  /// Shows the controllers of the two columns.
  func takeColumns() {
    replaceColumns(
      primary: columnSet.child(in: .primary), secondary: columnSet.child(in: .secondary))
  }

  /// The column on top after a collapse: the one for compact width, or else what the delegate says.
  func topColumn() -> Column {
    let proposed = columnSet[.compact] == nil ? Column.secondary : .compact
    guard let delegate else { return proposed }
    return ask(delegate, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)") {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
  }
}

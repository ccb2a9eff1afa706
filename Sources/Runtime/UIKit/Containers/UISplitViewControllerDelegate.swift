/// The delegate of a split view controller, which decides about collapsing, expanding and showing.
///
/// Source: Apple, UISplitViewControllerDelegate; UIKIT-CASES.md split-collapse-delegate-order.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The controller that stays after collapsing; nil means the primary.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// The primary after expanding; nil keeps the current one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Collapses the secondary onto the primary; returns true if nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary for expanding; nil separates it from the primary.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The column on top after a collapse, of a split view with a column style.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The display mode after an expansion, of a split view with a column style.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a sidebar of a split view with a column style comes with a display mode.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a sidebar of a split view with a column style goes with a display mode.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called after a split view with a column style has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after a split view with a column style has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Shows a controller; returns true if it did. A split view with a column style does not ask.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Shows a detail; returns true if it did. A split view with a column style does not ask.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The primary stays.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    unimplemented(nil)
  }

  /// The primary stays.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    unimplemented(nil)
  }

  /// Lets the primary take the detail.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    unimplemented(false)
  }

  /// Lets the primary give the detail.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    unimplemented(nil)
  }

  /// The proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { unimplemented(proposedTopColumn) }

  /// The proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { unimplemented(proposedDisplayMode) }

  /// Does nothing, as the method is optional in UIKit.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { unimplemented() }

  /// Does nothing, as the method is optional in UIKit.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { unimplemented() }

  /// Lets the split view show the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    unimplemented(false)
  }

  /// Lets the split view show the detail.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    unimplemented(false)
  }
}

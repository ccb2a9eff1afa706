import Foundation
import LifecycleTrace

extension UISplitViewController {
  private var columns: SplitColumnsView? { storedView as? SplitColumnsView }

  var isShowing: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// The width of the primary in a whole width, in full cells.
  func columnWidth(in width: CGFloat) -> CGFloat {
    let wished = (width * preferredPrimaryColumnWidthFraction).rounded(.down)
    let limited = min(max(wished, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
    return min(limited, width)
  }

  func columnsDidChange() {
    storedView?.setNeedsLayout()
  }

  /// Hides the primary or brings it back; it is told as by a push that is not animated.
  ///
  /// Which calls a phone sends here is not published; these are ours.
  func primaryVisibilityDidChange() {
    guard isShowing, !isCollapsed, secondary != nil else { return }
    enqueueColumnChange(leaving: [])
  }

  /// What is to be seen as things are now.
  var wantedColumns: PlacedColumns {
    let hidesPrimary = !isCollapsed && displayMode == .secondaryOnly && secondary != nil
    return PlacedColumns(primary: hidesPrimary ? nil : primary, secondary: secondary)
  }

  /// Settles which columns are to be in place.
  func chooseColumns() { placed = wantedColumns }

  /// Puts the views of the chosen columns in place.
  func installColumns() {
    for controller in placed.controllers { controller.loadViewIfNeeded() }
    columns?.show(
      placed.primary?.viewIfLoaded, placed.secondary?.viewIfLoaded,
      // The view may outlive its controller in an app that leaves it where it was.
      leftWidth: { [weak self] in self?.columnWidth(in: $0) ?? 0 })
  }

  /// Makes a controller one of the columns and tells it.
  func takeColumn(_ controller: UIViewController?) {
    guard let controller, controller.storedParent !== self else { return }
    controller.storedParent?.release(controller)
    controller.announceWillMove(toParent: self)
    adopt(controller)
    controller.isPlacedByContainer = true
    controller.announceDidMove(toParent: self)
  }

  /// Lets a controller go that is no longer a column and tells it.
  func dropColumn(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    if placed.primary === controller { placed.primary = nil }
    if placed.secondary === controller { placed.secondary = nil }
    release(controller)
    controller.announceDidMove(toParent: nil)
  }

  /// Replaces one or both columns; those that go and come are told a turn later.
  ///
  /// Which of their calls comes first is not known of a phone; ours is the order of a push.
  /// Source: UIKIT-CASES.md split-show-detail-expanded.
  func replaceColumns(
    primary newPrimary: UIViewController?, secondary newSecondary: UIViewController?
  ) {
    let leaving = viewControllers.filter { $0 !== newPrimary && $0 !== newSecondary }
    primary = newPrimary
    secondary = newSecondary
    dropped = nil
    merged = nil
    for controller in leaving { controller.announceWillMove(toParent: nil) }
    takeColumn(newPrimary)
    takeColumn(newSecondary)
    guard appearance.phase != .disappeared else {
      for controller in leaving { dropColumn(controller) }
      return
    }
    enqueueColumnChange(leaving: leaving)
  }

  /// Follows a change of the columns that was made while the appearance was under way.
  func showMissedColumns() {
    guard !placed.controllers.elementsEqual(wantedColumns.controllers, by: ===) else { return }
    enqueueColumnChange(leaving: [])
  }

  /// Arranges that what is visible follows the columns.
  private func enqueueColumnChange(leaving: [UIViewController]) {
    application.transitions.enqueue(
      Transition(
        row: .navigation, container: self, isAnimated: false, duration: 0,
        resolve: { [self] in resolveColumnChange(leaving: leaving) },
        place: { [self] sides in if !sides.new.isEmpty { installColumns() } },
        remove: { [self] sides, _ in
          for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
          installColumns()
        },
        finish: { [self] _, _ in drop(leaving) },
        skip: { [self] in drop(leaving) }))
  }

  private func resolveColumnChange(leaving: [UIViewController]) -> Transition.Sides? {
    guard appearance.phase == .appeared else { return nil }
    let before = placed.controllers.filter { !leaving.containsIdentical(to: $0) } + leaving
    chooseColumns()
    let coming = placed.controllers.filter { $0.appearance.phase == .disappeared }
    let going = before.filter {
      $0.appearance.phase == .appeared && !placed.controllers.containsIdentical(to: $0)
    }
    for controller in coming { controller.prepareTree() }
    return Transition.Sides(old: going, new: coming)
  }

  /// Lets former columns go, unless they have become columns again.
  private func drop(_ leaving: [UIViewController]) {
    for controller in leaving where !viewControllers.containsIdentical(to: controller) {
      dropColumn(controller)
    }
  }
}

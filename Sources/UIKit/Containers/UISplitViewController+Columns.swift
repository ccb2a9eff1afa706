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
    application.transitions.enqueue(
      Transition(
        row: .navigation, container: self, isAnimated: false, duration: 0,
        resolve: { [self] in
          guard let primary, appearance.phase == .appeared, !isCollapsed else { return nil }
          let isHidden = displayMode == .secondaryOnly
          guard isHidden == (primary.appearance.phase == .appeared) else { return nil }
          return isHidden ? Transition.Sides(old: [primary]) : Transition.Sides(new: [primary])
        },
        place: { [self] _ in if displayMode != .secondaryOnly { installColumns() } },
        remove: { [self] sides, _ in
          for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
          installColumns()
        },
        finish: { _, _ in }))
  }

  /// Puts the views of the columns in place.
  func installColumns() {
    for controller in [primary, secondary].compactMap({ $0 }) { controller.loadViewIfNeeded() }
    let hidesPrimary = !isCollapsed && displayMode == .secondaryOnly && secondary != nil
    columns?.show(
      hidesPrimary ? nil : primary?.viewIfLoaded, secondary?.viewIfLoaded,
      leftWidth: { [unowned self] in columnWidth(in: $0) })
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
  private func dropColumn(_ controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    release(controller)
    controller.announceDidMove(toParent: nil)
  }

  /// Replaces one or both columns; those that go and come are told a turn later.
  ///
  /// Which of their calls comes first is not known of a phone; ours is the order of a push.
  /// Source: CASES.md `split-show-detail-expanded`.
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
    guard isShowing else {
      for controller in leaving { dropColumn(controller) }
      return
    }
    enqueueReplacement(of: leaving)
  }

  private func enqueueReplacement(of leaving: [UIViewController]) {
    application.transitions.enqueue(
      Transition(
        row: .navigation, container: self, isAnimated: false, duration: 0,
        resolve: { [self] in
          let coming = viewControllers.filter { $0.appearance.phase == .disappeared }
          for controller in coming { controller.prepareTree() }
          guard appearance.phase == .appeared else { return nil }
          return Transition.Sides(
            old: leaving.filter { $0.appearance.phase == .appeared }, new: coming)
        },
        place: { [self] _ in installColumns() },
        remove: { sides, _ in
          for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
        },
        finish: { [self] _, _ in for controller in leaving { dropColumn(controller) } },
        skip: { [self] in for controller in leaving { dropColumn(controller) } }))
  }
}

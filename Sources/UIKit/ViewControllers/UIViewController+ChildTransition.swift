import Foundation

extension UIViewController {
  /// Exchanges two children's views.
  ///
  /// Old and new hear in the order of a full-screen modal; nobody hears of a parent.
  /// Source: UIKIT-CASES.md custom-transition-from-to.
  ///
  /// - Parameters:
  ///   - fromViewController: the child that is shown.
  ///   - toViewController: the child to come.
  ///   - duration: seconds; zero or less exchanges at once, a turn later.
  ///   - animations: changes to be made with it.
  ///   - completion: told whether it came to its end.
  ///
  /// - Precondition: Both are children, and this controller forwards appearance by itself.
  func exchange(
    _ fromViewController: UIViewController, by toViewController: UIViewController,
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Children view controllers must have a common parent view controller when calling "
        + "-[UIViewController transitionFromViewController:toViewController:...]")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "\(misuseDescription) forwards appearance itself and cannot use transition(from:to:)")
    // Where the old view lies when the exchange begins; either side may leave before the end.
    var place: (superview: UIView, frame: CGRect)?
    application.transitions.enqueue(
      Transition(
        row: .modal, container: self, isAnimated: duration > 0, duration: max(0, duration),
        resolve: { [self] in
          place = fromViewController.viewIfLoaded.flatMap { old in
            old.superview.map { ($0, old.frame) }
          }
          return resolveExchange(
            of: fromViewController, by: toViewController, hasPlace: place != nil)
        },
        place: { sides in
          if let new = sides.new.first?.viewIfLoaded, let place {
            if new.superview == nil { new.frame = place.frame }
            if new.superview !== place.superview { place.superview.addSubview(new) }
          }
          animations?()
        },
        remove: { sides, _ in
          for old in sides.old { old.viewIfLoaded?.removeFromSuperview() }
        },
        finish: { _, isCompleted in completion?(isCompleted) },
        skip: { [self] in
          exchangeUnseen(fromViewController, toViewController)
          animations?()
          completion?(true)
        }))
  }

  /// The sides that are still there: until now either of them may have been taken away.
  private func resolveExchange(
    of old: UIViewController, by new: UIViewController, hasPlace: Bool
  ) -> Transition.Sides? {
    guard appearance.phase == .appeared else { return nil }
    if hasPlace, isChild(new, in: .disappeared) { new.prepareTree() }
    var sides = Transition.Sides()
    if isChild(old, in: .appeared) { sides.old = [old] }
    if hasPlace, isChild(new, in: .disappeared) { sides.new = [new] }
    return sides.old.isEmpty && sides.new.isEmpty ? nil : sides
  }

  private func isChild(_ controller: UIViewController, in phase: AppearanceState.Phase) -> Bool {
    controller.storedParent === self && controller.appearance.phase == phase
  }

  /// Exchanges the views while nobody sees them.
  private func exchangeUnseen(_ old: UIViewController, _ new: UIViewController) {
    guard old.storedParent === self, new.storedParent === self,
      let oldView = old.viewIfLoaded, let superview = oldView.superview, let newView = new.view
    else { return }
    newView.frame = oldView.frame
    superview.addSubview(newView)
    oldView.removeFromSuperview()
  }
}

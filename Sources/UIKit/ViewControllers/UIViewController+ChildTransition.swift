import Foundation

extension UIViewController {
  /// Exchanges two children's views.
  ///
  /// Old and new hear in the order of a full-screen modal; nobody hears of a parent.
  /// Source: CASES.md `custom-transition-from-to`.
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
    application.transitions.enqueue(
      Transition(
        row: .modal, container: self, isAnimated: duration > 0, duration: max(0, duration),
        resolve: { [self] in
          resolveExchange(of: fromViewController, by: toViewController)
        },
        place: { sides in
          guard let old = fromViewController.viewIfLoaded, let new = toViewController.viewIfLoaded
          else { return }
          if new.superview == nil { new.frame = old.frame }
          if let superview = old.superview, new.superview !== superview {
            superview.addSubview(new)
          }
          animations?()
        },
        remove: { _, _ in fromViewController.viewIfLoaded?.removeFromSuperview() },
        finish: { _, isCompleted in completion?(isCompleted) },
        skip: {
          Self.exchangeUnseen(fromViewController, toViewController)
          animations?()
          completion?(true)
        }))
  }

  private func resolveExchange(
    of old: UIViewController, by new: UIViewController
  ) -> Transition.Sides? {
    guard appearance.phase == .appeared, old.appearance.phase == .appeared,
      new.appearance.phase == .disappeared
    else { return nil }
    new.prepareTree()
    return Transition.Sides(old: [old], new: [new])
  }

  /// Exchanges the views while nobody sees them.
  private static func exchangeUnseen(_ old: UIViewController, _ new: UIViewController) {
    guard let oldView = old.viewIfLoaded, let superview = oldView.superview,
      let newView = new.view
    else { return }
    newView.frame = oldView.frame
    superview.addSubview(newView)
    oldView.removeFromSuperview()
  }
}

import Foundation

/// The exchange of two children's views that `transition(from:to:)` asks for.
///
/// Source: UIKIT-CASES.md custom-transition-from-to.
@MainActor
final class ChildExchange {
  private let parent: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  private let animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?
  /// Where the old view lies when the exchange begins; either side may leave before the end.
  private var place: (superview: UIView, frame: CGRect)?

  init(
    parent: UIViewController, old: UIViewController, new: UIViewController,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    (self.parent, self.old, self.new) = (parent, old, new)
    (self.animations, self.completion) = (animations, completion)
  }

  /// Puts the exchange into the queue; the duration is in seconds.
  func enqueue(duration: TimeInterval) {
    parent.application.transitions.enqueue(
      Transition(
        row: .modal, container: parent, isAnimated: duration > 0, duration: duration,
        expected: { [self] in .init(old: [old], new: [new]) },
        resolve: { [self] in resolve() },
        place: { [self] in place($0) },
        remove: { sides, _ in
          for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
        },
        finish: { [self] _, isCompleted in completion?(isCompleted) },
        skip: { [self] in
          exchangeHidden()
          animations?()
          completion?(true)
        }))
  }

  /// The sides that are still there: until now either of them may have been taken away.
  private func resolve() -> Transition.Sides? {
    guard parent.appearance.phase == .appeared else { return nil }
    if let oldView = old.viewIfLoaded, let superview = oldView.superview {
      place = (superview, oldView.frame)
    }
    if place != nil, isChild(new, in: .disappeared) { new.prepareTree() }
    var sides = Transition.Sides()
    if isChild(old, in: .appeared) { sides.old = [old] }
    if place != nil, isChild(new, in: .disappeared) { sides.new = [new] }
    return sides.old.isEmpty && sides.new.isEmpty ? nil : sides
  }

  private func isChild(_ controller: UIViewController, in phase: AppearanceState.Phase) -> Bool {
    controller.storedParent === parent && controller.appearance.phase == phase
  }

  private func place(_ sides: Transition.Sides) {
    if let newView = sides.new.first?.viewIfLoaded, let place {
      if newView.superview == nil { newView.frame = place.frame }
      if newView.superview !== place.superview { place.superview.addSubview(newView) }
    }
    animations?()
  }

  /// Exchanges the views while the parent is hidden.
  private func exchangeHidden() {
    guard old.storedParent === parent, new.storedParent === parent,
      let oldView = old.viewIfLoaded, let superview = oldView.superview, let newView = new.view
    else { return }
    newView.frame = oldView.frame
    superview.addSubview(newView)
    oldView.removeFromSuperview()
  }
}

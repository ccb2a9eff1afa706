import Foundation

/// The transition of `transition(from:to:)`, which exchanges the views of two children.
///
/// Source: UIKIT-CASES.md custom-transition-from-to.
@MainActor
final class ChildExchange: Transition {
  private let parent: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  private let animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?
  /// The place of the old view when the transition begins, since either child may be removed before
  /// the end.
  private var place: (superview: UIView, frame: CGRect)?

  /// Makes a transition with a duration in seconds.
  init(
    parent: UIViewController, old: UIViewController, new: UIViewController,
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    (self.parent, self.old, self.new) = (parent, old, new)
    (self.animations, self.completion) = (animations, completion)
    super.init(row: .modal, container: parent, isAnimated: duration > 0, duration: duration)
  }

  override var expected: Sides { Sides(old: [old], new: [new]) }

  /// The sides without children that have been removed since the request.
  override func resolve() -> Sides? {
    guard parent.appearance.phase == .appeared else { return nil }
    if let oldView = old.viewIfLoaded, let superview = oldView.superview {
      place = (superview, oldView.frame)
    }
    if place != nil, isChild(new, in: .disappeared) { new.prepareTree() }
    var sides = Sides()
    if isChild(old, in: .appeared) { sides.old = [old] }
    if place != nil, isChild(new, in: .disappeared) { sides.new = [new] }
    return sides.old.isEmpty && sides.new.isEmpty ? nil : sides
  }

  private func isChild(_ controller: UIViewController, in phase: AppearanceState.Phase) -> Bool {
    controller.storedParent === parent && controller.appearance.phase == phase
  }

  override func place(_ sides: Sides) {
    if let newView = sides.new.first?.viewIfLoaded, let place {
      if newView.superview == nil { newView.frame = place.frame }
      if newView.superview !== place.superview { place.superview.addSubview(newView) }
    }
    animations?()
  }

  override func remove(_ sides: Sides, isCompleted: Bool) {
    for controller in sides.old { controller.viewIfLoaded?.removeFromSuperview() }
  }

  override func finish(isCompleted: Bool) { completion?(isCompleted) }

  override func skip() {
    exchangeHidden()
    animations?()
    completion?(true)
  }

  /// Exchanges the views while the parent is hidden; the old one goes also if the new one has left.
  private func exchangeHidden() {
    guard old.storedParent === parent, let oldView = old.viewIfLoaded,
      let superview = oldView.superview
    else { return }
    if new.storedParent === parent, let newView = new.view {
      newView.frame = oldView.frame
      superview.addSubview(newView)
    }
    oldView.removeFromSuperview()
  }
}

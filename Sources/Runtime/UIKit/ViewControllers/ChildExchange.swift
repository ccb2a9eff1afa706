import Foundation

/// The exchange of two children's views that `transition(from:to:)` asks for.
///
/// Source: UIKIT-CASES.md custom-transition-from-to.
@MainActor
final class ChildExchange: Transition {
  private let parent: UIViewController
  private let old: UIViewController
  private let new: UIViewController
  private let animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?
  /// Where the old view lies when the exchange begins; either side may leave before the end.
  private var place: (superview: UIView, frame: CGRect)?

  /// An exchange that takes a duration in seconds.
  init(
    parent: UIViewController, old: UIViewController, new: UIViewController,
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    (self.parent, self.old, self.new) = (parent, old, new)
    (self.animations, self.completion) = (animations, completion)
    super.init(row: .modal, container: parent, isAnimated: duration > 0, duration: duration)
  }

  override var expected: Sides { Sides(old: [old], new: [new]) }

  /// The sides that are still there: until now either of them may have been taken away.
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

  override func finish(_ sides: Sides, isCompleted: Bool) { completion?(isCompleted) }

  override func skip() {
    exchangeHidden()
    animations?()
    completion?(true)
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

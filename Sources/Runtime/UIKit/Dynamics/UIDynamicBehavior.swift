import Foundation

/// A rule by which an animator moves items, or several of them.
///
/// Source: Apple, UIDynamicBehavior; UIKIT-CASES.md dynamics-behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours that belong to this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each step; it may remove behaviours, also this one.
  open var action: (() -> Void)?
  /// The animator that the behaviour was added to, by itself or with those around it.
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?
  /// The items, each once.
  private(set) var ownItems: [any UIDynamicItem] = []

  /// Makes a behaviour without children.
  public override init() { super.init() }

  /// Adds a behaviour to this one.
  ///
  /// - Precondition: It belongs to no other one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.parent == nil && behavior.dynamicAnimator == nil,
      "a dynamic behavior belongs to one behavior or animator")
    behavior.parent = self
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    didChange()
  }

  /// Removes a behaviour from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.containsIdentical(to: behavior) else { return }
    childBehaviors.removeIdentical(to: behavior)
    behavior.parent = nil
    behavior.join(nil)
    didChange()
  }

  /// Called before the behaviour comes to an animator, and with nil before it leaves one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Makes this behaviour and its children parts of an animator, or of none.
  final func join(_ animator: UIDynamicAnimator?) {
    guard animator !== dynamicAnimator else { return }
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// This behaviour and those in it.
  final var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

  /// Lets the animator go on, as something is different.
  final func didChange() { dynamicAnimator?.resume() }

  // MARK: Items

  final func take(_ item: any UIDynamicItem) {
    guard !holds(item) else { return }
    dynamicAnimator?.check(item)
    ownItems.append(item)
    didChange()
  }

  final func drop(_ item: any UIDynamicItem) {
    ownItems.removeAll { $0 === item }
    didChange()
  }

  final func holds(_ item: any UIDynamicItem) -> Bool { ownItems.contains { $0 === item } }

  // MARK: Steps

  /// Adds what the behaviour does to its items in the step that begins.
  func act(on bodies: DynamicBodies) {}

  /// Corrects what holds in spite of all motion.
  func constrain(_ bodies: DynamicBodies) {}
}

/// The items of an animator while it moves them.
@MainActor
final class DynamicBodies {
  private(set) var all: [DynamicBody] = []

  /// What is known of an item, which is taken in if it is new.
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let known = all.first(where: { $0.item === item }) { return known }
    let made = DynamicBody(item)
    all.append(made)
    return made
  }

  /// What is known of an item, if anything is.
  func known(_ item: any UIDynamicItem) -> DynamicBody? { all.first { $0.item === item } }

  /// Forgets those that are in no behaviour.
  func keep(_ items: [any UIDynamicItem]) {
    all.removeAll { body in !items.contains { $0 === body.item } }
  }
}

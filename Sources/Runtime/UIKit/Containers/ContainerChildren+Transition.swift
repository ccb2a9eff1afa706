import Foundation

extension ContainerChildren {
  /// Schedules a change to the wanted children, a turn later.
  ///
  /// While the container is hidden this does nothing: its children are placed before it appears.
  func setNeedsChange(animated: Bool) {
    guard isVisible else { return }
    if let pendingChange {
      // A further request before the change begins joins it.
      pendingChange.isAnimated = animated
      pendingChange.row = container.orderRow(isAnimated: animated)
    } else {
      pendingChange = enqueueChange(animated: animated)
    }
  }

  /// Adds a change to the queue of transitions.
  @discardableResult
  func enqueueChange(animated: Bool, interactive: InteractiveChange? = nil) -> ChildTransition? {
    guard let controller = parent ?? container.wantedChildren.first ?? displayed.first else {
      return nil
    }
    let transition = ChildTransition(
      of: self, for: controller, isAnimated: animated, interactive: interactive)
    container.application.transitions.enqueue(transition)
    return transition
  }

  /// Calls `didMove(toParent:)` of the displayed children, and schedules a change for what changed
  /// during the appearance.
  func containerDidAppear() {
    announceParent()
    if needsChange { setNeedsChange(animated: false) }
  }
}

/// The transition of a change of one container's children.
@MainActor
final class ChildTransition: Transition {
  private let children: ContainerChildren
  /// A strong reference to the container, which may be a window, until the transition has ended.
  private let owner: any ChildContainer
  private let interactive: InteractiveChange?

  init(
    of children: ContainerChildren, for controller: UIViewController, isAnimated: Bool,
    interactive: InteractiveChange?
  ) {
    let owner = children.container
    self.children = children
    self.owner = owner
    self.interactive = interactive
    super.init(
      row: owner.orderRow(isAnimated: isAnimated), container: controller, isAnimated: isAnimated,
      duration: owner.changeDuration, gesture: interactive?.gesture)
  }

  override var expected: Sides {
    Sides(old: children.displayed, new: interactive?.target ?? owner.wantedChildren)
  }

  override func resolve() -> Sides? {
    if let interactive { return children.begin(to: interactive.target, isAnimated: true) }
    children.pendingChange = nil
    return children.begin(isAnimated: isAnimated)
  }

  override func place(_ sides: Sides) { children.place() }

  /// What is pushed comes from the right, and what comes back from the left; in a column nothing slides, as it
  /// would be seen beside it, and neither does what the old view would be seen through.
  override func slides(_ sides: Sides) -> [TransitionSlide] {
    guard owner is UINavigationController, let old = sides.old.first,
      let view = sides.new.first?.viewIfLoaded, view.backgroundColor != nil,
      let window = view.window,
      let width = view.superview?.bounds.width, width == window.bounds.width
    else { return [] }
    let isPush = owner.memberChildren.containsIdentical(to: old)
    return [.coming(view, from: CGPoint(x: isPush ? width : -width, y: 0))]
  }

  /// The view in which the app's animator works.
  private var room: UIView?

  override func animators(_ sides: Sides) -> TransitionAnimators? {
    guard let from = sides.old.first, let to = sides.new.first else { return nil }
    return owner.animators(from: from, to: to, isAnimated: isAnimated)
  }

  override func makeStage(_ sides: Sides) -> TransitionStage? {
    guard let from = sides.old.first, let to = sides.new.first,
      let room = children.placeOldViews()
    else { return nil }
    self.room = room
    let view = to.viewIfLoaded
    view?.frame = room.bounds
    let old = from.viewIfLoaded
    return TransitionStage(
      container: room,
      from: .init(controller: from, view: old, initialFrame: old?.frame ?? .zero),
      to: .init(controller: to, view: view, finalFrame: room.bounds))
  }

  /// Whether what the app has animated can be undone; a swipe of UIKit's always can.
  override var canBeTakenBack: Bool {
    room == nil || children.change.map(owner.canRestore) != false
  }

  override func remove(_ sides: Sides, isCompleted: Bool) {
    guard let room else {
      return children.removeViews(isCompleted: isCompleted, onCancel: interactive?.onCancel)
    }
    children.removeViews(isCompleted: isCompleted) { [owner] in owner.restoreMembers(of: sides) }
    if isCompleted { children.installAgain() }
    room.removeFromSuperview()
  }

  override func finish(isCompleted: Bool) {
    children.finish(isCompleted: isCompleted)
    if room != nil, !isCompleted { children.announceParent() }
    interactive?.onEnd?(isCompleted)
  }

  override func skip() {
    children.skip()
    interactive?.onEnd?(false)
  }
}

import Foundation

extension ContainerChildren {
  /// Arranges that what is displayed follows what is wanted, a turn later.
  ///
  /// While the container is hidden nothing is to be done: the children are placed before it
  /// appears.
  func setNeedsChange(animated: Bool) {
    guard isVisible else { return }
    if let pendingChange {
      // What is asked for before the change begins belongs to it.
      pendingChange.transition.isAnimated = animated
      pendingChange.transition.row = container.orderRow(isAnimated: animated)
    } else {
      pendingChange = enqueueChange(animated: animated)
    }
  }

  /// Puts a change into the queue of transitions.
  @discardableResult
  func enqueueChange(
    animated: Bool, interactive: InteractiveChange? = nil
  ) -> TransitionProgress? {
    guard
      let controller = container.parentOfChildren ?? container.wantedChildren.first
        ?? displayed.first
    else { return nil }
    return container.application.transitions.enqueue(
      Transition(
        row: container.orderRow(isAnimated: animated), container: controller, isAnimated: animated,
        duration: container.changeDuration, gesture: interactive?.gesture,
        expected: { [self] in
          Transition.Sides(
            old: displayed, new: interactive?.target ?? container.wantedChildren)
        },
        // The container lives at least as long as its transition.
        resolve: { [self, container] in
          withExtendedLifetime(container) { resolveChange(interactive) }
        },
        place: { [self] _ in place() },
        remove: { [self] _, isCompleted in
          removeViews(isCompleted: isCompleted, onCancel: interactive?.onCancel)
        },
        finish: { [self] _, isCompleted in
          finish(isCompleted: isCompleted)
          interactive?.onEnd?(isCompleted)
        },
        skip: { [self] in
          skip()
          interactive?.onEnd?(false)
        }))
  }

  private func resolveChange(_ interactive: InteractiveChange?) -> Transition.Sides? {
    if let interactive { return begin(to: interactive.target, isAnimated: true) }
    let isAnimated = pendingChange?.transition.isAnimated ?? false
    pendingChange = nil
    return begin(isAnimated: isAnimated)
  }

  /// Tells the displayed children that their parent is there, and follows what was changed while
  /// the appearance was under way.
  func containerDidAppear() {
    announceParent()
    if needsChange { setNeedsChange(animated: false) }
  }
}

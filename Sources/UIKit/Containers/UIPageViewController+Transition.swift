import Foundation
import LifecycleTrace

extension UIPageViewController {
  /// What a gesture needs to know when it ends.
  struct Swipe {
    let gesture: TransitionGesture
    let direction: NavigationDirection
    let previous: [UIViewController]
  }

  /// Puts a change of pages into the queue.
  func enqueueChange(
    to target: [UIViewController], row: OrderRow, animated: Bool, swipe: Swipe? = nil
  ) {
    application.transitions.enqueue(
      Transition(
        row: row, container: self, isAnimated: animated, duration: TransitionTiming.page,
        gesture: swipe?.gesture,
        resolve: { [self] in resolveChange(to: target) },
        place: { [self] _ in
          displayed = target
          installPages()
        },
        remove: { [self] sides, isCompleted in
          for page in isCompleted ? sides.old : sides.new {
            page.viewIfLoaded?.removeFromSuperview()
          }
          guard !isCompleted, let swipe else { return }
          displayed = swipe.previous
          installPages()
        },
        finish: { [self] sides, isCompleted in
          finishChange(sides, isCompleted: isCompleted, swipe: swipe)
        },
        skip: { [self] in
          runCompletions()
          if let swipe { tellDelegate(of: swipe, isCompleted: false) }
        }))
  }

  private func resolveChange(to target: [UIViewController]) -> Transition.Sides? {
    guard appearance.phase == .appeared else { return nil }
    let new = target.filter { page in !displayed.contains { $0 === page } }
    let old = displayed.filter { page in !target.contains { $0 === page } }
    guard !new.isEmpty || !old.isEmpty else { return nil }
    for page in new {
      take(page)
      page.prepareTree()
    }
    return Transition.Sides(old: old, new: new)
  }

  private func finishChange(_ sides: Transition.Sides, isCompleted: Bool, swipe: Swipe?) {
    if isCompleted {
      tellPagesOfParent()
      for page in sides.old { drop(page) }
    } else {
      for page in sides.new { drop(page) }
    }
    runCompletions()
    guard let swipe else { return }
    tellDelegate(of: swipe, isCompleted: isCompleted)
    // A jump that was asked for during the swipe has made the neighbours unknown.
    guard isCompleted, pages.elementsEqual(displayed, by: ===) else { return }
    shiftNeighbours(swipe.direction, previous: swipe.previous)
  }

  /// Each swipe that was announced has an end (I58), also one whose book was gone before it began.
  private func tellDelegate(of swipe: Swipe, isCompleted: Bool) {
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: swipe.previous,
      transitionCompleted: isCompleted)
  }

  private func runCompletions() {
    let completions = pendingCompletions
    pendingCompletions = []
    for completion in completions { completion(true) }
  }
}

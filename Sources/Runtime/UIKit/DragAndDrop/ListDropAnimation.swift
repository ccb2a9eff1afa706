import Foundation

extension DragAnimator {
  /// How long a dropped item takes to its place.
  static let dropTime: TimeInterval = 0.3

  /// Lets a cell appear in the place of the item that was dropped on it, beside what is added in this turn.
  static func show(
    _ cell: UIView?, on scheduler: any UIKitRuntime.Scheduler
  ) -> DragAnimator {
    let animator = DragAnimator()
    if let cell, UIView.areAnimationsEnabled {
      cell.alpha = 0
      animator.addAnimations { cell.alpha = 1 }
    }
    scheduler.async { animator.run(dropTime, on: scheduler) }
    return animator
  }
}

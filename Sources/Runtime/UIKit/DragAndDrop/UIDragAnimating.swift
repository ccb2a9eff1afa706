import Foundation

/// Lets an app animate beside a lift, a drop or a return.
///
/// Source: Apple, UIDragAnimating.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Animates what was added, once it begins.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Animates for some seconds from now on, and then calls what is to be called.
  func run(_ seconds: TimeInterval, on scheduler: any UIKitRuntime.Scheduler) {
    let all = animations
    animations = []
    if !all.isEmpty { UIView.animate(withDuration: seconds) { for run in all { run() } } }
    _ = scheduler.after(UIView.areAnimationsEnabled ? seconds : 0) { self.complete() }
  }

  private func complete() {
    let all = completions
    completions = []
    for run in all { run(.end) }
  }
}

import Foundation

extension UIKitRuntime {
  /// A transition that is driven by a gesture, or by the `swipe` command.
  ///
  /// Begun by `beginInteractivePop()` and its like; it ends with `finish()` or `cancel()`.
  /// Source: UIKIT-CASES.md nav-swipe-back-completed and nav-swipe-back-cancelled.
  @preconcurrency @MainActor
  public protocol InteractiveTransition: AnyObject {
    /// The progress of the gesture, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// Updates the progress of the gesture, from 0 to 1.
    func update(_ percentComplete: CGFloat)
    /// Ends the gesture and completes the transition.
    func finish()
    /// Ends the gesture and cancels the transition.
    func cancel()
  }
}

/// The gesture of one interactive transition.
@MainActor
final class TransitionGesture: UIKitRuntime.InteractiveTransition {
  private enum Release { case none, finish, cancel }

  private(set) var percentComplete: CGFloat = 0
  private var release = Release.none
  private weak var running: TransitionProgress?
  /// Called when the gesture ends, before the rest of the animation.
  var onRelease: ((_ cancelled: Bool) -> Void)?
  /// Called when the gesture has moved, from 0 to 1.
  var onUpdate: ((CGFloat) -> Void)?

  /// The transition has made its opening calls.
  func didBegin(_ running: TransitionProgress) {
    self.running = running
    settle()
  }

  func update(_ percentComplete: CGFloat) {
    guard release == .none else { return }
    self.percentComplete = min(max(0, percentComplete), 1)
    onUpdate?(self.percentComplete)
  }

  func finish() { endGesture(.finish) }

  func cancel() { endGesture(.cancel) }

  private func endGesture(_ release: Release) {
    guard self.release == .none else { return }
    self.release = release
    settle()
  }

  /// Performs the release once the transition has begun.
  private func settle() {
    guard let running, release != .none else { return }
    let cancelled = release == .cancel
    onRelease?(cancelled)
    onRelease = nil
    running.release(cancelled: cancelled, at: percentComplete)
  }
}

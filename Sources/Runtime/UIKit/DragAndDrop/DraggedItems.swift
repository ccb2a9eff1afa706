import Foundation

/// The items that a finger drags, and where it is: what both sides of a drag see.
@MainActor
final class DraggedItems {
  private let window: UIWindow
  /// Where the finger is, or was last, in the window.
  var point: CGPoint
  var items: [UIDragItem] = []
  /// Whether the items may be moved.
  var allowsMove = true
  /// Whether the items can be dropped in this app alone.
  var isRestricted = false

  init(in window: UIWindow, at point: CGPoint) {
    (self.window, self.point) = (window, point)
  }

  var application: UIApplication { window.application }
  var scheduler: any UIKitRuntime.Scheduler { application.scheduler }

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

  /// The views below the finger, the topmost one first.
  var viewsBelow: [UIView] { window.hitTest(point, with: nil)?.ancestry ?? [] }

  /// Shows a view in front of the others.
  func show(_ view: UIView) { window.addSubview(view) }

  // MARK: Animations

  /// How long what is lifted, dropped or returned is animated.
  private static let animationTime: TimeInterval = 0.3

  /// Animates what is added to an animator.
  func animate(_ prepare: (DragAnimator) -> Void) {
    let animator = DragAnimator()
    prepare(animator)
    animator.run(Self.animationTime, on: scheduler)
  }

  /// Does something when the animations that begin now are over.
  func whenAnimated(_ work: @escaping @MainActor () -> Void) {
    _ = scheduler.after(UIView.areAnimationsEnabled ? Self.animationTime : 0, work)
  }
}

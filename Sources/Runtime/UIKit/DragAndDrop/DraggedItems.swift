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
}

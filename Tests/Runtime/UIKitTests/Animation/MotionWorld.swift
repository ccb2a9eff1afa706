import Foundation
import UIKit

/// A window on virtual time with a view and a layer that is no view's, both shown.
@MainActor
final class MotionWorld {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication
  let window: UIWindow
  let view = UIView(frame: CGRect(0, 0, 10, 2))
  let layer = CALayer()
  var log: [String] = []

  init() {
    application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
    window = UIWindow(frame: CGRect(0, 0, 80, 24))
    window.addSubview(view)
    window.layer.addSublayer(layer)
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
  }

  /// Makes this application the shared one again; another test may have run since.
  ///
  /// What that test changed in layers of its own is committed, for it may have opened a transaction here.
  func use() {
    UIApplication.replaceShared(with: application)
    CATransaction.flush()
  }

  /// Lets time pass up to a moment, in seconds.
  func pass(to time: Double) {
    scheduler.advance(by: .seconds(time) - scheduler.now)
  }

  /// Ends the turn.
  func commit() { scheduler.runTurns() }

  /// A closure that logs whether an animation ran to its end.
  func logging(_ name: String) -> (Bool) -> Void {
    { [self] in log.append("\(name) \($0)") }
  }

  /// Where the view's layer is shown along the x axis.
  var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
}

/// Logs the beginning and the end of animations.
@MainActor
final class AnimationLog: NSObject, CAAnimationDelegate {
  let name: String
  let world: MotionWorld

  init(_ name: String, in world: MotionWorld) {
    (self.name, self.world) = (name, world)
  }

  func animationDidStart(_ anim: CAAnimation) { world.log.append("\(name) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    world.log.append("\(name) stops \(flag)")
  }
}

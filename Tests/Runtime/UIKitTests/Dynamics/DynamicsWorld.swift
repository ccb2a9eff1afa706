import Foundation
import UIKit

/// A window of 600 by 500 points with an animator, on virtual time.
@MainActor
final class DynamicsWorld: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication
  let window: UIWindow
  let animator: UIDynamicAnimator
  var log: [String] = []

  override init() {
    application = UIApplication(
      scheduler: scheduler, screen: UIScreen(size: CGSize(width: 600, height: 500)))
    UIApplication.replaceShared(with: application)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
    animator = UIDynamicAnimator(referenceView: window)
    super.init()
    animator.delegate = self
    window.makeKeyAndVisible()
    scheduler.runUntilIdle()
  }

  /// Makes this application the shared one again; another test may have run since.
  func use() { UIApplication.replaceShared(with: application) }

  func add(at x: CGFloat, _ y: CGFloat, size: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
    window.addSubview(view)
    return view
  }

  func add(round x: CGFloat, _ y: CGFloat) -> UIView {
    let view = Ball(frame: CGRect(x: x - 50, y: y - 50, width: 100, height: 100))
    window.addSubview(view)
    return view
  }

  /// Items without friction.
  @discardableResult
  func free(_ items: [UIView]) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    animator.addBehavior(behavior)
    return behavior
  }

  /// Items that collide with each other and the window.
  @discardableResult
  func collide(_ items: [UIView]) -> UICollisionBehavior {
    let behavior = UICollisionBehavior(items: items)
    behavior.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(behavior)
    return behavior
  }

  /// Lets a sixtieth of a second pass.
  func frame() { frames(1) }

  func frames(_ count: Int) {
    for _ in 0..<count { scheduler.advance(by: .nanoseconds(16_666_667)) }
  }

  /// A place between two walls, by that of the straight way.
  func mirrored(_ place: Double, _ low: Double, _ high: Double) -> Double {
    let width = high - low
    var rest = (place - low).truncatingRemainder(dividingBy: 2 * width)
    if rest < 0 { rest += 2 * width }
    return low + min(rest, 2 * width - rest)
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resumes") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pauses") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    log.append("meets \(identifier.map { "\($0)" } ?? "bounds") at \(Int(p.y.rounded()))")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    log.append("leaves \(identifier.map { "\($0)" } ?? "bounds")")
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}

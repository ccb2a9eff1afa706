import Foundation
import Testing
import UIKit

/// The sentences of the headers of UIKit Dynamics, one by one.
@MainActor @Suite struct DynamicsRuleTests {
  private let world = DynamicsWorld()
  private var animator: UIDynamicAnimator { world.animator }

  @Test func `dynamics-units: angles go clockwise from the right, and follow the vector`() {
    world.use()
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.angle == 0 && push.magnitude == 0 && push.pushDirection == .zero)
    push.setAngle(.pi / 6, magnitude: 2)
    #expect(abs(push.pushDirection.dx - 3.squareRoot()) < 1e-9)
    #expect(abs(push.pushDirection.dy - 1) < 1e-9, "down")
    push.pushDirection = CGVector(dx: 0, dy: -4)
    #expect(abs(push.angle + .pi / 2) < 1e-9 && abs(push.magnitude - 4) < 1e-9)
    let gravity = UIGravityBehavior(items: [])
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.gravityDirection = CGVector(dx: -2, dy: 0)
    #expect(abs(abs(gravity.angle) - .pi) < 1e-9 && abs(gravity.magnitude - 2) < 1e-9)
  }

  @Test func `dynamics-units: gravity in another direction and strength`() {
    world.use()
    let item = world.add(at: 100, 100)
    _ = world.free([item])
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: 0.25, dy: -0.1)
    animator.addBehavior(gravity)
    world.frames(30)
    #expect(abs(item.center.x - (100 + 0.5 * 250 * 0.25)) < 1e-9)
    #expect(abs(item.center.y - (100 - 0.5 * 100 * 0.25)) < 1e-9)
  }

  /// A card of the course's, of 80 by 112 points, is as heavy as 0.896.
  @Test(arguments: [1.0, 2, 3])
  func `dynamics-push: how fast a playing card is`(magnitude: Double) {
    world.use()
    let card = UIView(frame: CGRect(x: 200, y: 200, width: 80, height: 112))
    world.window.addSubview(card)
    let info = world.free([card])
    let push = UIPushBehavior(items: [card], mode: .instantaneous)
    push.magnitude = CGFloat(magnitude)
    animator.addBehavior(push)
    world.frame()
    let speed = info.linearVelocity(for: card)
    #expect(abs(speed.x - 100 * magnitude / 0.896) < 1e-9 && speed.y == 0)
    #expect(speed.x > 111 && speed.x < 336)
  }

  @Test func `dynamics-collision: everything by default, or items alone`() {
    world.use()
    let (left, right) = (world.add(round: 200, 250), world.add(round: 400, 250))
    let info = world.free([left, right])
    info.elasticity = 1
    let collision = world.collide([left, right])
    #expect(collision.collisionMode == .everything)
    collision.collisionMode = .items
    info.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    world.frames(120)
    // They touch after 100 points; the other one goes on through the edge of the view at 600.
    #expect(abs(left.center.x - 300) < 1e-6 && abs(right.center.x - 900) < 1e-6)
  }

  @Test func `dynamics-contacts: two items and a point of both, and a boundary by its name`() {
    final class Meetings: NSObject, UICollisionBehaviorDelegate {
      var log: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
      ) { log.append("\(Int(item1.center.x.rounded())) meets another at \(Int(p.x.rounded()))") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
      ) { log.append("they part") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { log.append("meets \(identifier.map { "\($0)" } ?? "nothing") at \(Int(p.x.rounded()))") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
      ) { log.append("leaves \(identifier.map { "\($0)" } ?? "nothing")") }
    }
    world.use()
    let (left, right) = (world.add(round: 100, 250), world.add(round: 300, 250))
    let info = world.free([left, right])
    info.elasticity = 1
    let collision = UICollisionBehavior(items: [left, right])
    collision.addBoundary(
      withIdentifier: "wall" as NSString, from: CGPoint(x: 500, y: 0), to: CGPoint(x: 500, y: 500))
    let meetings = Meetings()
    collision.collisionDelegate = meetings
    animator.addBehavior(collision)
    info.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    world.frames(60)
    #expect(
      meetings.log == ["200 meets another at 250", "they part", "meets wall at 500", "leaves wall"])
  }

  @Test func `dynamics-snap: a damping of 1 swings least`() {
    func farthest(_ damping: CGFloat) -> CGFloat {
      world.use()
      animator.removeAllBehaviors()
      let item = world.add(at: 100, 200, size: 60)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
      snap.damping = damping
      animator.addBehavior(snap)
      var far: CGFloat = 0
      for _ in 0..<90 {
        world.frame()
        far = max(far, item.center.x)
      }
      #expect(abs(item.center.x - 300) < 20)
      return far
    }
    let swings = [0, 0.25, 0.5, 0.75, 1].map(farthest)
    #expect(swings == swings.sorted(by: >), "\(swings)")
    #expect(swings[4] <= 300 + 1e-9 && swings[0] > 400)
  }

  @Test func `dynamics-life: a late frame makes up for four steps and no more`() {
    let scheduler = LateScheduler()
    let application = UIApplication(scheduler: scheduler)
    UIApplication.replaceShared(with: application)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 500))
    let item = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    window.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: window)
    let info = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(info)
    info.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    for (late, steps) in [(1, 1), (2, 3), (4, 7), (60, 11), (1, 12)] {
      scheduler.fire(after: Double(late) / 60)
      #expect(abs(item.center.x - CGFloat(100 + steps)) < 1e-9, "after \(late): \(item.center.x)")
    }
    #expect(abs(animator.elapsedTime - 12.0 / 60) < 1e-9)
  }
}

/// A clock that looks only when it is told to, as one does that is busy.
@MainActor
private final class LateScheduler: UIKitRuntime.Scheduler {
  private(set) var now = Duration.zero
  private var waiting: [Work] = []

  private final class Work {
    let due: Duration
    var work: (@MainActor () -> Void)?

    init(_ due: Duration, _ work: @escaping @MainActor () -> Void) {
      (self.due, self.work) = (due, work)
    }
  }

  func async(_ work: @escaping @MainActor () -> Void) { work() }

  func after(
    _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> UIKitRuntime.Cancellation {
    let made = Work(now + .seconds(seconds), work)
    waiting.append(made)
    return UIKitRuntime.Cancellation { made.work = nil }
  }

  /// Lets time pass, and does then what was due on the way, once.
  func fire(after seconds: Double) {
    now += .seconds(seconds) + .nanoseconds(1)
    let due = waiting.filter { $0.due <= now }
    waiting.removeAll { $0.due <= now }
    for work in due { work.work?() }
  }
}

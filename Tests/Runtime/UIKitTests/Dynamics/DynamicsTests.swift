import Foundation
import Testing
import UIKit

/// Items that an animator moves, against exact solutions where there are any.
@MainActor @Suite struct DynamicsTests {
  private let world = DynamicsWorld()
  private var animator: UIDynamicAnimator { world.animator }

  @Test func `dynamics-units: gravity is a thousand points a second squared, whatever the mass`() {
    world.use()
    let (light, heavy) = (world.add(at: 100, 100), world.add(at: 300, 100, size: 50))
    let gravity = UIGravityBehavior(items: [light, heavy])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    animator.addBehavior(gravity)
    for frame in 1...30 {
      world.frame()
      let time = Double(frame) / 60
      #expect(abs(light.center.y - (100 + 500 * time * time)) < 1e-9)
      #expect(abs(heavy.center.y - light.center.y) < 1e-9 && light.center.x == 100)
    }
    #expect(abs(animator.elapsedTime - 0.5) < 1e-12)
  }

  @Test func `dynamics-units: angle and magnitude of gravity and of pushes`() {
    world.use()
    let gravity = UIGravityBehavior(items: [])
    gravity.setAngle(.pi / 2, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dy - 2) < 1e-9 && abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.magnitude = 0
    #expect(gravity.gravityDirection == .zero && gravity.angle == 0)
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    push.angle = .pi
    push.magnitude = 3
    #expect(abs(push.pushDirection.dx + 3) < 1e-9 && abs(push.pushDirection.dy) < 1e-9)
    push.magnitude = -1
    #expect(abs(push.pushDirection.dx - 1) < 1e-9, "the other way")
  }

  @Test func `dynamics-push: a push changes the speed by its part of the mass, once`() {
    world.use()
    let (small, large) = (world.add(at: 200, 200), world.add(at: 200, 400, size: 200))
    let info = world.free([small, large])
    let push = UIPushBehavior(items: [small, large], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    #expect(push.active)
    world.frame()
    #expect(!push.active)
    #expect(abs(info.linearVelocity(for: small).x - 100) < 1e-9)
    #expect(abs(info.linearVelocity(for: large).x - 25) < 1e-9)
    world.frames(59)
    #expect(abs(small.center.x - 300) < 1e-9 && abs(large.center.x - 225) < 1e-9)
    push.active = true
    world.frame()
    #expect(abs(info.linearVelocity(for: small).x - 200) < 1e-9)
  }

  @Test func `dynamics-push: a continuous push accelerates`() {
    world.use()
    let item = world.add(at: 200, 200)
    _ = world.free([item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    animator.addBehavior(push)
    world.frames(60)
    #expect(abs(item.center.y - 300) < 1e-9, "half of 200 points a second squared")
  }

  @Test func `dynamics-items: resistance and angular resistance let speeds decay`() {
    world.use()
    let item = world.add(at: 200, 200)
    let info = world.free([item])
    info.resistance = 2
    info.angularResistance = 1
    info.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    info.addAngularVelocity(3, for: item)
    for frame in 1...40 {
      world.frame()
      let time = Double(frame) / 60
      #expect(abs(info.linearVelocity(for: item).x - 100 * exp(-2 * time)) < 1e-9)
      #expect(abs(item.center.x - (200 + 50 * (1 - exp(-2 * time)))) < 1e-9)
      #expect(abs(info.angularVelocity(for: item) - 3 * exp(-time)) < 1e-9)
      let angle = atan2(item.transform.b, item.transform.a)
      #expect(abs(angle - 3 * (1 - exp(-time))) < 1e-9)
    }
  }

  @Test func `dynamics-items: defaults, speeds before there is an animator, and no turning`() {
    world.use()
    let item = world.add(at: 200, 200)
    let info = UIDynamicItemBehavior(items: [item])
    #expect(info.elasticity == 0 && info.friction == 0 && info.density == 1)
    #expect(info.resistance == 0 && info.angularResistance == 0)
    #expect(info.allowsRotation && !info.isAnchored && info.dynamicAnimator == nil)
    info.allowsRotation = false
    info.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    info.addAngularVelocity(5, for: item)
    animator.addBehavior(info)
    world.frames(60)
    #expect(abs(item.center.x - 260) < 1e-9 && item.transform == .identity)
  }

  @Test func `dynamics-collision: a perfect bounce loses nothing, and follows the exact path`() {
    world.use()
    let item = world.add(at: 300, 250, size: 80)
    let info = world.free([item])
    info.elasticity = 1
    world.collide([item])
    info.addLinearVelocity(CGPoint(x: 335, y: -212), for: item)
    for frame in 1...600 {
      world.frame()
      let time = Double(frame) / 60
      #expect(abs(item.center.x - world.mirrored(300 + 335 * time, 40, 560)) < 1e-6)
      #expect(abs(item.center.y - world.mirrored(250 - 212 * time, 40, 460)) < 1e-6)
    }
    let speed = info.linearVelocity(for: item)
    #expect(abs(hypot(speed.x, speed.y) - hypot(335, 212)) < 1e-9)
    #expect(animator.isRunning, "it never rests")
  }

  @Test func `dynamics-collision: a ball that falls comes back to its height`() {
    world.use()
    let item = world.add(at: 300, 250)
    let info = world.free([item])
    info.elasticity = 1
    world.collide([item])
    animator.addBehavior(UIGravityBehavior(items: [item]))
    // 200 points down and up again: 2·sqrt(2·200/1000) seconds.
    let period = 2 * (0.4).squareRoot()
    var highest = 500.0
    for frame in 1...300 {
      world.frame()
      let phase = (Double(frame) / 60).truncatingRemainder(dividingBy: period)
      let fall = min(phase, period - phase)
      #expect(abs(item.center.y - (250 + 500 * fall * fall)) < 1e-6, "frame \(frame)")
      highest = min(highest, item.center.y)
    }
    #expect(highest > 250 - 1e-6)
  }

  @Test func `dynamics-collision: two equal balls exchange their speeds`() {
    world.use()
    let (left, right) = (world.add(round: 100, 250), world.add(round: 400, 250))
    let info = world.free([left, right])
    info.elasticity = 1
    world.collide([left, right])
    info.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    world.frames(60)
    // They touch at a distance of 100, after 200 points.
    #expect(abs(left.center.x - 300) < 1e-6 && abs(right.center.x - 500) < 1e-6)
    #expect(abs(info.linearVelocity(for: left).x) < 1e-9)
    #expect(abs(info.linearVelocity(for: right).x - 300) < 1e-9)
  }

  @Test func `dynamics-collision: modes, anchored items, and boundaries of the app`() {
    world.use()
    let (falling, shelf) = (world.add(at: 300, 100), world.add(at: 300, 300))
    let info = world.free([falling])
    let fixed = UIDynamicItemBehavior(items: [shelf])
    fixed.isAnchored = true
    animator.addBehavior(fixed)
    let collision = world.collide([falling, shelf])
    animator.addBehavior(UIGravityBehavior(items: [falling]))
    world.frames(120)
    #expect(abs(falling.center.y - 200) < 1e-3 && shelf.center == CGPoint(x: 300, y: 300))
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 600, y: 400))
    #expect(collision.boundary(withIdentifier: "line" as NSString) != nil)
    world.frames(120)
    #expect(abs(falling.center.y - 350) < 1e-3, "through the shelf onto the line")
    collision.removeBoundary(withIdentifier: "line" as NSString)
    #expect(collision.boundaryIdentifiers?.isEmpty == true)
    world.frames(120)
    #expect(abs(falling.center.y - 450) < 1e-3, "the bounds of the view")
    #expect(info.items.count == 1)
  }

  @Test func `dynamics-contacts: each is told once, and the view's bounds have no name`() {
    world.use()
    let item = world.add(at: 300, 420)
    world.free([item]).elasticity = 0.5
    let collision = world.collide([item])
    collision.collisionDelegate = world
    animator.addBehavior(UIGravityBehavior(items: [item]))
    world.frames(120)
    #expect(world.log.first == "resumes")
    #expect(world.log.dropFirst().prefix(2) == ["meets bounds at 500", "leaves bounds"])
    #expect(world.log.filter { $0.hasPrefix("meets") }.count > 1)
    #expect(world.log.last?.hasPrefix("meets") == true || world.log.last == "pauses")
  }

  @Test func `dynamics-snap: an item goes to the point along a damped spring, and turns upright`() {
    world.use()
    let item = world.add(at: 100, 100, size: 60)
    item.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
    #expect(snap.damping == 0.5)
    animator.addBehavior(snap)
    let (frequency, ratio) = (22.0, 0.545)
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    for frame in 1...30 {
      world.frame()
      let time = Double(frame) / 60
      let left =
        exp(-ratio * frequency * time)
        * (cos(swing * time) + ratio * frequency / swing * sin(swing * time))
      #expect(abs(item.center.x - (300 - 200 * left)) < 1e-9)
      #expect(abs(atan2(item.transform.b, item.transform.a) - left) < 1e-9)
    }
    #expect(abs(item.center.x - 300) < 1, "at rest to the point after half a second")
  }

  @Test func `dynamics-attachment: a rod keeps its length, and a spring swings at its frequency`() {
    world.use()
    let item = world.add(at: 400, 100)
    _ = world.free([item])
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 300, y: 100))
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor && rod.frequency == 0)
    animator.addBehavior(rod)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    for _ in 0..<60 {
      world.frame()
      #expect(abs(hypot(item.center.x - 300, item.center.y - 100) - 100) < 1e-9)
    }
    animator.removeAllBehaviors()
    let other = world.add(at: 300, 300)
    let spring = UIAttachmentBehavior(item: other, attachedToAnchor: CGPoint(x: 300, y: 300))
    spring.frequency = 1
    animator.addBehavior(spring)
    spring.anchorPoint = CGPoint(x: 340, y: 300)
    for frame in 1...60 {
      world.frame()
      let place = 340 - 40 * cos(2 * .pi * Double(frame) / 60)
      #expect(abs(other.center.x - place) < 1e-9)
    }
  }

  @Test func `dynamics-life: it begins by itself, and pauses when all is at rest`() {
    world.use()
    let item = world.add(at: 300, 450)
    #expect(!animator.isRunning && world.log == [])
    world.collide([item])
    #expect(animator.isRunning && world.log == ["resumes"])
    animator.addBehavior(UIGravityBehavior(items: [item]))
    var frames = 0
    while animator.isRunning, frames < 120 {
      world.frame()
      frames += 1
    }
    #expect(frames > 30 && frames < 120, "after half a second of rest")
    #expect(world.log == ["resumes", "pauses"] && abs(item.center.y - 450) < 1e-6)
    item.center = CGPoint(x: 300, y: 200)
    animator.updateItem(usingCurrentState: item)
    #expect(animator.isRunning)
    world.frames(10)
    #expect(item.center.y > 200 && item.center.y < 250)
  }

  @Test func `dynamics-life: virtual time does not wait for it`() {
    world.use()
    let item = world.add(at: 300, 100)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    world.scheduler.runUntilIdle()
    #expect(item.center.y == 100 && animator.isRunning)
  }

  @Test func `dynamics-behaviors: a tree joins and leaves, and its actions may remove it`() {
    world.use()
    let item = world.add(at: 200, 200)
    let whole = UIDynamicBehavior()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    var calls = 0
    push.action = { [unowned push, weak whole] in
      calls += 1
      whole?.removeChildBehavior(push)
    }
    whole.addChildBehavior(push)
    whole.addChildBehavior(UIDynamicItemBehavior(items: [item]))
    #expect(push.dynamicAnimator == nil)
    animator.addBehavior(whole)
    #expect(push.dynamicAnimator === animator && animator.behaviors == [whole])
    world.frames(60)
    #expect(calls == 1 && push.dynamicAnimator == nil && whole.childBehaviors.count == 1)
    #expect(abs(item.center.x - 300) < 1e-9, "the push has taken effect")
    #expect(animator.items(in: CGRect(x: 300, y: 200, width: 1, height: 1)).first === item)
    animator.removeBehavior(whole)
    #expect(animator.behaviors == [] && whole.dynamicAnimator == nil)
  }

  @Test func `dynamics-motion: the same steps give the same places`() {
    let runs = (0..<2).map { _ in
      let world = DynamicsWorld()
      world.use()
      let items = (0..<6).map { world.add(at: 90 + 80 * CGFloat($0), 90, size: 70) }
      world.free(items).elasticity = 0.7
      world.collide(items)
      world.animator.addBehavior(UIGravityBehavior(items: items))
      let push = UIPushBehavior(items: items, mode: .instantaneous)
      push.setAngle(0.7, magnitude: 2)
      world.animator.addBehavior(push)
      world.frames(300)
      return items.map(\.center)
    }
    #expect(runs[0] == runs[1])
    for center in runs[0] {
      #expect(center.x > 34.9 && center.x < 565.1 && center.y > 34.9 && center.y < 465.1)
    }
  }
}

import Foundation
import Testing
import UIKit

/// Animations of layers, the changes that set them off, and transactions.
@MainActor @Suite struct LayerMotionTests {
  private let world = MotionWorld()

  private func animation(_ path: String, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue) = (0, 100)
    animation.duration = duration
    return animation
  }

  @Test func `motion-added: a layer keeps a copy under its key, the last one of each key`() {
    world.use()
    let first = animation("zPosition", 1)
    #expect(world.layer.animationKeys() == nil)
    world.layer.add(first, forKey: "one")
    world.layer.add(animation("cornerRadius", 1), forKey: nil)
    world.layer.add(animation("borderWidth", 1), forKey: "two")
    first.duration = 9
    #expect(world.layer.animation(forKey: "one")?.duration == 1)
    #expect(world.layer.animationKeys() == ["one", "two"])
    world.layer.add(animation("zPosition", 3), forKey: "one")
    #expect(world.layer.animationKeys() == ["two", "one"])
    world.layer.add(CATransition(), forKey: "other")
    #expect(world.layer.animation(forKey: "transition")?.duration == 0)
    world.layer.removeAllAnimations()
    #expect(world.layer.animationKeys() == nil)
  }

  @Test func `motion-added: it begins at the commit and leaves the layer at its end`() {
    world.use()
    let start = world.application.scheduler.now
    world.layer.add(animation("zPosition", 2), forKey: "z")
    world.commit()
    world.pass(to: 1)
    #expect(world.layer.presentation()?.zPosition == 50)
    #expect(world.layer.zPosition == 0)
    world.pass(to: 2)
    #expect(start == .zero && world.layer.animationKeys() == nil)
    #expect(world.layer.presentation()?.zPosition == 0)
  }

  @Test func `motion-delegate: it is told of the beginning, and of the end or the removal`() {
    world.use()
    let late = animation("zPosition", 1)
    late.beginTime = CACurrentMediaTime() + 0.5
    late.delegate = AnimationLog("late", in: world)
    world.layer.add(late, forKey: "late")
    let replaced = animation("opacity", 1)
    replaced.delegate = AnimationLog("replaced", in: world)
    world.layer.add(replaced, forKey: "o")
    world.commit()
    #expect(world.log == ["replaced starts"])
    world.pass(to: 0.6)
    world.layer.add(animation("opacity", 1), forKey: "o")
    #expect(world.log == ["replaced starts", "late starts"], "nothing is called inside of add")
    world.commit()
    world.pass(to: 2)
    #expect(
      world.log == ["replaced starts", "late starts", "replaced stops false", "late stops true"])
  }

  @Test func `motion-delegate: an animation that stays is told of its end once`() {
    world.use()
    let stays = animation("zPosition", 1)
    (stays.isRemovedOnCompletion, stays.fillMode) = (false, .forwards)
    stays.delegate = AnimationLog("it", in: world)
    world.layer.add(stays, forKey: "z")
    world.commit()
    world.pass(to: 3)
    #expect(world.layer.presentation()?.zPosition == 100)
    world.layer.removeAnimation(forKey: "z")
    world.commit()
    #expect(world.log == ["it starts", "it stops true"])
    #expect(world.layer.presentation()?.zPosition == 0)
  }

  @Test func `motion-window: what leaves the window loses its animations`() {
    world.use()
    let moving = animation("position.x", 5)
    moving.delegate = AnimationLog("view's", in: world)
    world.view.layer.add(moving, forKey: nil)
    world.commit()
    world.pass(to: 1)
    world.view.removeFromSuperview()
    world.commit()
    #expect(world.log == ["view's starts", "view's stops false"])
    #expect(world.view.layer.presentation() == nil)
  }

  @Test func `motion-presentation: the shown tree is found by hit tests, and leads to the model`() {
    world.use()
    let inner = CALayer()
    inner.frame = CGRect(0, 0, 4, 4)
    world.layer.frame = CGRect(0, 0, 4, 4)
    world.layer.addSublayer(inner)
    #expect(inner.presentation() == nil)
    world.commit()
    world.pass(to: 1)
    let moving = animation("position.x", 1)
    (moving.fromValue, moving.toValue) = (42, 44)
    world.layer.add(moving, forKey: nil)
    world.commit()
    world.pass(to: 1.5)
    let shown = world.layer.presentation()
    #expect(shown?.position.x == 43 && shown?.model() === world.layer)
    #expect(shown?.presentation() === shown)
    #expect(shown?.sublayers?.first?.model() === inner)
    #expect(shown?.superlayer?.model() === world.window.layer)
    #expect(shown?.hitTest(CGPoint(x: 42, y: 1))?.model() === inner)
    #expect(world.layer.hitTest(CGPoint(x: 42, y: 1)) == nil)
  }

  @Test func `motion-implicit: a shown layer that is no view's animates its changes`() throws {
    world.use()
    world.layer.opacity = 0.5
    let implicit = try #require(world.layer.animation(forKey: "opacity") as? CABasicAnimation)
    #expect(implicit.fromValue as? Float == 1 && implicit.toValue == nil && !implicit.isAdditive)
    #expect(world.layer.opacity == 0.5)
    world.commit()
    world.pass(to: 0.125)
    let part = 1 - 0.5 * 0.8024033877
    #expect(abs(Double(world.layer.presentation()?.opacity ?? 0) - part) < 1e-6)
    world.pass(to: 0.25)
    #expect(world.layer.animationKeys() == nil)
  }

  @Test func `motion-implicit: which properties do`() {
    world.use()
    let layer = world.layer
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    #expect(layer.animationKeys() == nil, "a colour from none")
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.anchorPoint = .zero
    layer.borderWidth = 1
    layer.borderColor = CGColor(gray: 1, alpha: 1)
    layer.bounds.size.width = 9
    layer.cornerRadius = 1
    layer.opacity = 0
    layer.position.x = 1
    layer.transform = CATransform3DMakeScale(2, 2, 2)
    (layer.shadowOpacity, layer.shadowRadius, layer.zPosition) = (1, 1, 1)
    layer.name = "none"
    #expect(
      layer.animationKeys() == [
        "backgroundColor", "anchorPoint", "borderWidth", "borderColor", "bounds", "cornerRadius",
        "opacity", "position", "transform", "shadowOpacity", "shadowRadius", "zPosition",
      ])
  }

  @Test func `motion-implicit: not a new one, not a view's, not with actions disabled`() {
    world.use()
    let new = CALayer()
    world.window.layer.addSublayer(new)
    new.opacity = 0
    #expect(new.animationKeys() == nil)
    CATransaction.flush()
    new.opacity = 1
    #expect(new.animationKeys() == ["opacity"])
    world.view.alpha = 0
    world.view.layer.position.x = 70
    world.view.layer.borderWidth = 1
    #expect(world.view.layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    world.layer.opacity = 0
    world.layer.add(animation("zPosition", 1), forKey: "asked for")
    CATransaction.commit()
    #expect(world.layer.animationKeys() == ["asked for"])
  }

  @Test func `motion-actions: delegate, dictionary, style and class are asked in this order`()
    throws
  {
    world.use()
    final class Acting: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "zPosition" ? CATransition() : nil
      }
    }
    final class Silent: NSObject, CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let (layer, silent) = (Acting(), Silent())
    #expect(layer.actions == nil && layer.action(forKey: "opacity") == nil)
    world.window.layer.addSublayer(layer)
    world.commit()
    let own = animation("cornerRadius", 5)
    layer.actions = ["cornerRadius": own, "opacity": own]
    layer.style = ["actions": ["borderWidth": NSNull(), "cornerRadius": NSNull()]]
    layer.delegate = silent
    CATransaction.setAnimationDuration(1.5)
    (layer.opacity, layer.borderWidth, layer.cornerRadius, layer.zPosition) = (0, 1, 2, 3)
    layer.position.x = 4
    #expect(layer.animationKeys() == ["cornerRadius", "transition", "position"])
    #expect(layer.animation(forKey: "cornerRadius")?.duration == 5, "its own duration")
    world.commit()
    world.pass(to: 1.25)
    #expect(layer.animationKeys()?.contains("position") == true)
    world.pass(to: 1.5)
    #expect(layer.animationKeys() == ["cornerRadius"])
    #expect(world.view.action(for: world.view.layer, forKey: "opacity") is NSNull)
  }

  @Test func `motion-transaction: completions wait for what is added after them`() {
    world.use()
    CATransaction.begin()
    world.layer.add(animation("zPosition", 9), forKey: nil)
    CATransaction.setCompletionBlock { [world] in world.log.append("first") }
    CATransaction.setCompletionBlock { [world] in world.log.append("second") }
    #expect(world.log == ["first"])
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    world.layer.add(animation("cornerRadius", 0), forKey: nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    world.pass(to: 1.9)
    #expect(world.log == ["first"])
    world.pass(to: 2)
    #expect(world.log == ["first", "second"])
  }

  @Test func `motion-transaction: nothing begins before the outermost commit`() {
    world.use()
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    world.layer.opacity = 0
    CATransaction.commit()
    CATransaction.flush()
    world.pass(to: 1)
    #expect(world.layer.presentation()?.opacity == 1)
    CATransaction.commit()
    world.pass(to: 2)
    #expect(world.layer.presentation()?.opacity != 1)
    world.pass(to: 3.9)
    #expect(world.layer.animationKeys() == ["opacity"])
    world.pass(to: 4)
    #expect(world.layer.animationKeys() == nil)
  }

  @Test func `a change before an explicit transaction begins, although its turn ended meanwhile`() {
    world.use()
    world.layer.opacity = 0
    CATransaction.begin()
    world.pass(to: 1)
    #expect(world.layer.presentation()?.opacity == 1)
    CATransaction.commit()
    world.pass(to: 1.125)
    #expect(world.layer.presentation()?.opacity != 1)
    world.pass(to: 2)
    #expect(world.layer.animationKeys() == nil)
  }

  @Test func `motion-transaction: without animations the completion comes at the commit`() {
    world.use()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [world] in world.log.append("done") }
    #expect(world.log == [])
    CATransaction.commit()
    #expect(world.log == ["done"])
  }

  @Test func `motion-transaction: a removed animation lets the completion come`() {
    world.use()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [world] in world.log.append("done") }
    world.layer.add(animation("zPosition", 9), forKey: "z")
    CATransaction.commit()
    world.layer.removeAnimation(forKey: "z")
    world.commit()
    #expect(world.log == ["done"])
  }

  @Test func `motion-time: the speed of a layer holds for its animations, and a stopped one waits`()
  {
    world.use()
    world.layer.speed = 2
    world.layer.add(animation("zPosition", 2), forKey: "z")
    world.commit()
    world.pass(to: 0.5)
    #expect(world.layer.presentation()?.zPosition == 50)
    let stopped = world.layer.convertTime(CACurrentMediaTime(), from: nil)
    (world.layer.speed, world.layer.timeOffset) = (0, stopped)
    world.scheduler.runUntilIdle()
    world.pass(to: 5)
    #expect(world.layer.presentation()?.zPosition == 50)
    (world.layer.speed, world.layer.timeOffset) = (2, 0)
    world.layer.beginTime =
      world.layer.convertTime(CACurrentMediaTime(), from: nil) / 2 - stopped / 2
    world.pass(to: 5.25)
    #expect(world.layer.presentation()?.zPosition == 75)
    world.pass(to: 5.5)
    #expect(world.layer.animationKeys() == nil)
  }
}

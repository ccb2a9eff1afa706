import Foundation
import Testing
import UIKit

/// What animation blocks make of changes, and how they end.
@MainActor @Suite struct ViewAnimationTests {
  private let world = MotionWorld()
  private var view: UIView { world.view }
  private var keys: [String]? { view.layer.animationKeys() }

  private func animation(_ key: String) -> CABasicAnimation? {
    view.layer.animation(forKey: key) as? CABasicAnimation
  }

  @Test func `view-animate: each property of a view, and those of its layer that blocks animate`() {
    world.use()
    view.backgroundColor = .black
    UIView.animate(withDuration: 1) { [view] in
      view.frame = CGRect(5, 5, 20, 4)
      view.bounds.origin.x = 3
      view.transform = CGAffineTransform(scaleX: 2, y: 1)
      view.alpha = 0.5
      view.backgroundColor = .white
      view.layer.cornerRadius = 2
      view.layer.borderWidth = 2
      view.layer.zPosition = 2
      view.tag = 3
      view.isHidden = true
    }
    #expect(
      keys == [
        "bounds.size", "position", "bounds.origin", "transform", "opacity", "backgroundColor",
        "cornerRadius",
      ])
    #expect(view.center == CGPoint(x: 15, y: 7), "the model is new at once")
  }

  @Test func `view-animate: a change that is none makes no animation`() {
    world.use()
    UIView.animate(withDuration: 1, animations: { [view] in view.alpha = 1 }) { [world] in
      world.log.append("\($0)")
    }
    #expect(keys == nil && world.log == [])
    world.commit()
    #expect(world.log == ["true"])
    #expect(world.scheduler.now == .zero)
  }

  @Test func `view-animate: what an animation of a block is made of`() throws {
    world.use()
    UIView.animate(withDuration: 0.5, delay: 1, options: [.curveEaseIn, .repeat, .autoreverse]) {
      [view] in view.alpha = 0
    }
    let made = try #require(animation("opacity"))
    #expect(made.duration == 0.5 && made.fillMode == .both && made.autoreverses)
    #expect(made.repeatCount == .infinity && made.toValue as? Float == 0 && !made.isAdditive)
    world.scheduler.runUntilIdle()
    world.pass(to: 0.9)
    #expect(view.layer.presentation()?.opacity == 1, "the old value is seen during the delay")
    world.pass(to: 1.25)
    let there = view.layer.presentation()?.opacity ?? 0
    #expect(abs(there - (1 - 0.31535681)) < 1e-6)
    world.pass(to: 1.75)
    #expect(
      abs((view.layer.presentation()?.opacity ?? 0) - there) < 1e-6, "mirrored on its way back")
  }

  @Test
  func `view-animate-additive: a move that interrupts another goes on smoothly, and both end`() {
    world.use()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { [view] in view.center.x = 105 },
      completion: world.logging("first"))
    world.commit()
    #expect(world.shownX == 5)
    world.pass(to: 0.5)
    #expect(world.shownX == 55)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.center.x = 5 },
      completion: world.logging("second"))
    #expect(keys == ["position", "position-2"])
    #expect(world.shownX == 55)
    world.pass(to: 0.75)
    #expect(abs(world.shownX - (5 - 25 + 75)) < 1e-9)
    world.pass(to: 1.5)
    #expect(world.log == ["first true", "second true"] && keys == nil)
  }

  @Test func `view-animate-additive: opacity is replaced, from the model or from what is shown`() {
    world.use()
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 0 },
      completion: world.logging("first"))
    world.commit()
    world.pass(to: 0.25)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { [view] in view.alpha = 0.5 },
      completion: world.logging("second"))
    #expect(animation("opacity")?.fromValue as? Float == 0)
    world.commit()
    #expect(world.log == ["first false"])
    world.pass(to: 0.75)
    UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { [view] in
      view.alpha = 1
    }
    #expect(animation("opacity")?.fromValue as? Float == 0.25)
    #expect(keys == ["opacity"])
  }

  @Test func `view-animate-finished: removed animations end a block with false, others with true`()
  {
    world.use()
    let change = { [view] in
      view.alpha = 0
      view.center.x = 50
    }
    UIView.animate(withDuration: 1, animations: change, completion: world.logging("removed"))
    world.commit()
    view.layer.removeAllAnimations()
    #expect(world.log == [])
    world.commit()
    #expect(world.log == ["removed false"])
    let outside = UIView()
    UIView.animate(
      withDuration: 1, animations: { outside.alpha = 0 }, completion: world.logging("outside"))
    UIView.performWithoutAnimation { [view] in
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 }, completion: world.logging("disabled"))
    }
    UIView.animate(
      withDuration: -1, animations: { [view] in view.alpha = 0 }, completion: world.logging("short")
    )
    #expect(world.log.count == 1)
    world.commit()
    #expect(world.log.dropFirst() == ["outside true", "disabled true", "short true"])
    #expect(keys == nil && world.scheduler.now == .zero)
  }

  @Test func `view-animate-finished: blocks that end together end in the order of their beginning`()
  {
    world.use()
    for name in ["one", "two", "three"] {
      UIView.animate(
        withDuration: name == "two" ? 0.5 : 1, animations: { [view] in view.center.x += 1 },
        completion: world.logging(name))
    }
    world.scheduler.runUntilIdle()
    #expect(world.log == ["two true", "one true", "three true"])
  }

  @Test func `view-animate-nested: duration and curve are the outer block's unless overridden`() {
    world.use()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      UIView.animate(withDuration: 0) { view.center.x = 9 }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        view.layer.cornerRadius = 3
      }
      UIView.performWithoutAnimation { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
      #expect(UIView.inheritedAnimationDuration == 2)
    }
    #expect(
      ["opacity", "position", "cornerRadius"].map { animation($0)?.duration } == [2, 2, 0.1])
    #expect(animation("transform") == nil && UIView.inheritedAnimationDuration == 0)
    world.commit()
    world.pass(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.75)
  }

  @Test func `view-animate: the layer of no view keeps the transaction's duration in a block`() {
    world.use()
    UIView.animate(withDuration: 0.5) { [world] in world.layer.opacity = 0 }
    world.commit()
    world.pass(to: 0.24)
    #expect(world.layer.animationKeys() == ["opacity"])
    world.pass(to: 0.25)
    #expect(world.layer.animationKeys() == nil)
  }

  @Test func `view-animate: a transaction's completion waits for the blocks in it`() {
    world.use()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [world] in world.log.append("transaction") }
    UIView.animate(
      withDuration: 1, animations: { [view] in view.alpha = 0 }, completion: world.logging("block"))
    CATransaction.commit()
    world.scheduler.runUntilIdle()
    #expect(world.log == ["block true", "transaction"])
  }

  @Test func `view-animate: repeats in parts, and the jump to the end`() {
    world.use()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 105 }
    } completion: {
      [world] in
      world.log.append("\($0)")
    }
    world.commit()
    world.pass(to: 1.75)
    #expect(world.shownX == 30)
    world.pass(to: 2.5)
    #expect(world.shownX == 55)
    world.pass(to: 3)
    #expect(world.shownX == 105 && world.log == ["true"])
  }

  @Test func `view-animate-spring: a spring settles in the duration, or lasts until it rests`()
    throws
  {
    world.use()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      animations: { [view] in view.center.x = 105 }, completion: world.logging("settled"))
    let spring = try #require(animation("position") as? CASpringAnimation)
    #expect(abs(spring.settlingDuration - 1) < 1e-9 && abs(spring.stiffness - 216.9) < 0.05)
    world.commit()
    world.pass(to: 0.2)
    let law = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(world.shownX - (5 + 100 * law.value(at: 0.2))) < 1e-9)
    world.pass(to: 1)
    #expect(world.log == ["settled true"])
    UIView.animate(
      springDuration: 0.5, bounce: 0.3, animations: { [view] in view.center.x = 5 },
      completion: world.logging("rests"))
    world.pass(to: 1.86)
    #expect(world.log.count == 1)
    world.pass(to: 1.87)
    #expect(world.log.count == 2)
  }

  @Test func `view-keyframes: frames follow one another, and the rest lasts for the whole`() {
    world.use()
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: 4, delay: 0, options: linear,
      animations: { [view] in
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          view.center.x = 45
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          view.center.x = 5
        }
        view.alpha = 0
      }, completion: world.logging("frames"))
    #expect(keys == ["position", "opacity"] && view.center.x == 5)
    world.commit()
    let places = [0.5, 1.5, 2.5, 3.5].map { time in
      world.pass(to: time)
      return world.shownX
    }
    #expect(places == [5, 25, 45, 25])
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.125) < 1e-6)
    world.pass(to: 4)
    #expect(world.log == ["frames true"] && keys == nil)
  }

  @Test func `view-keyframes: outside of such a block a frame is no animation`() {
    world.use()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [view] in view.alpha = 0 }
    #expect(keys == nil && view.alpha == 0)
  }

  @Test func `view-transition: the layer changes as a whole, not what is changed in the block`()
    throws
  {
    world.use()
    UIView.transition(
      with: view, duration: 0.6, options: .transitionFlipFromLeft,
      animations: { [view] in view.alpha = 0.5 }, completion: world.logging("turned"))
    let transition = try #require(view.layer.animation(forKey: "transition") as? CATransition)
    #expect(transition.subtype == .fromLeft && transition.duration == 0.6 && keys == ["transition"])
    world.pass(to: 0.59)
    #expect(world.log == [])
    world.pass(to: 0.6)
    #expect(world.log == ["turned true"])
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent],
      animations: { [view] in view.alpha = 1 })
    #expect(keys == ["opacity", "transition"])
  }

  @Test func `view-animate: constraints and subviews are animated where they are laid out`() {
    world.use()
    let inner = UIView(frame: CGRect(0, 0, 4, 1))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    world.scheduler.runUntilIdle()
    UIView.animate(withDuration: 1) { [view] in view.bounds.size.width = 20 }
    #expect(inner.layer.animationKeys() == ["bounds.size", "position"])
  }
}

import Foundation
import Testing
import UIKit

/// Which views touches find while they are animated.
@MainActor @Suite struct AnimationTouchesTests {
  private let world = MotionWorld()

  private func hit(_ x: CGFloat) -> UIView? {
    world.window.hitTest(CGPoint(x: x, y: 1), with: nil)
  }

  @Test func `view-animate-touches: an animated view takes none, others do`() {
    world.use()
    let inside = UIView(frame: CGRect(0, 0, 5, 2))
    world.view.addSubview(inside)
    UIView.animate(withDuration: 1) { [world] in world.view.center.x = 45 }
    world.pass(to: 0.5)
    #expect(hit(45) === world.window && hit(42) === world.window && hit(20) === world.window)
    world.pass(to: 1)
    #expect(hit(47) === world.view && hit(42) === inside)
  }

  @Test func `view-animate-touches: it takes them at its end place if that is allowed`() {
    world.use()
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { [world] in
      world.view.center.x = 45
    }
    world.pass(to: 0.5)
    #expect(hit(45) === world.view && hit(25) === world.window)
    world.scheduler.runUntilIdle()
  }

  @Test func `animator-touches: those of an animator are found where they are shown`() {
    world.use()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [world] in
      world.view.center.x = 45
    }
    animator.startAnimation()
    world.pass(to: 0.5)
    #expect(hit(25) === world.view && hit(45) === world.window)
    world.scheduler.runUntilIdle()
    #expect(hit(45) === world.view)
  }

  @Test func `animator-touches: manual hit testing takes the model, and without interaction none`()
  {
    world.use()
    for (isManual, takes) in [(true, true), (false, false)] {
      world.view.center.x = 5
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [world] in
        world.view.center.x = 45
      }
      animator.isManualHitTestingEnabled = isManual
      animator.isUserInteractionEnabled = takes
      animator.startAnimation()
      world.scheduler.advance(by: .milliseconds(500))
      #expect((hit(45) === world.view) == takes && hit(25) === world.window)
      world.scheduler.runUntilIdle()
    }
  }

  @Test func `motion-window: animations end unfinished where the app goes to the background`() {
    world.use()
    UIView.animate(
      withDuration: 1, animations: { [world] in world.view.alpha = 0.5 },
      completion: world.logging("fade"))
    world.pass(to: 0.5)
    world.application.enterBackground()
    world.commit()
    #expect(world.log == ["fade false"] && world.view.layer.animationKeys() == nil)
  }

  @Test func `view-animate-finished: a view that is removed in mid-animation ends it unfinished`() {
    world.use()
    UIView.animate(
      withDuration: 1, animations: { [world] in world.view.center.x = 45 },
      completion: world.logging("move"))
    world.pass(to: 0.5)
    world.view.removeFromSuperview()
    #expect(world.log == [])
    world.commit()
    #expect(world.log == ["move false"] && world.scheduler.now == .milliseconds(500))
  }
}

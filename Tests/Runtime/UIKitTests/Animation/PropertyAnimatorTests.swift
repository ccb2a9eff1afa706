import Foundation
import Testing
import UIKit

/// The states of animators, and what is shown in each.
@MainActor @Suite struct PropertyAnimatorTests {
  private let world = MotionWorld()
  private var view: UIView { world.view }

  /// Moves the view from 5 to 105 in two seconds, at constant speed unless told otherwise.
  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in
      view.center.x = 105
    }
    animator.addCompletion { [world] in world.log.append("\($0)") }
    return animator
  }

  @Test func `animator-states: from inactive to active and back, with the model at once`() {
    world.use()
    let animator = mover()
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 5)
    #expect(
      animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
    #expect(
      !animator.isManualHitTestingEnabled && !animator.pausesOnCompletion && animator.delay == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 105)
    world.commit()
    world.pass(to: 0.5)
    #expect(world.shownX == 30 && animator.fractionComplete == 0.25)
    world.pass(to: 2)
    #expect(animator.state == .inactive && !animator.isRunning && world.log == ["end"])
    #expect(world.shownX == 105 && view.layer.animationKeys() == nil)
    animator.startAnimation()
    #expect(animator.state == .inactive, "blocks and completions are gone")
  }

  @Test func `animator-states: an animator keeps itself alive while it runs`() {
    world.use()
    weak var running: UIViewPropertyAnimator?
    do {
      let made = mover()
      running = made
      made.startAnimation()
    }
    #expect(running != nil)
    world.scheduler.runUntilIdle()
    #expect(running == nil && world.log == ["end"])
  }

  @Test func `animator-states: a duration of 0 is 0.2, and a delay comes before`() {
    world.use()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { [view] in
      view.center.x = 105
    }
    #expect(animator.duration == 0.2)
    animator.startAnimation(afterDelay: 1)
    world.pass(to: 1.1)
    #expect(abs(world.shownX - 55) < 1e-6)
    world.pass(to: 1.2)
    #expect(animator.state == .inactive)
  }

  @Test func `animator-states: without a change, or outside of a window, it ends at once`() {
    world.use()
    let outside = UIView()
    let animators = [{}, { outside.alpha = 0 }].map {
      UIViewPropertyAnimator(duration: 5, curve: .linear, animations: $0)
    }
    for animator in animators {
      animator.addCompletion { [world] in world.log.append("\($0)") }
      animator.startAnimation()
    }
    #expect(world.log == [])
    world.commit()
    #expect(world.log == ["end", "end"] && world.scheduler.now == .zero)
    let empty = UIViewPropertyAnimator(duration: 5, curve: .linear)
    empty.startAnimation()
    #expect(empty.state == .inactive)
  }

  @Test func `animator-scrub: a fraction pauses an inactive one, and is shown at constant speed`() {
    world.use()
    let animator = mover(.easeIn)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && !animator.isRunning && view.center.x == 105)
    #expect(world.shownX == 55)
    world.scheduler.runUntilIdle()
    #expect(world.scheduler.now == .zero && world.log == [])
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(world.shownX - (5 + 31.5356812)) < 1e-6)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.startAnimation()
    world.scheduler.runUntilIdle()
    #expect(world.log == ["end"])
  }

  @Test func `animator-scrub: pausing keeps the fraction, and a running one takes none`() {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.pass(to: 0.5)
    animator.fractionComplete = 0.9
    #expect(animator.fractionComplete == 0.25)
    animator.pauseAnimation()
    world.pass(to: 9)
    #expect(animator.fractionComplete == 0.25 && world.shownX == 30)
    animator.startAnimation()
    world.pass(to: 10.4)
    #expect(world.log == [])
    world.pass(to: 10.5)
    #expect(world.log == ["end"])
  }

  @Test func `animator-reverse: it runs back from where it is, and the model with it`() {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.pass(to: 0.5)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    world.pass(to: 0.75)
    #expect(world.shownX == 17.5)
    world.pass(to: 1)
    #expect(world.log == ["start"] && view.center.x == 5 && world.shownX == 5)
  }

  @Test func `animator-reverse: one that is paused on completion goes back and forth`() {
    world.use()
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    world.pass(to: 3)
    #expect(animator.state == .active && !animator.isRunning && world.log == [])
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    world.pass(to: 4)
    #expect(world.shownX == 55)
    animator.pausesOnCompletion = false
    world.pass(to: 5)
    #expect(world.log == ["start"])
  }

  @Test func `animator-stop: the shown values become the model's`() {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.pass(to: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && view.center.x == 30 && view.layer.animationKeys() == nil)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 30 && world.log == [])
    world.scheduler.runUntilIdle()
    #expect(world.log == [])
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 105), (.start, 5), (.current, 30),
  ])
  func `animator-stop: after a stop it is finished at any end`(
    position: UIViewAnimatingPosition, x: CGFloat
  ) {
    world.use()
    let animator = mover()
    view.backgroundColor = .systemRed
    animator.addAnimations { [view] in view.backgroundColor = .systemBlue }
    animator.startAnimation()
    world.pass(to: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && world.log == [])
    animator.finishAnimation(at: position)
    #expect(view.center.x == x && world.log == ["\(position)"] && animator.state == .inactive)
    if position == .start { #expect(view.backgroundColor == .systemRed) }
    if position == .end { #expect(view.backgroundColor == .systemBlue) }
  }

  @Test func `animator-continue: another curve and duration lead from the shown place to the end`()
  {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.pass(to: 1)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
    #expect(world.shownX == 55)
    world.pass(to: 3)
    #expect(abs(world.shownX - (55 + 50 * 0.315356812)) < 1e-6)
    world.pass(to: 5)
    #expect(world.log == ["end"])
  }

  @Test func `animator-delay-factor: changes begin late, and last until the end`() {
    world.use()
    let animator = mover()
    animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    world.pass(to: 1)
    #expect(view.layer.presentation()?.opacity == 1)
    world.pass(to: 1.5)
    #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    animator.addAnimations { [view] in view.layer.cornerRadius = 8 }
    world.pass(to: 1.75)
    #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 4) < 1e-6)
    world.pass(to: 2)
    #expect(world.log == ["end"])
  }

  @Test func `animator-nested: blocks inside are scrubbed with it`() {
    world.use()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [view] in
      UIView.animate(withDuration: 9) { view.center.x = 105 }
    }
    animator.fractionComplete = 0.25
    #expect(world.shownX == 30)
    animator.stopAnimation(true)
  }

  @Test func `animator-timing: springs of their own last until they settle`() {
    world.use()
    let own = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: own)
    #expect(abs(animator.duration - 1.4727003346780925) < 1e-9)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 2, timingParameters: ratio).duration == 2)
    animator.addAnimations { [view] in view.center.x = 105 }
    animator.startAnimation()
    world.pass(to: 0.2)
    #expect(abs(world.shownX - (5 + 100 * Spring().value(at: 0.2))) < 1e-6)
    let points = UICubicTimingParameters(animationCurve: .easeOut)
    #expect(points.controlPoint2 == CGPoint(x: 0.58, y: 1) && points.timingCurveType == .builtin)
  }

  @Test func `animator-errors: releasing a paused one is reported, other misuse stops the program`()
    async
  {
    world.use()
    var lines: [String] = []
    world.application.logHandler = { lines.append($0) }
    do {
      let animator = mover()
      animator.pauseAnimation()
    }
    #expect(lines.count == 1 && lines.first?.hasPrefix("It is an error to release") == true)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = MotionWorld()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { world.view.alpha = 0 }
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = MotionWorld()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { world.view.alpha = 0 }
        animator.startAnimation()
        animator.isInterruptible = false
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { CATransaction.commit() }
    }
  }

  @Test func `animator-states: one that is made running`() {
    world.use()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { [view] in view.center.x = 105 },
      completion: { [world] in world.log.append("\($0)") })
    #expect(animator.isRunning)
    world.pass(to: 1)
    #expect(world.shownX == 55)
    world.scheduler.runUntilIdle()
    #expect(world.log == ["end"])
  }
}

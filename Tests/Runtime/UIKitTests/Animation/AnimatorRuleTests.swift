import Foundation
import Testing
import UIKit

/// The sentences of UIViewPropertyAnimator's header, one by one.
@MainActor @Suite struct AnimatorRuleTests {
  private let world = MotionWorld()
  private var view: UIView { world.view }

  private func mover(
    _ curve: UIView.AnimationCurve = .linear, _ seconds: TimeInterval = 2
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: seconds, curve: curve) { [view] in
      view.center.x = 105
    }
    animator.addCompletion { [world] in world.log.append("\($0)") }
    return animator
  }

  @Test func `animator-states: started without a block it begins with the first one`() {
    world.use()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.startAnimation(afterDelay: 0.5)
    world.pass(to: 1)
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.addAnimations { [view] in view.center.x = 105 }
    #expect(animator.state == .active && animator.isRunning && view.center.x == 105)
    world.pass(to: 2.5)
    #expect(abs(world.shownX - 55) < 1e-9, "after the delay, from the block on")
    world.scheduler.runUntilIdle()
    #expect(animator.state == .inactive)
  }

  @Test func `animator-states: at its end blocks and completions are gone, and a new one starts`() {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.scheduler.runUntilIdle()
    #expect(world.log == ["end"])
    view.center.x = 5
    animator.startAnimation()
    world.scheduler.runUntilIdle()
    #expect(view.center.x == 5 && world.log == ["end"], "there is nothing to start")
    animator.addAnimations { [view] in view.center.x = 25 }
    world.scheduler.runUntilIdle()
    #expect(view.center.x == 25 && world.log == ["end"] && animator.state == .inactive)
  }

  @Test func `animator-scrub: paused while inactive it is active, with the values of the start`() {
    world.use()
    let animator = mover(.easeIn)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    #expect(world.shownX == 5 && view.center.x == 105)
    animator.stopAnimation(true)
  }

  @Test(arguments: [true, false])
  func `animator-scrub: a pause at half time jumps to constant speed, or keeps the curve`(
    isLinear: Bool
  ) {
    world.use()
    let animator = mover(.easeIn)
    animator.scrubsLinearly = isLinear
    animator.startAnimation()
    world.pass(to: 1)
    let eased = 5 + 100 * TimingCurve.easeIn.value(at: 0.5)
    #expect(abs(world.shownX - eased) < 1e-9)
    animator.pauseAnimation()
    #expect(abs(world.shownX - (isLinear ? 55 : eased)) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test func `animator-reverse: reversed before its start it runs from the end to the start`() {
    world.use()
    let animator = mover()
    animator.isReversed = true
    animator.startAnimation()
    world.pass(to: 0.5)
    #expect(abs(world.shownX - 80) < 1e-9)
    world.pass(to: 2)
    #expect(world.log == ["start"] && view.center.x == 5 && world.shownX == 5)
  }

  @Test func `animator-continue: without a timing it keeps its curve for what is left`() {
    world.use()
    let animator = mover(.easeInOut)
    animator.scrubsLinearly = false
    animator.startAnimation()
    world.pass(to: 0.5)
    animator.pauseAnimation()
    world.pass(to: 7)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    for step in 1...5 {
      let part = 0.25 + 0.125 * Double(step)
      world.pass(to: 7 + 0.25 * Double(step))
      let place = 5 + 100 * TimingCurve.easeInEaseOut.value(at: part)
      #expect(abs(world.shownX - place) < 1e-9, "at \(part)")
    }
    world.pass(to: 8.5)
    #expect(world.log == ["end"])
  }

  @Test func `animator-continue: a factor is a part of the original duration`() {
    world.use()
    let animator = mover()
    animator.startAnimation()
    world.pass(to: 1.5)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.75)
    world.pass(to: 2.25)
    #expect(abs(world.shownX - 92.5) < 1e-9, "half of what was left after half of 1.5 seconds")
    world.pass(to: 2.99)
    #expect(world.log == [])
    world.pass(to: 3)
    #expect(world.log == ["end"])
  }

  @Test func `animator-delay-factor: a factor while it runs is a part of what is left`() {
    world.use()
    let animator = mover(.linear, 4)
    animator.startAnimation()
    world.pass(to: 2)
    animator.addAnimations({ [view] in view.layer.cornerRadius = 8 }, delayFactor: 0.5)
    world.pass(to: 3)
    #expect(view.layer.presentation()?.cornerRadius == 0)
    world.pass(to: 3.5)
    #expect(abs((view.layer.presentation()?.cornerRadius ?? 0) - 4) < 1e-9)
    world.pass(to: 4)
    #expect(world.log == ["end"])
  }

  @Test func `animator-nested: one that is made running in a block cannot be interrupted`() {
    world.use()
    var made: [UIViewPropertyAnimator] = []
    func make(_ options: UIView.AnimationOptions, _ changes: @escaping () -> Void) {
      made.append(
        .runningPropertyAnimator(
          withDuration: 1, delay: 0, options: options, animations: changes, completion: nil))
    }
    make(.curveLinear) { [view] in view.center.x = 15 }
    UIView.animate(withDuration: 4) { [view] in
      make([]) { view.alpha = 0 }
      make(.overrideInheritedDuration) { view.layer.cornerRadius = 2 }
    }
    #expect(made.map(\.isInterruptible) == [true, false, false])
    #expect(made.map(\.duration) == [1, 4, 1])
    world.scheduler.runUntilIdle()
    #expect(made.allSatisfy { $0.state == .inactive })
  }

  @Test func `animator-errors: an active one takes no other interaction, a stopped one no start`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = MotionWorld()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { world.view.alpha = 0 }
        animator.startAnimation()
        animator.isUserInteractionEnabled = false
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let world = MotionWorld()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { world.view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
  }
}

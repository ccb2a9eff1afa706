import Foundation
import Testing
import UIKit

/// Transitions that a person leads: what is shown, how the rest goes on, and who is told.
@MainActor @Suite struct PercentDrivenTests {
  private let world = TransitionWorld()
  private let driver = UIPercentDrivenInteractiveTransition()
  private var recorder: TraceRecorder { world.recorder }

  init() { world.delegate.driver = driver }

  private func push() {
    world.navigation.pushViewController(world.second, animated: true)
    recorder.turn()
    recorder.turn()
    world.mark()
  }

  /// Where the second view's left edge is shown, of 80 columns.
  private var left: CGFloat { world.shownCenter.x - 40 }

  @Test func `transition-percent-driven: defaults, and what is known once it runs`() {
    world.use()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart && driver.timingCurve == nil)
    #expect(driver.percentComplete == 0)
    push()
    #expect(driver.duration == 0.5)
    driver.update(2)
    #expect(driver.percentComplete == 1)
    driver.cancel()
    recorder.settle()
    #expect(driver.percentComplete == 0)
  }

  @Test(arguments: [0, 0.25, 0.5, 0.875])
  func `transition-percent-driven: what is shown follows the hand`(percent: CGFloat) {
    world.use()
    push()
    driver.update(percent)
    #expect(abs(left - 80 * (1 - percent)) < 1e-9)
    world.pass(to: 5)
    #expect(abs(left - 80 * (1 - percent)) < 1e-9, "time alone moves nothing")
    driver.cancel()
    recorder.settle()
  }

  @Test func `transition-percent-driven: the rest takes its part of the duration, by the speed`() {
    world.use()
    push()
    driver.completionCurve = .linear
    driver.completionSpeed = 2
    driver.update(0.5)
    driver.finish()
    world.pass(to: 0.0625)
    #expect(abs(left - 20) < 1e-9, "\(left)")
    world.pass(to: 0.124)
    #expect(!recorder.take().contains("B viewDidAppear(true)"))
    world.pass(to: 0.126)
    #expect(recorder.take().contains("B viewDidAppear(true)"))
  }

  @Test func `transition-percent-driven: the rest slows down at both ends unless told otherwise`() {
    world.use()
    push()
    driver.update(0.2)
    driver.finish()
    // A quarter of the rest's 0.4 seconds: the curve has come to 0.1291…, computed by bisection.
    world.pass(to: 0.1)
    let x = 0.25
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      if 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s < x {
        low = s
      } else {
        high = s
      }
    }
    let eased = 3 * (1 - low) * low * low + low * low * low
    #expect(abs(left - 80 * (0.8 - 0.8 * eased)) < 1e-9)
    recorder.settle()
  }

  @Test func `transition-percent-driven: it runs back in the time it was led`() {
    world.use()
    push()
    driver.completionCurve = .linear
    driver.update(0.4)
    driver.cancel()
    world.pass(to: 0.1)
    #expect(abs(left - 64) < 1e-9, "\(left)")
    world.pass(to: 0.201)
    #expect(recorder.take().contains("A viewDidAppear(true)"))
  }

  @Test func `transition-percent-driven: what a hand did before the start takes effect`() {
    world.use()
    world.navigation.pushViewController(world.second, animated: true)
    driver.update(0.75)
    driver.finish()
    recorder.settle()
    #expect(world.navigation.topViewController === world.second)
    #expect(world.second.view.window != nil && !recorder.application.hasPendingTransitions)
    driver.finish()
    driver.update(0.5)
    #expect(driver.percentComplete == 0, "nothing is awaited")
  }

  @Test func `transition-percent-driven: a running one is paused, led and let go`() throws {
    world.use()
    driver.wantsInteractiveStart = false
    world.navigation.pushViewController(world.second, animated: true)
    var interactive: [Bool] = []
    recorder.turn()
    try #require(world.second.transitionCoordinator).notifyWhenInteractionChanges {
      interactive.append($0.isInteractive)
    }
    world.mark()
    world.pass(to: 0.125)
    #expect(abs(left - 60) < 1e-9, "\(left)")
    driver.pause()
    #expect(abs(driver.percentComplete - 0.25) < 1e-9)
    driver.update(0.5)
    driver.finish()
    #expect(interactive == [true, false])
    recorder.settle()
    #expect(world.navigation.topViewController === world.second)
  }

  @Test func `transition-percent-driven: a property animator is scrubbed itself`() throws {
    world.use()
    let slide = AnimatorSlide()
    world.delegate.animator = slide
    push()
    let animator = try #require(slide.animator)
    driver.update(0.25)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
    #expect(abs(left - 60) < 1e-9)
    driver.completionCurve = .linear
    driver.cancel()
    world.pass(to: 0.0625)
    #expect(abs(left - 70) < 1e-9, "\(left)")
    recorder.settle()
    #expect(slide.log == ["at the start", "ended false"])
    #expect(world.navigation.viewControllers == [world.first])
    push()
    driver.update(0.5)
    driver.finish()
    recorder.settle()
    #expect(slide.log.suffix(2) == ["at the end", "ended true"])
  }

  @Test func `transition-alongside: blocks are in the animation, and are scrubbed with it`() {
    world.use()
    world.first.inside["viewWillDisappear"] = { [world] in
      world.first.transitionCoordinator?.animate { _ in
        #expect(UIView.inheritedAnimationDuration == 0.5)
        world.navigation.navigationBar.alpha = 0
      }
    }
    push()
    #expect(world.navigation.navigationBar.alpha == 0)
    let shown = { world.navigation.navigationBar.layer.presentation()?.opacity ?? -1 }
    #expect(shown() == 1)
    driver.update(0.5)
    #expect(abs(shown() - 0.5) < 1e-6, "the middle of the curve")
    driver.finish()
    recorder.settle()
    #expect(shown() == 0)
  }

  @Test func `transition-alongside: a swipe of UIKit's scrubs them, too`() throws {
    world.use()
    world.delegate.animator = nil
    world.navigation.pushViewController(world.second, animated: false)
    recorder.settle()
    world.first.inside["viewWillAppear"] = { [world] in
      world.first.transitionCoordinator?.animate { _ in
        world.navigation.navigationBar.alpha = 0.5
      }
    }
    let swipe = try #require(world.navigation.beginInteractivePop())
    recorder.turn()
    recorder.turn()
    let shown = { world.navigation.navigationBar.layer.presentation()?.opacity ?? -1 }
    swipe.update(0.5)
    #expect(abs(shown() - 0.75) < 1e-6)
    swipe.update(0)
    #expect(shown() == 1)
    swipe.cancel()
    recorder.settle()
    #expect(world.navigation.topViewController === world.second)
  }

  @Test func `transition-interactive: an app's own object moves the views itself`() throws {
    world.use()
    final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
    }
    let hand = Hand()
    world.delegate.driver = hand
    push()
    let coordinator = try #require(world.second.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    #expect(coordinator.percentComplete == 0)
    hand.context?.updateInteractiveTransition(0.3)
    #expect(coordinator.percentComplete == 0.3)
    hand.context?.cancelInteractiveTransition()
    #expect(coordinator.isCancelled && !coordinator.isInteractive)
    #expect(hand.context?.transitionWasCancelled == true)
    hand.context?.completeTransition(false)
    recorder.settle()
    #expect(world.navigation.viewControllers == [world.first])
    #expect(world.second.view.window == nil)
  }

  @Test func `transition-cancelled: the handler of the hand comes before the calls`() throws {
    world.use()
    push()
    recorder.forget()
    var told: [String] = []
    try #require(world.second.transitionCoordinator).notifyWhenInteractionChanges {
      told.append("cancelled \($0.isCancelled)")
    }
    world.second.inside["viewWillDisappear"] = { told.append("B will disappear") }
    world.first.inside["viewWillAppear"] = { told.append("A will appear") }
    driver.cancel()
    recorder.settle()
    #expect(told == ["cancelled true", "B will disappear", "A will appear"])
  }

  @Test func `transition-cancelled: what comes back is told of its parent once more`() {
    world.use()
    world.delegate.driver = nil
    push()
    recorder.settle()
    recorder.forget()
    world.delegate.driver = driver
    world.navigation.popViewController(animated: true)
    recorder.turn()
    driver.cancel()
    recorder.settle()
    let told = recorder.take(.all).filter { $0.contains("Move(") }
    #expect(
      told == [
        "B willMove(nil)", "B willMove(Nav)", "B didMove(Nav)",
      ])
  }
}

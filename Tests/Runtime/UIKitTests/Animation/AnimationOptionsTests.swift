import Foundation
import Testing
import UIKit

/// The options of blocks: their bits, and what holds without any.
@MainActor @Suite struct AnimationOptionsTests {
  private let world = MotionWorld()
  private var view: UIView { world.view }

  private func animation(_ key: String) -> CABasicAnimation? {
    view.layer.animation(forKey: key) as? CABasicAnimation
  }

  private func curve(of key: String) -> TimingCurve? { animation(key)?.timingFunction?.curve }

  @Test(
    arguments: [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
    ] as [(UIView.AnimationOptions, UInt)])
  func `view-animate: the bits are Apple's`(options: UIView.AnimationOptions, bits: UInt) {
    #expect(options.rawValue == bits)
  }

  @Test func `view-animate: without any it is slow at both ends, at once, and once`() throws {
    world.use()
    UIView.animate(withDuration: 0.4) { [view] in view.alpha = 0 }
    let made = try #require(animation("opacity"))
    #expect(made.duration == 0.4 && made.repeatCount == 0 && !made.autoreverses)
    #expect(curve(of: "opacity") == .easeInEaseOut)
    world.commit()
    world.pass(to: 0.1)
    #expect(abs(Double(view.layer.presentation()?.opacity ?? 0) - (1 - 0.1291618)) < 1e-6)
  }

  @Test func `view-animate-nested: curve and options are the outer block's unless overridden`() {
    world.use()
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear]) { [view] in
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) { view.alpha = 0 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]
      ) { view.center.x = 9 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveEaseOut, .overrideInheritedOptions]
      ) { view.layer.cornerRadius = 3 }
    }
    #expect(
      ["opacity", "position", "cornerRadius"].map(curve) == [.linear, .easeIn, .easeOut])
    #expect(
      ["opacity", "position", "cornerRadius"].map { animation($0)?.duration } == [2, 2, 1])
  }

  @Test func `view-animate-spring: half a second without a bounce where nothing else is said`()
    throws
  {
    world.use()
    var isChanged = false
    UIView.animate {
      isChanged = true
      world.view.center.x = 105
    }
    #expect(isChanged, "the block need not escape")
    let made = try #require(animation("position") as? CASpringAnimation)
    #expect(abs(made.perceptualDuration - 0.5) < 1e-9 && abs(made.bounce) < 1e-9)
    #expect(made.initialVelocity == 0)
    world.commit()
    world.pass(to: 0.1)
    let law = Spring(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(world.shownX - (5 + 100 * law.value(at: 0.1))) < 1e-9)
  }

  @Test func `view-animate: a duration of 0 makes the changes without an animation`() {
    world.use()
    UIView.animate(withDuration: 0) { [view] in view.center.x = 105 }
    #expect(view.layer.animationKeys() == nil && view.center.x == 105 && world.shownX == 105)
  }

  @Test func `view-keyframes: before a frame begins a property keeps the value of the last one`() {
    world.use()
    UIView.animateKeyframes(
      withDuration: 10, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) { [view] in
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.2) { view.center.x = 25 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.center.x = 65 }
    }
    world.commit()
    let places = [0.5, 2, 3, 4.5, 6, 8, 9].map { time in
      world.pass(to: time)
      return world.shownX
    }
    for (place, expected) in zip(places, [5, 15, 25, 25, 25, 45, 55]) {
      #expect(abs(place - CGFloat(expected)) < 1e-9, "\(places)")
    }
  }
}

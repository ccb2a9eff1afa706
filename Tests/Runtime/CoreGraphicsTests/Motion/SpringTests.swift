import Foundation
import QuartzCore
import Testing

/// Source: UIKIT-CASES.md motion-spring.
@MainActor @Suite struct SpringTests {
  nonisolated private static let springs = [
    Spring(), Spring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 3),
    Spring(mass: 3, stiffness: 1000, damping: 500), Spring(perceptualDuration: 0.5, bounce: 0.3),
    Spring(perceptualDuration: 0.5, bounce: -0.4),
  ]

  @Test func `motion-spring: a new spring has Apple's values`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && !spring.allowsOverdamping)
    #expect(abs(spring.settlingDuration - 1.4727003346780925) < 1e-9)
    spring.damping = 5
    #expect(abs(spring.settlingDuration - 2.85497) < 1e-5)
  }

  /// The motion is integrated from its law, m·a = k·(1 - x) - c·v, by steps of a classical method.
  @Test(arguments: springs)
  func `motion-spring: the closed form is the integrated motion to nine digits`(spring: Spring) {
    let damping =
      spring.dampingRatio > 1 && !spring.allowsOverdamping
      ? 2 * (spring.stiffness * spring.mass).squareRoot() : spring.damping
    let force = { (x: Double, v: Double) in
      (spring.stiffness * (1 - x) - damping * v) / spring.mass
    }
    var (x, v) = (0.0, spring.initialVelocity)
    let step = 1e-4
    for count in 1...10_000 {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + step / 2 * l1, force(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, force(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, force(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      guard count.isMultiple(of: 500) else { continue }
      #expect(abs(spring.value(at: Double(count) * step) - x) < 1e-9, "at \(count)")
    }
  }

  @Test(arguments: springs)
  func `motion-spring: after the settling duration less than a thousandth is left`(spring: Spring) {
    let end = spring.settlingDuration
    for step in 0...100 {
      #expect(abs(1 - spring.value(at: end * (1 + Double(step) / 50))) <= 0.001 + 1e-12)
    }
  }

  @Test func `motion-spring: more than critical damping counts as critical unless allowed`() {
    let system = Spring.system
    #expect(abs(system.settlingDuration - 0.5058237314224243) < 0.0005)
    #expect(abs(system.value(at: 0.1) - 0.5448) < 0.0001)
    var slow = system
    slow.allowsOverdamping = true
    #expect(slow.value(at: 0.1) < 0.3)
  }

  @Test(arguments: [
    (0.3, 23.937), (0.5, 14.727), (0.7, 10.844), (0.9, 8.920), (1, 9.233),
  ])
  func `motion-spring: a damping ratio and a time to settle give the frequency`(
    ratio: Double, frequency: Double
  ) {
    let spring = Spring(settlingIn: 2, dampingRatio: ratio, initialVelocity: 0)
    #expect(abs(spring.stiffness.squareRoot() * 2 - frequency) < 0.001)
    #expect(abs(spring.settlingDuration - 2) < 1e-9)
  }

  @Test func `motion-spring: duration and bounce give Apple's stiffness and damping, and back`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1 && spring.allowsOverdamping)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.3) < 1e-9)
    let standard = CASpringAnimation()
    #expect(abs(standard.perceptualDuration - 0.6283) < 0.0001 && standard.bounce == 0.5)
  }

  @Test func `motion-spring: the duration cuts a spring and does not scale it`() {
    let animation = CASpringAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 0.5
    let layer = CALayer()
    animation.motion(ofDuration: 0.25).apply(to: layer, at: 0.2)
    #expect(abs(layer.zPosition - 84.94) < 0.01)
  }
}

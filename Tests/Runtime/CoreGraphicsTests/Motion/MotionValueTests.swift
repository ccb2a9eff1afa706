import Foundation
import QuartzCore
import Testing

/// Samples of curves and springs, computed apart from this code by bisection and from the closed forms.
///
/// Source: UIKIT-CASES.md motion-curves, motion-spring.
@MainActor @Suite struct MotionValueTests {
  nonisolated private static let times = [
    0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9,
  ]

  @Test(arguments: [
    (
      CAMediaTimingFunctionName.default,
      [
        0.0948, 0.2952, 0.4085, 0.5133, 0.6825, 0.8024, 0.8852, 0.9408, 0.9605, 0.9756, 0.9943,
      ]
    ),
    (
      .easeIn,
      [
        0.0170, 0.0623, 0.0935, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6219, 0.6916, 0.8394,
      ]
    ),
    (
      .easeOut,
      [
        0.1606, 0.3084, 0.3781, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9065, 0.9377, 0.9830,
      ]
    ),
    (
      .easeInEaseOut,
      [
        0.0197, 0.0817, 0.1292, 0.1874, 0.3319, 0.5000, 0.6681, 0.8126, 0.8708, 0.9183, 0.9803,
      ]
    ),
  ])
  func `motion-curves: eleven samples of each curve, and its definition to nine digits`(
    name: CAMediaTimingFunctionName, values: [Double]
  ) {
    let curve = CAMediaTimingFunction(name: name).curve
    for (time, value) in zip(Self.times, values) {
      #expect(abs(curve.value(at: time) - value) < 0.0001, "at \(time)")
      #expect(abs(curve.value(at: time) - bisected(curve, time)) < 1e-9, "at \(time)")
    }
  }

  /// The curve's y where its x is a time, by halving the interval of its parameter.
  private func bisected(_ curve: TimingCurve, _ time: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
    }
    return bezier(curve.y1, curve.y2, low)
  }

  nonisolated private static let springs: [(Spring, [(Double, Double)])] = [
    (
      Spring(),
      [
        (0.1, 0.3403), (0.2, 0.8494), (0.3, 1.1244), (0.3628, 1.1630), (0.5, 1.0746),
        (0.75, 0.9742), (1, 1.0022),
      ]
    ),
    (
      .system,
      [
        (0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420),
        (0.3, 0.9729), (0.4, 0.9944), (0.5, 0.9989),
      ]
    ),
    (
      Spring(perceptualDuration: 0.5, bounce: 0),
      [
        (0.05, 0.1313), (0.1, 0.3577), (0.2, 0.7154), (0.3, 0.8900), (0.4, 0.9605),
        (0.5, 0.9864), (0.75, 0.9992),
      ]
    ),
    (
      Spring(perceptualDuration: 0.5, bounce: 0.3),
      [
        (0.05, 0.1457), (0.1, 0.4233), (0.2, 0.8737), (0.3, 1.0339), (0.4, 1.0393),
        (0.5, 1.0145), (0.75, 0.9982),
      ]
    ),
  ]

  @Test(arguments: springs)
  func `motion-spring: samples of four springs`(spring: Spring, samples: [(Double, Double)]) {
    for (time, value) in samples {
      #expect(abs(spring.value(at: time) - value) < 0.0001, "at \(time)")
    }
  }

  @Test func `motion-spring: when some springs have settled`() {
    func settled(_ damping: Double) -> Double {
      Spring(mass: 1, stiffness: 100, damping: damping).settlingDuration
    }
    for damping in [5.0, 10, 15] {
      let decay = damping / 2
      let bound = 1 + decay / (100 - decay * decay).squareRoot()
      #expect(abs(settled(damping) - log(bound / 0.001) / decay) < 1e-9)
    }
    #expect(abs(settled(15) - 1.02209) < 1e-5)
    #expect(abs(settled(20) - 9.23341 / 10) < 1e-5, "critical")
    #expect(abs(settled(90) - 9.23341 / 10) < 1e-5, "more counts as critical")
    #expect(abs(Spring.system.settlingDuration - 0.50573) < 1e-5)
    let perceptual = [0, 0.3].map { Spring(perceptualDuration: 0.5, bounce: $0).settlingDuration }
    #expect(abs(perceptual[0] - 0.7348) < 0.0001 && abs(perceptual[1] - 0.8630) < 0.0001)
  }

  @Test(arguments: [
    (0.3, 23.937), (0.4, 18.175), (0.5, 14.727), (0.6, 12.446), (0.7, 10.844), (0.8, 9.694),
    (0.9, 8.920), (1, 9.233),
  ])
  func `motion-spring: each damping ratio has one frequency for a time to settle`(
    ratio: Double, frequency: Double
  ) {
    for duration in [0.5, 1, 3] {
      let spring = Spring(settlingIn: duration, dampingRatio: ratio, initialVelocity: 0)
      #expect(abs(spring.stiffness.squareRoot() * duration - frequency) < 0.001)
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
    }
  }

  @Test func `motion-spring: half a second at a ratio of 0.8`() {
    let spring = Spring(settlingIn: 0.5, dampingRatio: 0.8, initialVelocity: 0)
    #expect(abs(spring.stiffness - 375.9) < 0.05 && abs(spring.damping - 31.02) < 0.005)
  }

  /// 50 points a second of 100 are 0.5, forth and back.
  @Test(arguments: [(0.0, 100.0, 50.0), (100, 0, -50)])
  func `motion-spring: the speed at the beginning is a part of the way`(
    from: Double, to: Double, speed: Double
  ) {
    let animation = CASpringAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.initialVelocity) = (from, to, 0.5)
    animation.duration = 1
    func place(_ time: Double) -> Double {
      let layer = CALayer()
      animation.motion(ofDuration: 1).apply(to: layer, at: time)
      return layer.zPosition
    }
    // By the third difference quotient at the beginning, whose error falls with the third power.
    let h = 1e-4
    let slope = (-11 * place(0) + 18 * place(h) - 9 * place(2 * h) + 2 * place(3 * h)) / (6 * h)
    #expect(abs(slope - speed) < 1e-4, "\(slope)")
  }

  @Test func `motion-basic: from, to and by can all be stored`() {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.byValue) = (1, 2, 3)
    #expect(animation.fromValue as? Int == 1 && animation.toValue as? Int == 2)
    #expect(animation.byValue as? Int == 3)
  }

  @Test func `motion-spring: stiffness and mass are above 0, damping is not below`() {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness, spring.damping) = (0, 0, -1)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    (spring.mass, spring.stiffness, spring.damping) = (2, 50, 0)
    #expect(spring.mass == 2 && spring.stiffness == 50 && spring.damping == 0)
  }
}

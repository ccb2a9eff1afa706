import Foundation

/// A damped oscillator that goes from 0 to 1, by its closed form.
///
/// Source: UIKIT-CASES.md motion-spring.
package struct Spring: Hashable, Sendable {
  package var mass = 1.0
  package var stiffness = 100.0
  package var damping = 10.0
  /// Whole distances a second, positive towards the target.
  package var initialVelocity = 0.0
  /// Whether damping above the critical one slows the spring down; if not, it counts as critical.
  package var allowsOverdamping = false

  package init() {}

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    self.initialVelocity = initialVelocity
  }

  /// The spring of a system's animation, such as an alert's.
  package static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// A spring that lasts about a time for the eye, and bounces between -1 and 1.
  package init(perceptualDuration: Double, bounce: Double) {
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = 2 * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce) * stiffness.squareRoot()
    allowsOverdamping = true
  }

  /// The spring of a damping ratio that settles in a time.
  ///
  /// From 0.95 on the bound of the oscillation says little, and the critical one is taken.
  package init(settlingIn duration: Double, dampingRatio: Double, initialVelocity: Double) {
    let ratio = dampingRatio >= 0.95 ? 1 : max(dampingRatio, 1e-3)
    self.initialVelocity = initialVelocity
    var (low, high) = (1e-3 / duration, 1e5 / duration)
    for _ in 0..<200 where high - low > 1e-13 * high {
      let middle = (low + high) / 2
      set(frequency: middle, ratio: ratio)
      if settlingDuration > duration { low = middle } else { high = middle }
    }
    set(frequency: high, ratio: ratio)
  }

  private mutating func set(frequency: Double, ratio: Double) {
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * ratio * frequency)
  }

  /// The angular frequency without damping, per second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// What is left of the way at a moment, as terms whose sum is 1 at the beginning.
  private enum Form {
    case oscillating(decay: Double, frequency: Double, sine: Double)
    case critical(frequency: Double, slope: Double)
    case overdamped(r1: Double, r2: Double, a: Double, b: Double)
  }

  private var form: Form {
    let (w, z, v) = (frequency, dampingRatio, initialVelocity)
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      return .oscillating(decay: z * w, frequency: wd, sine: (z * w - v) / wd)
    }
    guard z > 1, allowsOverdamping else { return .critical(frequency: w, slope: w - v) }
    let root = w * (z * z - 1).squareRoot()
    let (r1, r2) = (-z * w + root, -z * w - root)
    let a = (-r2 - v) / (r1 - r2)
    return .overdamped(r1: r1, r2: r2, a: a, b: 1 - a)
  }

  /// The progress after some seconds.
  package func value(at time: Double) -> Double {
    1 - rest(at: max(0, time))
  }

  private func rest(at t: Double) -> Double {
    switch form {
    case .oscillating(let decay, let frequency, let sine):
      exp(-decay * t) * (cos(frequency * t) + sine * sin(frequency * t))
    case .critical(let frequency, let slope): exp(-frequency * t) * (1 + slope * t)
    case .overdamped(let r1, let r2, let a, let b): a * exp(r1 * t) + b * exp(r2 * t)
    }
  }

  /// The seconds after which less than a thousandth of the way is left; infinite without damping.
  package var settlingDuration: Double {
    switch form {
    case .oscillating(let decay, _, let sine):
      decay > 0 ? log((1 + abs(sine)) / Self.threshold) / decay : .infinity
    case .critical(let frequency, let slope):
      settled(after: slope < 0 ? 1 / frequency - 1 / slope : 0)
    case .overdamped(let r1, let r2, let a, let b):
      settled(after: -b * r2 / (a * r1) > 0 ? max(0, log(-b * r2 / (a * r1)) / (r1 - r2)) : 0)
    }
  }

  private static let threshold = 0.001

  /// The moment after which the rest, which falls from a moment on, is below the threshold.
  private func settled(after peak: Double) -> Double {
    var low = abs(rest(at: peak)) > Self.threshold ? peak : 0
    var high = max(peak, 1 / frequency)
    while abs(rest(at: high)) > Self.threshold { (low, high) = (high, 2 * high) }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if abs(rest(at: middle)) > Self.threshold { low = middle } else { high = middle }
    }
    return high
  }
}

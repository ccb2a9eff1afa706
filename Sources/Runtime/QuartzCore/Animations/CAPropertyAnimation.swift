import CoreGraphics
import Foundation

/// An animation of one property of a layer, or of a part of one.
///
/// Source: Apple, CAPropertyAnimation.
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `bounds.size.width`, `transform.rotation.z`.
  ///
  /// A path that no layer has changes nothing.
  open var keyPath: String?
  /// Whether the values are added to what the layer would show without this animation.
  open var isAdditive = false
  /// Whether each run goes on where the one before ended.
  open var isCumulative = false

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAPropertyAnimation else { return copy }
    (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
    return copy
  }

  override final var course: Motion.Course {
    guard let path = keyPath.flatMap(LayerKeyPath.init), let values = values(of: path.kind) else {
      return .nothing
    }
    return .values(
      Motion.Track(
        path: path, values: values, isAdditive: isAdditive, isCumulative: isCumulative))
  }

  /// The values for a property; nil for none.
  func values(of kind: LayerValue.Kind) -> TrackValues? { nil }
}

/// An animation between two values.
///
/// Two of the three are set; a missing one is what the layer shows.
/// Source: Apple, CABasicAnimation; UIKIT-CASES.md motion-basic.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between both.
  open var byValue: Any?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CABasicAnimation else { return copy }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    return copy
  }

  override func values(of kind: LayerValue.Kind) -> TrackValues? {
    .basic(
      from: LayerValue(fromValue, as: kind), to: LayerValue(toValue, as: kind),
      by: LayerValue(byValue, as: kind), spring: spring)
  }

  /// The spring that the progress follows, instead of the duration.
  var spring: Spring? { nil }
}

/// An animation between two values that a spring pulls.
///
/// The duration cuts the motion and does not scale it; `settlingDuration` lets it come to rest.
/// Source: Apple, CASpringAnimation; UIKIT-CASES.md motion-spring.
open class CASpringAnimation: CABasicAnimation {
  package final var storedSpring = Spring()

  /// Makes a spring by how long it seems to take in seconds, and by its bounce from -1 to 1; 0 for none.
  ///
  /// - Precondition: The duration is above zero and the bounce above -1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    precondition(perceptualDuration > 0 && bounce > -1, "a spring takes time and bounces above -1")
    self.init()
    storedSpring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
  }

  /// The mass at the end of the spring, above 0.
  open var mass: CGFloat {
    get { CGFloat(storedSpring.mass) }
    set {
      guard newValue > 0 else { return warn("mass must be greater than 0.") }
      storedSpring.mass = Double(newValue)
    }
  }
  /// The force for each unit of distance, above 0.
  open var stiffness: CGFloat {
    get { CGFloat(storedSpring.stiffness) }
    set {
      guard newValue > 0 else { return warn("stiffness must be greater than 0.") }
      storedSpring.stiffness = Double(newValue)
    }
  }
  /// The force against each unit of speed, 0 or more.
  open var damping: CGFloat {
    get { CGFloat(storedSpring.damping) }
    set {
      guard newValue >= 0 else { return warn("damping must be greater than or equal to 0.") }
      storedSpring.damping = Double(newValue)
    }
  }
  /// The speed at the beginning, in whole distances a second towards the end.
  open var initialVelocity: CGFloat {
    get { CGFloat(storedSpring.initialVelocity) }
    set { storedSpring.initialVelocity = Double(newValue) }
  }
  /// Whether damping above the critical one counts, which slows the spring down.
  open var allowsOverdamping: Bool {
    get { storedSpring.allowsOverdamping }
    set { storedSpring.allowsOverdamping = newValue }
  }
  /// The seconds until a thousandth of the way is left; infinite without damping.
  open var settlingDuration: CFTimeInterval { storedSpring.settlingDuration }
  /// The seconds that the spring seems to take.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (storedSpring.mass / storedSpring.stiffness).squareRoot()
  }
  /// How much it bounces: 1 without damping, 0 for critical damping, less above it.
  open var bounce: CGFloat {
    let ratio = storedSpring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  private func warn(_ text: String) {
    Timeline.current.host?.warn("CoreAnimation: \(text)")
  }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    (copy as? CASpringAnimation)?.storedSpring = storedSpring
    return copy
  }

  override var spring: Spring? { storedSpring }
}

/// An animation through several values, or along a path.
///
/// Source: Apple, CAKeyframeAnimation; UIKIT-CASES.md motion-keyframes.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; a path comes before them.
  open var values: [Any]?
  /// A path along which the property goes, for properties that are points.
  ///
  /// Each element takes the same time, or the same speed where that is asked for.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  ///
  /// Discrete values have one time more; nil is for even steps.
  open var keyTimes: [NSNumber]?
  /// How progress follows time between a value and the next one.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What happens between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CAKeyframeAnimation else { return copy }
    (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
    (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    return copy
  }

  override func values(of kind: LayerValue.Kind) -> TrackValues? {
    let points = path?.keyPoints.map { LayerValue(kind, [$0.x, $0.y]) }
    let set = (values ?? []).compactMap { LayerValue($0, as: kind) }
    guard kind == .point || path == nil, set.count == values?.count ?? 0 else { return nil }
    return .keyframes(
      Keyframes(
        points ?? set, times: points == nil ? keyTimes?.map(\.doubleValue) : nil,
        curves: points == nil ? (timingFunctions ?? []).map(\.curve) : [], mode: calculationMode))
  }
}

/// What an animation shows between two values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Goes evenly from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from each value to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Goes at one speed through all values.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Goes along a curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Goes along a curve through the values, at about one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

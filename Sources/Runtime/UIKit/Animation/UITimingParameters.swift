import Foundation
import QuartzCore

/// What kind of timing parameters a provider has.
///
/// Source: Apple, UITimingCurveType.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin, cubic, spring, composed
}

/// What says how an animator's progress follows time.
///
/// Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two kinds of parameters there are.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with a name or with two control points.
///
/// Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve with a name; ease in and out where there are control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, whose x lies between 0 and 1.
  public let controlPoint1: CGPoint
  /// The second control point, whose x lies between 0 and 1.
  public let controlPoint2: CGPoint
  /// Whether the curve has a name or control points.
  public let timingCurveType: UITimingCurveType

  /// Makes the curve that the system's own animations have.
  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Makes a curve with a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let shape = curve.shape
    animationCurve = curve
    controlPoint1 = CGPoint(x: shape.x1, y: shape.y1)
    controlPoint2 = CGPoint(x: shape.x2, y: shape.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Makes a curve from its control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    timingCurveType = .cubic
    super.init()
  }

  /// The curve itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var shape: TimingCurve {
    TimingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }
}

/// A spring, by its damping ratio for the animator's duration or by its own values.
///
/// Source: Apple, UISpringTimingParameters; UIKIT-CASES.md animator-timing.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning in whole distances a second, along x and y; one number is taken for both.
  public let initialVelocity: CGVector
  private enum Law {
    case ratio(Double)
    case own(Spring)
  }
  private let law: Law

  private init(_ law: Law, _ velocity: CGVector) {
    self.law = law
    initialVelocity = velocity
    super.init()
  }

  /// Makes the spring of the system's own animations.
  public override convenience init() { self.init(.own(.system), .zero) }

  /// Makes a spring that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.ratio(Double(ratio)), velocity)
  }

  /// Makes a spring that lasts until it has settled, whatever the animator's duration.
  ///
  /// - Precondition: Mass and stiffness are above 0, damping is 0 or more.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring has mass and stiffness")
    self.init(
      .own(
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))),
      velocity)
  }

  /// Makes a spring by how long it seems to take in seconds, and how much it bounces, from -1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    precondition(duration > 0 && bounce > -1, "a spring takes time and bounces above -1")
    self.init(
      .own(Spring(perceptualDuration: duration, bounce: Double(bounce))), velocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator's duration.
  func spring(in duration: TimeInterval) -> Spring {
    let velocity = hypot(initialVelocity.dx, initialVelocity.dy)
    switch law {
    case .ratio(let ratio):
      return Spring(
        settlingIn: max(duration, 1e-3), dampingRatio: ratio, initialVelocity: velocity)
    case .own(var spring):
      spring.initialVelocity = velocity
      return spring
    }
  }

  /// The duration that the spring has of its own; nil if it takes the animator's.
  var ownDuration: TimeInterval? {
    guard case .own = law else { return nil }
    return spring(in: 0).settlingDuration
  }
}

extension UIView.AnimationCurve {
  var shape: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

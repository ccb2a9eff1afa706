import CoreGraphics
import Foundation

/// What happens when a property of a layer changes.
///
/// Source: Apple, CAAction.
@preconcurrency @MainActor
public protocol CAAction {
  /// Carries it out, on the layer and under the name of what has changed.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Answers that nothing is to happen.
extension NSNull: CAAction {
  /// Does nothing: this ends the search for an action.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Hears of the beginning and the end of an animation, which retains it.
///
/// Source: Apple, CAAnimationDelegate; UIKIT-CASES.md motion-delegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation's own time begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it is over, or was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How touches find a layer that is animated.
package enum AnimationTouches: Hashable, Sendable {
  /// Where the model is.
  case atModel
  /// Where it is shown.
  case whereShown
  /// Not at all.
  case none
}

/// A change over time that is added to a layer, which keeps a copy.
///
/// Source: Apple, CAAnimation; UIKIT-CASES.md motion-added.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency CAMediaTiming, CAAction {
  package final var timing = MediaTiming()
  /// Seconds between the commit and the beginning, for an animation that begins at its commit.
  package final var delay = 0.0
  /// What else waits for the end.
  package final var group: CompletionGroup?
  /// Called when the animation is added, with what the layer keeps.
  package final var onAdd: ((RunningAnimation, CALayer) -> Void)?
  /// How touches find what is in the layer meanwhile.
  package final var touches = AnimationTouches.atModel

  /// How progress follows time; nil for constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of the beginning and the end.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over.
  open var isRemovedOnCompletion = true

  /// Makes an animation without an effect.
  public required override init() {
    super.init()
  }

  /// When it begins, in seconds of the parent.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one run lasts, in seconds.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast its time runs against the parent's.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset that is added to its own time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many runs there are; 0 for one.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long runs follow each other, in seconds; 0 leaves that to `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each run is followed by one backwards.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is shown before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy, which later changes of this one do not reach.
  open override nonisolated func copy() -> Any {
    MainActor.assumeIsolated { UncheckedAnimation(duplicate()) }.animation
  }

  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    (copy.timing, copy.delay) = (timing, delay)
    (copy.group, copy.onAdd, copy.touches) = (group, onAdd, touches)
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// The function of time that the animation stands for, where a duration of 0 is another one.
  package final func motion(ofDuration standard: Double) -> Motion {
    var timing = timing
    if timing.duration <= 0 { timing.duration = standard }
    return Motion(timing: timing, curve: timingFunction?.curve ?? .linear, course: course)
  }

  /// What happens in a run.
  var course: Motion.Course { .nothing }
}

/// An animation on its way out of a function that is on the main actor already.
private struct UncheckedAnimation: @unchecked Sendable {
  let animation: CAAnimation

  init(_ animation: CAAnimation) { self.animation = animation }
}

/// Animations that run together, in the time of the group.
///
/// Source: Apple, CAAnimationGroup; UIKIT-CASES.md motion-group.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates hear nothing.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override var course: Motion.Course {
    .group((animations ?? []).map { $0.motion(ofDuration: duration) })
  }
}

/// A change of a whole layer and of what it holds, such as a cross-fade.
///
/// Source: Apple, CATransition; UIKIT-CASES.md motion-transition.
open class CATransition: CAAnimation {
  /// How the layer changes; a fade unless set.
  open var type = CATransitionType.fade
  /// From which side.
  open var subtype: CATransitionSubtype?
  /// The progress at which it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which it ends, from 0 to 1.
  open var endProgress: Float = 1

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    guard let copy = copy as? CATransition else { return copy }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    return copy
  }

  override var course: Motion.Course {
    .transition(from: Double(startProgress), to: Double(endProgress))
  }
}

/// How a layer changes in a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new state appears while the old one vanishes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

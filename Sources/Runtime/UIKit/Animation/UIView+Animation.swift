import Foundation

extension UIView {
  /// Options of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows interaction with the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Hides and shows views in a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Starts slowly, accelerates, then slows down.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly, then accelerates.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Starts fast, then slows down.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A cross dissolve.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Whether animations are enabled; if not, animation blocks complete without delay.
  public class var areAnimationsEnabled: Bool {
    UIApplication.shared.viewEnvironment.areAnimationsEnabled
  }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.viewEnvironment.areAnimationsEnabled = enabled
  }

  /// Runs changes with animations disabled.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIApplication.shared.viewEnvironment
    let enabled = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    actionsWithoutAnimation()
    environment.areAnimationsEnabled = enabled
  }

  /// The duration of the current animation block in seconds, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.viewEnvironment.runningAnimationDurations.last ?? 0
  }

  /// Animates changes, and then calls the completion.
  ///
  /// The properties have their new values when this returns, as on a phone, and a terminal draws no
  /// intermediate frames. The completion runs on the scheduler after delay and duration, or one
  /// turn later if both are zero. Source: Apple, animate(withDuration:delay:options:
  /// animations:completion:): a duration of 0 completes at the beginning of the next run loop
  /// cycle.
  ///
  /// - Parameters:
  ///   - duration: seconds; zero or less makes the changes without an animation.
  ///   - delay: seconds before the animation begins.
  ///   - options: options of the animation.
  ///   - animations: the changes, made before this returns.
  ///   - completion: called with true, since an animation always finishes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: delay, animations, completion)
  }

  /// Animates changes, and then calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: 0, animations, completion)
  }

  /// Animates changes with a spring; a terminal draws only the result.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: delay, animations, completion)
  }

  /// Animates changes below a view with a transition, and then calls the completion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: 0, animations ?? {}, completion)
  }

  /// Replaces one view by another with a transition, and then calls the completion.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration: duration, delay: 0,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  /// Animates changes by keyframes, and then calls the completion.
  ///
  /// Each keyframe's changes are made before this returns, in the order in which they were added.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: delay, animations, completion)
  }

  /// Makes the changes of one keyframe, whose times are parts of the duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  private class func runAnimation(
    duration: TimeInterval, delay: TimeInterval, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    let environment = application.viewEnvironment
    let isAnimated = environment.areAnimationsEnabled && duration > 0
    environment.runningAnimationDurations.append(isAnimated ? duration : 0)
    animations()
    _ = environment.runningAnimationDurations.popLast()
    guard let completion else { return }
    guard isAnimated else { return application.scheduler.async { completion(true) } }
    application.scheduler.after(max(0, delay) + duration) { completion(true) }
  }
}

extension UIView {
  /// Options of an animation by keyframes.
  ///
  /// Source: Apple, UIView.KeyframeAnimationOptions.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows interaction with the views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins from the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes evenly from each keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from each keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes at one speed through all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes along a curve through all keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

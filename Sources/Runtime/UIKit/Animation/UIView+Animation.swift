import Foundation

extension UIView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The person may use the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// A transition hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition turns about the upright axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns about the upright axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition curls the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition curls the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades over.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns about the level axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns about the level axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// Whether animation blocks take their time.
  public class var areAnimationsEnabled: Bool {
    UIApplication.shared.viewEnvironment.areAnimationsEnabled
  }

  /// Makes animation blocks take their time, or happen at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.viewEnvironment.areAnimationsEnabled = enabled
  }

  /// Runs changes so that animation blocks among them happen at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIApplication.shared.viewEnvironment
    let enabled = environment.areAnimationsEnabled
    environment.areAnimationsEnabled = false
    actionsWithoutAnimation()
    environment.areAnimationsEnabled = enabled
  }

  /// The seconds of the animation block that runs now, or 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.viewEnvironment.runningAnimationDurations.last ?? 0
  }

  /// Makes changes; the completion is told when the animation of them is over.
  ///
  /// The properties have their new values at once, as they have on a phone, and a terminal shows
  /// no stages between. The completion runs on the scheduler after delay and duration, or one turn
  /// later if there is nothing to wait for. Source: Apple, animate(withDuration:delay:options:
  /// animations:completion:): a duration of 0 completes at the beginning of the next run loop cycle.
  ///
  /// - Parameters:
  ///   - duration: seconds; zero or less makes the changes without an animation.
  ///   - delay: seconds before the animation begins.
  ///   - options: how the animation goes.
  ///   - animations: the changes, made before this returns.
  ///   - completion: told whether the animation came to its end, which it always does.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: delay, animations, completion)
  }

  /// Makes changes; the completion is told when the animation of them is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: 0, animations, completion)
  }

  /// Makes changes with an animation that swings; a terminal shows its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: delay, animations, completion)
  }

  /// Makes changes below a view; the completion is told when the transition is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: 0, animations ?? {}, completion)
  }

  /// Puts one view in the place of another; the completion is told when the transition is over.
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

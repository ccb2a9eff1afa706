import Foundation
import QuartzCore

// Animation blocks: changes of views that the layers show over time. The properties have their new values
// when a function returns; what is shown meanwhile are animations of the layers, and nothing else is used.
// Source: UIKIT-CASES.md view-animate, view-animate-finished.
extension UIView {
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
    ViewAnimation.current?.plan.duration ?? 0
  }

  /// Animates changes, and then calls the completion.
  ///
  /// Inside of another animation its duration and curve are taken over, unless the options say otherwise.
  /// A change that is none, and one of a view in no window, completes at the end of the turn, as does a
  /// duration of 0.
  ///
  /// - Parameters:
  ///   - duration: seconds; zero or less makes the changes without an animation.
  ///   - delay: seconds before the animation begins.
  ///   - options: options of the animation.
  ///   - animations: the changes, made before this returns.
  ///   - completion: called once with whether all animations ran to their ends, never before this returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plan = ViewAnimation.Plan(duration: duration, delay: delay, options: options)
    ViewAnimation.run(plan, animations, completion)
  }

  /// Animates changes, and then calls the completion.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes with a spring that comes to rest after a duration.
  ///
  /// The damping ratio is 1 for no oscillation; the less, the more there is. The velocity is the speed at
  /// the beginning, in whole distances a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var plan = ViewAnimation.Plan(duration: duration, delay: delay, options: options)
    if duration > 0 {
      plan.spring = Spring(
        settlingIn: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    }
    ViewAnimation.run(plan, animations, completion)
  }

  /// Animates changes with a spring, by how long it seems to take and how much it bounces, from -1 to 1.
  ///
  /// The completion is called when the spring has come to rest, which is later.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var plan = ViewAnimation.Plan(duration: duration, delay: delay, options: options)
    if duration > 0 {
      var spring = Spring(perceptualDuration: duration, bounce: max(-0.999, Double(bounce)))
      spring.initialVelocity = Double(initialSpringVelocity)
      plan.spring = spring
      plan.duration = spring.settlingDuration
    }
    withoutActuallyEscaping(animations) { ViewAnimation.run(plan, $0, completion) }
  }

  /// Lets the changes that are made in an animation block run several times, also in parts.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let plan = current.plan
    current.plan.repeatCount = Float(count)
    current.plan.autoreverses = autoreverses
    animations()
    current.plan = plan
  }

  /// Animates changes below a view with a transition of the whole view, and then calls the completion.
  ///
  /// The changes themselves are not animated, unless the options allow it.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let plan = ViewAnimation.Plan(duration: duration, delay: 0, options: options)
    ViewAnimation.run(plan, transitionOf: view.layer, animations ?? {}, completion)
  }

  /// Replaces one view by another with a transition, and then calls the completion.
  ///
  /// With `showHideTransitionViews` the one is hidden and the other shown instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let plan = ViewAnimation.Plan(duration: duration, delay: 0, options: options)
    let container = fromView.superview ?? fromView
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    ViewAnimation.run(plan, transitionOf: container.layer, exchange, completion)
  }

  /// Animates changes by keyframes, and then calls the completion.
  ///
  /// What is changed outside of the keyframes is animated over the whole duration.
  /// Source: UIKIT-CASES.md view-keyframes.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The bits that both kinds of options have are the same ones.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let plan = ViewAnimation.Plan(duration: duration, delay: delay, options: shared)
    let keyframes = ViewKeyframes(options)
    ViewAnimation.run(plan, keyframes: keyframes, animations, completion)
  }

  /// Makes the changes of one keyframe, whose times are parts of the duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
    keyframes.record(from: frameStartTime, lasting: frameDuration, animations)
  }
}

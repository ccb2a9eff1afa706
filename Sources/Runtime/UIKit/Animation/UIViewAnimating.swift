import Foundation

/// How far an animator is in its life.
///
/// Source: Apple, UIViewAnimatingState.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive, active, stopped
}

/// Where an animator has ended.
///
/// Source: Apple, UIViewAnimatingPosition.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}

/// What can be started, paused, scrubbed, reversed and stopped.
///
/// Source: Apple, UIViewAnimating.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// Inactive before the start and after the end.
  var state: UIViewAnimatingState { get }
  /// Whether time goes on.
  var isRunning: Bool { get }
  /// Whether it runs towards the start.
  var isReversed: Bool { get set }
  /// How much of the way in its direction is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or goes on.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is.
  func pauseAnimation()
  /// Ends where it is, without completions or, for false, before `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Sets the final values and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator to which changes and completions can be added.
///
/// Source: Apple, UIViewImplicitlyAnimating. Its members are optional on a phone.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing, for a part of the duration; 0 for what is left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

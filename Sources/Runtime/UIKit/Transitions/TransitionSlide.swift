import Foundation
import QuartzCore

/// A view that is seen sliding in or out in a transition of UIKit's own.
///
/// Only what is shown moves: an additive animation of the layer changes neither frames nor safe areas, so the
/// calls of a transition are the same whether it is seen or not.
@MainActor
struct TransitionSlide {
  let view: UIView
  /// The distances from its place at which the view begins and ends.
  let start: CGPoint
  let end: CGPoint

  /// A view that comes from a distance to its place.
  static func coming(_ view: UIView, from distance: CGPoint) -> TransitionSlide {
    TransitionSlide(view: view, start: distance, end: .zero)
  }

  /// A view that goes from its place to a distance.
  static func going(_ view: UIView, to distance: CGPoint) -> TransitionSlide {
    TransitionSlide(view: view, start: .zero, end: distance)
  }

  /// Begins; the view is where the distance ends until the transition removes it.
  func begin(lasting seconds: TimeInterval, _ timing: CAMediaTimingFunctionName) {
    let animation = CABasicAnimation(keyPath: "position")
    animation.isAdditive = true
    animation.fromValue = start
    animation.toValue = end
    animation.duration = seconds
    animation.timingFunction = CAMediaTimingFunction(name: timing)
    view.layer.add(animation, forKey: nil)
  }
}

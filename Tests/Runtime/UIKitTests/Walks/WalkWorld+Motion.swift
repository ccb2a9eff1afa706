import Foundation
import UIKit

extension WalkWorld {
  /// Animates a view there, or back if it is there.
  func animate(_ view: UIView, _ motion: WalkMotion) {
    openMotions += 1
    let end: (Bool) -> Void = { [weak self] _ in self?.openMotions -= 1 }
    let change = {
      view.alpha = view.alpha == 1 ? 0.5 : 1
      view.transform =
        view.transform.isIdentity ? CGAffineTransform(translationX: 3, y: 0) : .identity
    }
    switch motion {
    case .fade: UIView.animate(withDuration: 0.4, animations: change, completion: end)
    case .spring:
      UIView.animate(
        withDuration: 0.4, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: [], animations: change, completion: end)
    case .flip:
      UIView.transition(
        with: view, duration: 0.4, options: .transitionFlipFromLeft, animations: change,
        completion: end)
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: change)
      } completion: {
        end($0)
      }
    case .animator, .reversedAnimator:
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn, animations: change)
      animator.addCompletion { end($0 == .end) }
      animator.startAnimation()
      guard motion == .reversedAnimator else { return }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

import CoreGraphics
import Foundation

/// What a renderer asks for that draws a layer as it is at a moment.
extension CALayer {
  /// The layer itself, or while animations run a copy with the values that are shown at a moment of the
  /// clock.
  ///
  /// The copy draws what the layer would. It has neither sublayers nor a mask: those are the layer's.
  package final func shown(at now: Double) -> CALayer {
    guard isAnimated else { return self }
    let copy = presented(at: now)
    copy.drawsContent = drawsContent
    copy.ownExtras.delegate = delegate
    return copy
  }

  /// Whether animations run, or wait for their commit.
  package final var isAnimated: Bool { motion?.animations.isEmpty == false }

  /// The change of the whole layer that runs at a moment of the clock, and how far it has come, from 0 to
  /// 1; nil if none does.
  package final func runningTransition(
    at now: Double
  ) -> (transition: CATransition, progress: Double)? {
    for running in motion?.animations ?? [] {
      let time = running.moment(at: time(of: running, at: now))
      guard let transition = running.animation as? CATransition,
        let progress = running.motion.transitionProgress(at: time)
      else { continue }
      return (transition, progress)
    }
    return nil
  }
}

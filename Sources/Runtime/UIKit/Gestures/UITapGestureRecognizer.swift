import Foundation

/// Recognizes one or several quick taps.
///
/// Source: Apple, UITapGestureRecognizer; UIKIT-CASES.md gesture-taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make up the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1

  /// The touches of the tap that is under way or was last.
  private var tap: [UITouch] = []
  private var taps = 0
  /// Where the first tap began, in the window.
  private var start: CGPoint?
  private var timeout: UIKitRuntime.Cancellation?

  /// How many touches make up the last tap.
  open override var numberOfTouches: Int { tap.count }

  override var currentTouches: [UITouch] { tap }

  /// A tap does not prevent one of more taps, so that both are recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    tap = activeTouches
    let location = middle(of: tap, in: nil)
    let first = start ?? location
    start = first
    if tap.count > numberOfTouchesRequired || (location - first).exceeds(limits.tapMovement) {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let limit = limits.tapMovement
    if touches.contains(where: { ($0.sample.location - $0.origin).exceeds(limit) }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.allSatisfy({ !$0.isDown }) else { return }
    guard tap.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    if taps == numberOfTapsRequired {
      state = .ended
    } else {
      timeout = after(TouchLimits.tapInterval) { [weak self] in self?.state = .failed }
    }
  }

  open override func reset() {
    timeout?.cancel()
    timeout = nil
    tap = []
    taps = 0
    start = nil
  }
}

import Foundation

/// Recognizes fingers that stay where they are for a while; moves after that change the gesture.
///
/// Source: Apple, UILongPressGestureRecognizer; UIKIT-CASES.md gesture-long-press.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture is recognized, in points; 10 points of a phone unless
  /// set.
  open var allowableMovement: CGFloat {
    get { storedMovement ?? limits.pressMovement }
    set { storedMovement = newValue }
  }
  private var storedMovement: CGFloat?
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var timeout: UIKitRuntime.Cancellation?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    timeout?.cancel()
    guard activeTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired, taps == numberOfTapsRequired else {
      return
    }
    timeout = after(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    let limit = CGSize(width: allowableMovement, height: allowableMovement)
    if touches.contains(where: { ($0.sample.location - $0.origin).exceeds(limit) }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    timeout?.cancel()
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard activeTouches.allSatisfy({ !$0.isDown }) else { return }
    taps += 1
    timeout = after(TouchLimits.tapInterval) { [weak self] in self?.state = .failed }
  }

  open override func reset() {
    timeout?.cancel()
    timeout = nil
    taps = 0
  }
}

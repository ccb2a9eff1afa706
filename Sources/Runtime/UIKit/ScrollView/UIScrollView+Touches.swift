import Foundation

/// The recognizers by which a scroll view follows touches.
@MainActor
struct ScrollRecognizers {
  let pan: ScrollPanGestureRecognizer
  let pinch: UIPinchGestureRecognizer
  let delay: ContentDelayGestureRecognizer
}

/// Scrolls its view, and notes when the view is touched and released.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.wasTouched(by: touches)
  }

  override func reset() {
    super.reset()
    scrollView?.wasReleased()
  }
}

/// Holds touches back from the content of a scroll view until it is clear that they do not scroll.
///
/// Source: UIKIT-CASES.md scroll-content-delay.
@MainActor
final class ContentDelayGestureRecognizer: UIGestureRecognizer {
  private var timeout: UIKitRuntime.Cancellation?

  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard (view as? UIScrollView)?.delaysTouches == true, timeout == nil,
      !touches.contains(where: { $0.view is TableIndexView })
    else {
      state = .failed
      return
    }
    timeout = after(TouchLimits.contentDelay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    timeout?.cancel()
    timeout = nil
  }
}

extension UIScrollView {
  /// The recognizers, made when a touch or the app asks for them.
  var recognizers: ScrollRecognizers {
    if let storedRecognizers { return storedRecognizers }
    let made = ScrollRecognizers(
      pan: ScrollPanGestureRecognizer(target: self, action: UIScrollView.panDidChange),
      pinch: UIPinchGestureRecognizer(target: self, action: UIScrollView.pinchDidChange),
      delay: ContentDelayGestureRecognizer())
    storedRecognizers = made
    for recognizer in [made.delay, made.pan, made.pinch] { addGestureRecognizer(recognizer) }
    return made
  }

  /// Whether touches are held back from the content.
  var delaysTouches: Bool { delaysContentTouches && isScrollEnabled && canScroll }

  // MARK: Touch and release

  /// A touch stops content that moves by itself, and is then no touch of the content.
  ///
  /// Source: UIKIT-CASES.md scroll-touch-stops-deceleration.
  func wasTouched(by touches: Set<UITouch>) {
    isTouched = true
    guard motion?.kind == .deceleration else { return }
    stopMotion()
    for touch in touches { touch.queue.finish() }
  }

  /// Content that was stopped beyond its edge goes back to it.
  func wasReleased() {
    isTouched = false
    guard !isDragging, motion == nil, !limits.contains(contentOffset) else { return }
    decelerate(to: limits.confine(contentOffset))
  }

  // MARK: Gestures

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard beginDragging() else { return }
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      let velocity = pan.velocity(in: self)
      let offsetVelocity = CGPoint(x: 0 - velocity.x / 1000, y: 0 - velocity.y / 1000)
      endDragging(velocity: withoutRest(offsetVelocity))
    case .cancelled: endDragging()
    case .possible, .failed: break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let followed = drag?.followed else { return }
    let translation = pan.translation(in: self)
    drag?.followed = translation
    drag(by: translation - followed)
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch()
    case .changed:
      self.pinch(by: pinch.scale / zoom.followed, at: pinch.location(in: self))
      zoom.followed = pinch.scale
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  /// Whether the pan may begin: along an axis that can be scrolled, and with a touch that the content
  /// gives up.
  ///
  /// Source: UIKIT-CASES.md scroll-content-cancel.
  var panMayBegin: Bool {
    let pan = recognizers.pan
    guard isScrollEnabled, canScroll(along: pan.rawTranslation) else { return false }
    return pan.observedTouches.allSatisfy { touch in
      guard touch.queue.hasBegun, let content = touch.view, content !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }

  private func canScroll(along movement: CGPoint) -> Bool {
    let vector = touchLimits.phonePoints(movement)
    return abs(vector.x) > abs(vector.y)
      ? limits.low.x < limits.high.x || (bounces && alwaysBounceHorizontal)
      : limits.low.y < limits.high.y || (bounces && alwaysBounceVertical)
  }
}

extension UIView {
  /// Whether the scroll views around this view let it receive touches.
  ///
  /// Source: Apple, UIScrollView.touchesShouldBegin(_:with:in:).
  func receivesBeginning(of touches: Set<UITouch>, with event: UIEvent) -> Bool {
    ancestry.dropFirst().allSatisfy { view in
      (view as? UIScrollView)?.touchesShouldBegin(touches, with: event, in: self) ?? true
    }
  }
}

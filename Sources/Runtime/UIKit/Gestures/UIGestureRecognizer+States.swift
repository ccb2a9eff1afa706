import Foundation

// The states of a gesture, and what follows when it is recognized.
extension UIGestureRecognizer {
  /// Changes the state as far as the state machine and the other recognizers allow it.
  ///
  /// Source: UIKIT-CASES.md gesture-states.
  func change(to state: State) {
    guard let delivery else { return }
    delivery.perform {
      switch (storedState, state) {
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.possible, .began), (.possible, .changed): propose(.began)
      case (.possible, .ended): propose(.ended)
      case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
        enter(.changed)
      case (.began, .ended), (.changed, .ended): enter(.ended)
      case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
        enter(.cancelled)
      case (.possible, .possible), (.began, .possible), (.changed, .possible), (.ended, _),
        (.cancelled, _), (.failed, _):
        break
      }
    }
  }

  private func enter(_ state: State) {
    storedState = state
    runActions()
  }

  func fail() {
    pendingState = nil
    storedState = .failed
  }

  /// Recognizes the gesture, which no other one forbids.
  func recognize(as state: State) {
    pendingState = nil
    storedState = state
    preventRivals()
    if cancelsTouchesInView {
      for touch in observedTouches { touch.queue.cancel(touch.sample) }
    }
    runActions()
  }

  /// Whether the gesture is complete, was cancelled or failed.
  var isOver: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  /// Whether the gesture is over and all its touches are up.
  var isDone: Bool { isOver && activeTouches.isEmpty }

  /// Gets ready for the next gesture.
  func prepareForNextGesture() {
    forgetTouches()
    comparedRecognizers = []
    dynamicRequirements = []
    pendingState = nil
    storedState = .possible
    reset()
  }
}

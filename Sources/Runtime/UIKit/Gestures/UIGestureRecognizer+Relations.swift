import Foundation

// Which of the recognizers that have received the same touch may recognize its gesture.
extension UIGestureRecognizer {
  /// Asks to leave the possible state.
  func propose(_ state: State) {
    guard pendingState == nil else {
      if state == .ended { pendingState = .ended }
      return
    }
    guard isAllowed else { return fail() }
    pendingState = state
    _ = decide()
  }

  /// Whether UIKit, the views that are touched and the delegate allow the gesture.
  ///
  /// Source: UIKIT-CASES.md gesture-should-begin.
  private var isAllowed: Bool {
    guard mayBegin else { return false }
    for view in observedTouches.first?.view?.ancestry ?? [] {
      guard view.gestureRecognizerShouldBegin(self) else { return false }
      if view === storedView { break }
    }
    return notify(delegate, "gestureRecognizerShouldBegin(_:)") {
      $0.gestureRecognizerShouldBegin(self)
    } ?? true
  }

  /// Recognizes a gesture that waits, or lets it fail, if that can be decided now.
  ///
  /// - Returns: Whether it could.
  func decide() -> Bool {
    guard let state = pendingState else { return false }
    let required = (requirements.compactMap(\.recognizer) + dynamicRequirements)
      .filter { $0 !== self && sharesTouch(with: $0) }
    if required.contains(where: \.isRecognized) || isPrevented {
      fail()
      return true
    }
    guard !required.contains(where: { $0.storedState == .possible }) else { return false }
    recognize(as: state)
    return true
  }

  /// Whether the gesture has been recognized and its touches have not been forgotten.
  private var isRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Lets the other gestures fail that this one, which is recognized now, prevents.
  ///
  /// All of them at once: one that waited for another of them must not be recognized now.
  func preventRivals() {
    for rival in rivals where rival.storedState == .possible && prevents(rival) { rival.fail() }
  }

  private var isPrevented: Bool {
    rivals.contains { $0.isRecognized && $0.prevents(self) }
  }

  /// Whether this gesture, recognized, lets another one fail.
  ///
  /// Source: UIKIT-CASES.md gesture-exclusive.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    if allowsSimultaneous(other) || other.allowsSimultaneous(self) { return false }
    return canPrevent(other) && other.canBePrevented(by: self)
  }

  private func allowsSimultaneous(_ other: UIGestureRecognizer) -> Bool {
    notify(delegate, "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)") {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    } == true
  }

  /// The other recognizers that have received one of the touches of this one.
  private var rivals: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in observedTouches {
      for other in touch.recognizers
      where other !== self && other.observedTouches.containsIdentical(to: touch)
        && !found.containsIdentical(to: other)
      {
        found.append(other)
      }
    }
    return found
  }

  /// Whether another recognizer has received a touch of this one, or is about to receive it.
  private func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    observedTouches.contains { touch in
      other.observedTouches.containsIdentical(to: touch)
        || (touch.isDown && touch.recognizers.containsIdentical(to: other))
    }
  }

  /// Finds out which of the other recognizers of touches must fail first; each is asked once a gesture.
  ///
  /// Source: UIKIT-CASES.md gesture-require-failure.
  func compare(on touches: [UITouch]) {
    for other in touches.flatMap(\.recognizers)
    where other !== self && !comparedRecognizers.containsIdentical(to: other) {
      comparedRecognizers.append(other)
      if mustWait(for: other) { dynamicRequirements.append(other) }
    }
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    let isRequired = notify(delegate, "gestureRecognizer(_:shouldRequireFailureOf:)") {
      $0.gestureRecognizer(self, shouldRequireFailureOf: other)
    }
    if isRequired == true { return true }
    return notify(other.delegate, "gestureRecognizer(_:shouldBeRequiredToFailBy:)") {
      $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
    } == true
  }
}

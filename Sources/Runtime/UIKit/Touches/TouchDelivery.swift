import Foundation

/// The touches of one application: which are down, who receives them, and what is held back.
///
/// Gesture recognizers receive a change first, those of deeper views before those around them; then the
/// views do, unless a recognizer holds the touch back or has withdrawn it.
/// Source: UIKIT-CASES.md touch-recognizers-first, touch-hit-view.
@MainActor
final class TouchDelivery {
  private unowned let application: UIApplication
  private let event = UIEvent()
  /// The touches that are down, by the finger's number.
  private(set) var fingers: [Int: UITouch] = [:]
  /// The touches that are down, and those whose view has not received the end, oldest first.
  private var touches: [UITouch] = []
  /// The recognizers that have received a touch and have not been reset since.
  private var recognizers: [UIGestureRecognizer] = []
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
  private var depth = 0

  init(_ application: UIApplication) {
    self.application = application
  }

  var scheduler: any UIKitRuntime.Scheduler { application.scheduler }
  var limits: TouchLimits { application.screen.touchLimits }
  var now: TimeInterval { application.scheduler.now / .seconds(1) }

  // MARK: Input

  /// Begins touches at points of the screen, with fingers that are not down.
  func begin(_ points: [(finger: Int, point: CGPoint)]) {
    var changed: [UITouch] = []
    for (finger, point) in points where fingers[finger] == nil {
      guard let touch = makeTouch(at: point) else { continue }
      fingers[finger] = touch
      touches.append(touch)
      touch.window?.isTouched = true
      changed.append(touch)
    }
    dispatch(changed)
  }

  /// Moves fingers that are down; a finger that stays at its point has no effect.
  func move(_ points: [(finger: Int, point: CGPoint)]) {
    dispatch(
      points.compactMap { finger, point in
        guard let touch = fingers[finger], let window = touch.window else { return nil }
        let location = window.layer.fromSuperlayer(point)
        guard location != touch.sample.location else { return nil }
        touch.change(to: .moved, at: location, time: now)
        return touch
      })
  }

  /// Ends the touches of fingers that are down, as lifted or as cancelled.
  func end(_ ending: [Int], as phase: UITouch.Phase) {
    var changed: [UITouch] = []
    for finger in ending {
      guard let touch = fingers.removeValue(forKey: finger) else { continue }
      touch.change(to: phase, at: touch.sample.location, time: now)
      if phase == .ended { lastTap = (now, touch.sample.location, touch.tapCount) }
      changed.append(touch)
    }
    dispatch(changed)
  }

  private func makeTouch(at point: CGPoint) -> UITouch? {
    target(at: point).flatMap { makeTouch(at: $0.location, on: $0.view, of: $0.window) }
  }

  /// The view that takes touches at a point of the screen, its window, and the point in the window; none in the background.
  func target(at point: CGPoint) -> (view: UIView, window: UIWindow, location: CGPoint)? {
    guard application.applicationState != .background, !application.isIgnoringInteractionEvents
    else { return nil }
    for window in application.windows.reversed() where !window.isHidden {
      let location = window.layer.fromSuperlayer(point)
      if let view = window.hitTest(location, with: event) { return (view, window, location) }
    }
    return nil
  }

  private func makeTouch(at location: CGPoint, on view: UIView, of window: UIWindow) -> UITouch? {
    let down = touches.filter { $0.isDown && $0.window === window }
    let others = down.filter { $0.view !== view }
    guard !others.contains(where: { view.isExclusiveTouch || $0.view?.isExclusiveTouch == true })
    else { return nil }
    let touch = UITouch(
      at: location, in: view, of: window, tapCount: tapCount(at: location), time: now)
    touch.recognizers = view.ancestry.flatMap { view in
      (view.gestureRecognizers ?? []).filter { $0.takes(touch) }
    }
    if !view.isMultipleTouchEnabled, down.count > others.count { touch.queue.finish() }
    return touch
  }

  private func tapCount(at location: CGPoint) -> Int {
    guard let lastTap, now - lastTap.time <= TouchLimits.tapInterval,
      !(location - lastTap.location).exceeds(limits.tapMovement)
    else { return 1 }
    return lastTap.count + 1
  }

  // MARK: Delivery

  private func dispatch(_ changed: [UITouch]) {
    guard !changed.isEmpty else { return }
    event.timestamp = now
    event.touches = touches.filter { $0.isDown || changed.containsIdentical(to: $0) }
    for touch in event.touches where !changed.containsIdentical(to: touch) {
      touch.change(to: .stationary, at: touch.sample.location, time: touch.timestamp)
    }
    perform { application.sendEvent(event) }
  }

  /// Delivers the changes of an event in one window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    perform {
      for touch in changed { touch.queue.append(touch.sample) }
      var receivers: [UIGestureRecognizer] = []
      for recognizer in changed.flatMap(\.recognizers)
      where !receivers.containsIdentical(to: recognizer) {
        receivers.append(recognizer)
        let own = changed.filter { $0.recognizers.containsIdentical(to: recognizer) }
        recognizer.receive(own, with: event)
      }
    }
  }

  /// Notes a recognizer that has received its first touch.
  func register(_ recognizer: UIGestureRecognizer) {
    recognizer.delivery = self
    if !recognizers.containsIdentical(to: recognizer) { recognizers.append(recognizer) }
  }

  /// Makes a change; once the outermost one is made, recognizers and views receive what follows from it.
  func perform(_ change: () -> Void) {
    depth += 1
    change()
    depth -= 1
    guard depth == 0 else { return }
    depth += 1
    while decideNext() || deliverNext() || resetNext() {}
    depth -= 1
    dropTouches()
  }

  private func decideNext() -> Bool {
    recognizers.contains { $0.decide() }
  }

  /// Resets a recognizer that is done and whose touches are up.
  private func resetNext() -> Bool {
    guard let index = recognizers.firstIndex(where: \.isDone) else { return false }
    recognizers.remove(at: index).prepareForNextGesture()
    return true
  }

  /// Delivers to one view the same change of its touches, unless a recognizer holds it back.
  private func deliverNext() -> Bool {
    guard let first = touches.first(where: isReady), let view = first.view,
      let phase = first.queue.next?.phase
    else { return false }
    let group = touches.filter {
      $0.view === view && $0.queue.next?.phase == phase && isReady($0)
    }
    if phase == .began, !view.receivesBeginning(of: Set(group), with: event) {
      for touch in group { touch.queue.finish() }
    } else {
      deliver(phase, of: group, to: view)
    }
    return true
  }

  /// While a view receives a change, the touch has the values of that change.
  private func deliver(_ phase: UITouch.Phase, of group: [UITouch], to view: UIView) {
    let latest = group.map(\.sample)
    for touch in group {
      if let change = touch.queue.next { touch.sample = change }
      touch.queue.removeFirst()
    }
    switch phase {
    case .began: view.touchesBegan(Set(group), with: event)
    case .moved: view.touchesMoved(Set(group), with: event)
    case .ended: view.touchesEnded(Set(group), with: event)
    case .cancelled: view.touchesCancelled(Set(group), with: event)
    case .stationary: break
    }
    for (touch, sample) in zip(group, latest) { touch.sample = sample }
  }

  private func isReady(_ touch: UITouch) -> Bool {
    guard let next = touch.queue.next else { return false }
    let undecided = touch.recognizers.filter { $0.isUndecided(about: touch) }
    if !touch.queue.hasBegun { return !undecided.contains(where: \.delaysTouchesBegan) }
    return next.phase != .ended || !undecided.contains(where: \.delaysTouchesEnded)
  }

  private func dropTouches() {
    touches.removeAll { !$0.isDown && $0.queue.next == nil }
    for window in application.windows where window.isTouched {
      window.isTouched = touches.contains { $0.window === window }
    }
  }

  // MARK: Cancelling

  /// Cancels all touches.
  func cancelAll() {
    end(fingers.keys.sorted(), as: .cancelled)
  }

  /// Withdraws the touches from a tree of views that has left its window, and from its recognizers.
  ///
  /// Recognizers further out keep them.
  /// Source: UIKIT-CASES.md touch-view-leaves-window.
  func withdraw(from tree: UIView) {
    perform {
      for touch in touches where touch.view?.isDescendant(of: tree) == true {
        touch.queue.cancel(touch.sample)
      }
      for recognizer in recognizers where recognizer.view?.isDescendant(of: tree) == true {
        recognizer.withdraw(with: event)
      }
    }
  }

  /// Withdraws the touches from one recognizer.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    perform { recognizer.withdraw(with: event) }
  }
}

extension UIView {
  /// Withdraws the touches from this tree, if it is no longer in the window that was touched.
  func withdrawTouches(of window: UIWindow?) {
    guard let window, window.isTouched, storedWindow !== window else { return }
    window.application.touchDelivery.withdraw(from: self)
  }
}

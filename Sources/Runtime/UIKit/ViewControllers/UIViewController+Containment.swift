import LifecycleTrace

extension UIViewController {
  /// Links a child without telling it.
  func adopt(_ child: UIViewController) {
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Unlinks a child without telling it, and closes what was open for it.
  func release(_ child: UIViewController) {
    guard child.storedParent === self else { return }
    storedChildren.removeIdentical(to: child)
    child.storedParent = nil
    child.isPlacedByContainer = false
    containerChildren?.forget(child)
    guard !isOnScreen(child) else { return }
    application.transitions.withdraw(child)
    // A container that forwards by hand closes what it has opened.
    if child.appearance.isTransitional || shouldAutomaticallyForwardAppearanceMethods {
      child.closeAppearance()
    }
  }

  /// Whether the view of a former child is still seen where it is.
  ///
  /// In a change of size an outer container may already have moved this one out of the window, into
  /// a stack that has yet to appear; what lies in a visible container moves with it.
  private func isOnScreen(_ child: UIViewController) -> Bool {
    guard let view = child.storedView else { return false }
    if view.storedWindow != nil { return true }
    guard appearance.isVisible, let storedView else { return false }
    return view.isDescendant(of: storedView)
  }

  /// Takes a controller that has left its container and the screen to the end of its appearance.
  private func closeAppearance() {
    guard appearance.phase != .disappeared, !hasExplicitTransition else { return }
    if appearance.phase != .disappearing { handleAppearance(.beginDisappearing(animated: false)) }
    handleAppearance(.end)
  }

  /// Tells the controller of a parent to come.
  func announceWillMove(toParent parent: UIViewController?) {
    parentAnnouncement = parent == nil ? .none : .willMove
    isMoveRecorded = true
    deliver(.willMove(toParent: parent?.lifecycleID)) { willMove(toParent: parent) }
    isMoveRecorded = false
  }

  /// Tells the controller of the parent it has.
  func announceDidMove(toParent parent: UIViewController?) {
    parentAnnouncement = parent == nil ? .none : .didMove
    isMoveRecorded = true
    deliver(.didMove(toParent: parent?.lifecycleID)) { didMove(toParent: parent) }
    isMoveRecorded = false
  }
}

/// How much a controller has been told of the parent it has.
enum ParentAnnouncement {
  case none, willMove, didMove
}

extension UIViewController {
  /// Whether the controller has been told of a parent to come.
  var knowsParent: Bool { parentAnnouncement != .none }
  /// Whether the controller has yet to be told that its parent is there.
  var isExpectingParent: Bool { parentAnnouncement == .willMove }
}

/// Why a controller appears or disappears in the transition that is running.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}

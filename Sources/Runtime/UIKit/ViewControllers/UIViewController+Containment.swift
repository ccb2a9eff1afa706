import LifecycleTrace

extension UIViewController {
  /// Adds a child without a call.
  func adopt(_ child: UIViewController) {
    child.storedParent = self
    child.lifetime.holder = storedID
    storedChildren.append(child)
  }

  /// Removes a child without a call of its parent, and ends its appearance.
  func release(_ child: UIViewController) {
    guard child.storedParent === self else { return }
    storedChildren.removeIdentical(to: child)
    child.storedParent = nil
    child.storedOverrideTraits = nil
    child.isPlacedByContainer = false
    containerChildren?.forget(child)
    guard !isOnScreen(child) else { return }
    application.transitions.withdraw(child)
    // A container that forwards appearance itself also ends it.
    if child.appearance.isTransitional || shouldAutomaticallyForwardAppearanceMethods {
      child.closeAppearance()
    }
  }

  /// Whether the view of a former child is still visible.
  ///
  /// In a change of size an outer container may already have moved this one out of the window, into
  /// a stack that is about to appear; views in a visible container move with it.
  private func isOnScreen(_ child: UIViewController) -> Bool {
    guard let view = child.storedView else { return false }
    if view.storedWindow != nil { return true }
    guard appearance.isVisible, let storedView else { return false }
    return view.isDescendant(of: storedView)
  }

  /// Ends the appearance of a controller that has left its container and the screen.
  private func closeAppearance() {
    guard appearance.phase != .disappeared, !hasExplicitTransition else { return }
    if appearance.phase != .disappearing { handleAppearance(.beginDisappearing(animated: false)) }
    handleAppearance(.end)
  }

  /// Calls `willMove(toParent:)`.
  func announceWillMove(toParent parent: UIViewController?) {
    parentAnnouncement = parent == nil ? .none : .willMove
    isMoveRecorded = true
    deliver(.willMove(toParent: parent?.lifecycleID)) { willMove(toParent: parent) }
    isMoveRecorded = false
  }

  /// Calls `didMove(toParent:)`.
  func announceDidMove(toParent parent: UIViewController?) {
    parentAnnouncement = parent == nil ? .none : .didMove
    isMoveRecorded = true
    deliver(.didMove(toParent: parent?.lifecycleID)) { didMove(toParent: parent) }
    isMoveRecorded = false
  }
}

/// Which calls about its parent a controller has received.
enum ParentAnnouncement {
  case none, willMove, didMove
}

extension UIViewController {
  /// Whether the controller has received `willMove(toParent:)`.
  var knowsParent: Bool { parentAnnouncement != .none }
  /// Whether `didMove(toParent:)` is still to be called.
  var isExpectingParent: Bool { parentAnnouncement == .willMove }
}

/// Why a controller appears or disappears in the transition that is running.
enum Movement {
  case none, toParent, fromParent, presented, dismissed
}

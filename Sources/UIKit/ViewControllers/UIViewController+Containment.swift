import LifecycleTrace

extension UIViewController {
  /// Takes a controller as child, away from the parent it had.
  ///
  /// Tells it `willMove(toParent:)`; the container calls `didMove(toParent:)` itself.
  /// Source: UIKIT-CASES.md addchild-calls-willmove; UIKIT-RULES.md I38.
  func addAsChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    precondition(childController !== self, "\(misuseDescription) cannot be its own child")
    childController.storedParent?.release(childController)
    childController.announceWillMove(toParent: self)
    adopt(childController)
  }

  /// Leaves the parent and is told `didMove(toParent: nil)`.
  ///
  /// Source: UIKIT-CASES.md addchild-calls-willmove; UIKIT-RULES.md I38.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.release(self)
    announceDidMove(toParent: nil)
  }

  /// Says that this controller, or a child of its own, takes part in an appearance from now on.
  ///
  /// Source: UIKIT-CASES.md begin-end-mapping.
  func beginExplicitTransition(_ isAppearing: Bool, animated: Bool) {
    let event: AppearanceState.Event =
      isAppearing ? .beginAppearing(animated: animated) : .beginDisappearing(animated: animated)
    guard appearance.accepts(event) else {
      warnOfUnbalancedCalls()
      return
    }
    if isAppearing { prepareTree() }
    hasExplicitTransition = true
    handleAppearance(event)
  }

  /// Says that the appearance begun before is complete.
  ///
  /// Source: UIKIT-CASES.md begin-end-mapping, unbalanced-warning.
  func endExplicitTransition() {
    guard appearance.isTransitional else {
      warnOfUnbalancedCalls()
      return
    }
    hasExplicitTransition = false
    handleAppearance(.end)
  }

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
    guard child.storedView?.storedWindow == nil else { return }
    application.transitions.withdraw(child)
    // A container that forwards by hand closes what it has opened.
    if child.appearance.isTransitional || shouldAutomaticallyForwardAppearanceMethods {
      child.closeAppearance()
    }
  }

  /// Takes a controller that has left its container and the screen to the end of its appearance.
  private func closeAppearance() {
    guard appearance.phase != .disappeared, !hasExplicitTransition else { return }
    if appearance.phase != .disappearing { handleAppearance(.beginDisappearing(animated: false)) }
    handleAppearance(.end)
  }

  /// Tells the controller of a parent to come.
  func announceWillMove(toParent parent: UIViewController?) {
    parentNews = parent == nil ? .none : .willMove
    isMoveRecorded = true
    deliver(.willMove(toParent: parent?.lifecycleID)) { willMove(toParent: parent) }
    isMoveRecorded = false
  }

  /// Tells the controller of the parent it has.
  func announceDidMove(toParent parent: UIViewController?) {
    parentNews = parent == nil ? .none : .didMove
    isMoveRecorded = true
    deliver(.didMove(toParent: parent?.lifecycleID)) { didMove(toParent: parent) }
    isMoveRecorded = false
  }

  /// Records a move that a custom container announces by calling the method itself.
  func noteMove(_ callback: LifecycleCallback) {
    guard !isMoveRecorded else { return }
    note(callback)
  }
}

/// How much a controller has been told of the parent it has.
enum ParentNews {
  case none, willMove, didMove
}

extension UIViewController {
  /// Whether the controller has been told of a parent to come.
  var knowsParent: Bool { parentNews != .none }
  /// Whether the controller still waits to hear that its parent is there.
  var isExpectingParent: Bool { parentNews == .willMove }
}

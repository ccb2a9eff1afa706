import LifecycleTrace

extension UIViewController {
  /// Takes a controller, and then what it holds, one step further.
  final func handleAppearance(_ event: AppearanceState.Event) {
    // Copied out and back: an access that spans a call is checked at run time.
    var state = appearance
    let reaction = state.handle(event)
    appearance = state
    let animated = state.isAnimated
    switch reaction {
    case .nothing: break
    case .willAppear: deliver(.viewWillAppear(animated: animated))
    case .isAppearing: deliver(.viewIsAppearing(animated: animated))
    case .didAppear: deliver(.viewDidAppear(animated: animated))
    case .isAppearingAndDidAppear:
      deliver(.viewIsAppearing(animated: animated))
      deliver(.viewDidAppear(animated: animated))
    case .willDisappear: deliver(.viewWillDisappear(animated: animated))
    case .didDisappear: deliver(.viewDidDisappear(animated: animated))
    case .unbalanced: warnOfUnbalancedCalls()
    }
    // The override may have led to further steps, of which the children have been told instead.
    guard appearance.phase == state.phase else { return }
    forwardToChildren(event)
    appearanceDidStep(event)
    if reaction == .didDisappear { application.transitions.didDisappear(self) }
  }

  /// Passes a step on to the children it concerns, after the override of this one has returned.
  ///
  /// Source: UIKIT-CASES.md parent-child-order-addchild, manual-forwarding-off; UIKIT-RULES.md I45.
  private func forwardToChildren(_ event: AppearanceState.Event) {
    guard !storedChildren.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    application.callDepth += 1
    // A child's own callback may take away one that comes after it.
    for child in storedChildren where child.storedParent === self {
      if !event.isBeginning { child.catchUp(with: self) }
      guard child.takesForwarded(event) else { continue }
      // The override that has just returned may have added the child.
      if case .beginAppearing = event { child.prepareTree() }
      child.handleAppearance(event)
    }
    application.callDepth -= 1
  }

  /// Takes the beginning that the parent could not forward: its own callback led straight to its
  /// end, or this child was added while the others were being told.
  private func catchUp(with parent: UIViewController) {
    let animated = parent.appearance.isAnimated
    if parent.appearance.isVisible {
      let missed = AppearanceState.Event.beginAppearing(animated: animated)
      guard appearance.phase == .disappeared, takesForwarded(missed) else { return }
      prepareTree()
      handleAppearance(missed)
    } else if parent.appearance.phase == .disappeared {
      let missed = AppearanceState.Event.beginDisappearing(animated: animated)
      if takesForwarded(missed) { handleAppearance(missed) }
    }
  }

  /// Whether a step of the parent is one of this child as well.
  private func takesForwarded(_ event: AppearanceState.Event) -> Bool {
    guard !hasExplicitTransition, appearance.accepts(event) else { return false }
    switch event {
    // What is open must be closed, wherever the view has gone meanwhile.
    case .end, .beginDisappearing: return true
    case .beginAppearing, .placed: return isInParentsHierarchy
    }
  }

  /// Whether the root view is loaded and lies somewhere in the parent's.
  var isInParentsHierarchy: Bool {
    guard let view = storedView, let parentView = storedParent?.storedView else { return false }
    return view.isDescendant(of: parentView)
  }

  /// UIKit's words for calls that do not match.
  ///
  /// Source: UIKIT-CASES.md unbalanced-warning.
  func warnOfUnbalancedCalls() {
    application.log(
      "Unbalanced calls to begin/end appearance transitions for \(misuseDescription).")
  }

  /// Loads what has to be there before the first callback of an appearance.
  func prepareTree() {
    loadViewIfNeeded()
    prepareContent()
    for child in storedChildren where child.isInParentsHierarchy { child.prepareTree() }
  }
}

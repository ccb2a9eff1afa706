import LifecycleTrace

extension UIViewController {
  /// Handles an appearance event, and then forwards it to the children.
  final func handleAppearance(_ event: AppearanceState.Event) {
    // Copied out and back, since an access that spans a call would be checked at run time.
    var state = appearance
    let reaction = state.handle(event)
    appearance = state
    let animated = state.isAnimated
    let before = application.doctor?.prepare(reaction, of: self)
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
    if let before { application.doctor?.didCall(reaction, of: self, before: before) }
    // The override may have caused further events, which were forwarded to the children instead.
    guard appearance.phase == state.phase else { return }
    forwardToChildren(event)
    appearanceDidStep(event)
    if reaction == .didDisappear { application.transitions.didDisappear(self) }
  }

  /// Forwards an event to the children that it concerns, after the override of this one has
  /// returned.
  ///
  /// Source: UIKIT-CASES.md parent-child-order-addchild, manual-forwarding-off; UIKIT-RULES.md I45.
  private func forwardToChildren(_ event: AppearanceState.Event) {
    guard !storedChildren.isEmpty, shouldAutomaticallyForwardAppearanceMethods else { return }
    application.callDepth += 1
    // A child's callback may remove a later child.
    for child in storedChildren where child.storedParent === self {
      child.catchUp(with: self)
      if child.takesForwarded(event) { child.handleAppearance(event) }
    }
    application.callDepth -= 1
  }

  /// Begins what the parent has begun and this child has not.
  ///
  /// The parent's callback may have added the child, or have ended what it began; a child may also be added while the
  /// beginning is forwarded to others.
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

  /// Whether an event of the parent applies to this child as well.
  private func takesForwarded(_ event: AppearanceState.Event) -> Bool {
    guard !hasExplicitTransition, appearance.accepts(event) else { return false }
    switch event {
    // An open transition must be ended even if the view was moved meanwhile.
    case .end, .beginDisappearing: return true
    case .beginAppearing, .placed: return isInParentsHierarchy
    }
  }

  /// Whether the view is loaded and is a descendant of the parent's view.
  var isInParentsHierarchy: Bool {
    guard let view = storedView, let parentView = storedParent?.storedView else { return false }
    return view.isDescendant(of: parentView)
  }

  /// Logs UIKit's warning about unbalanced calls.
  ///
  /// Source: UIKIT-CASES.md unbalanced-warning.
  func warnOfUnbalancedCalls() {
    application.log(
      "Unbalanced calls to begin/end appearance transitions for \(misuseDescription).")
    application.doctor?.didUnbalance(self)
  }

  /// Loads the views that are needed before the first callback of an appearance.
  func prepareTree() {
    loadViewIfNeeded()
    prepareContent()
    for child in storedChildren where child.isInParentsHierarchy { child.prepareTree() }
  }
}

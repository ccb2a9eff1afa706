import Foundation

extension UIView {
  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { storedLayoutState?.constraints ?? [] }

  /// Adds a constraint to this view and activates it.
  ///
  /// - Precondition: All items of the constraint are this view or its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    precondition(
      constraint.views.allSatisfy { $0.isDescendant(of: self) },
      "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, "
        + "the constraint's items must be descendants of that view (or the view itself).")
    constraint.isActive = false
    hold(constraint)
  }

  /// Adds constraints to this view and activates them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds, which deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release([constraint]) }
  }

  /// Removes constraints that this view holds, which deactivates them.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    release(constraints.filter { $0.holder === self })
  }

  /// The active constraints that decide on the place and the size of this view along an axis.
  ///
  /// - Complexity: Linear in the constraints that this view and its superviews hold.
  ///
  /// Source: Apple, UIView.constraintsAffectingLayout(for:): those that refer to the view; constraints that affect it
  /// through other views are not followed here.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter {
      $0.mentions(self) && $0.firstAttribute.axis == axis
    }
  }

  /// The guides of this view.
  public var layoutGuides: [UILayoutGuide] { storedLayoutState?.guides ?? [] }

  /// Adds a guide to the view, removing it from the view that had it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide; constraints that refer to it are deactivated.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = storedLayoutState, state.guides.containsIdentical(to: layoutGuide) else {
      return
    }
    NSLayoutConstraint.deactivate(
      (state.constraints + state.outerConstraints).filter { $0.mentions(layoutGuide) })
    layoutEngineIfMade?.removeUnusedItems()
    state.guides.removeIdentical(to: layoutGuide)
    layoutGuide.owningView = nil
  }

  /// Whether the constraints leave the view's place or size open.
  ///
  /// Source: UIKIT-CASES.md layout-ambiguous.
  public var hasAmbiguousLayout: Bool {
    guard takesPartInLayout else { return false }
    let engine = layoutEngine
    engine.solve()
    return engine.isAmbiguous(self)
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ item: AnyObject) -> Bool {
    [first.item, first.startItem, second?.item, second?.startItem].contains { $0 === item }
  }
}

extension UIView {
  /// The state of this view for Auto Layout, made at the first access.
  var layoutState: ViewLayoutState {
    if let storedLayoutState { return storedLayoutState }
    let state = ViewLayoutState()
    storedLayoutState = state
    return state
  }

  /// Whether the view's frame is given, and constraints do not place it.
  var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints }

  /// The topmost view of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.storedSuperview { view = superview }
    return view
  }

  /// The engine of the tree if there is one.
  var layoutEngineIfMade: LayoutEngine? { layoutRoot.storedLayoutState?.engine }

  /// The engine of the tree, made now if it is not there.
  var layoutEngine: LayoutEngine {
    let state = layoutRoot.layoutState
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: layoutRoot)
    state.engine = engine
    return engine
  }

  /// Holds a constraint and activates it.
  func hold(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.append(constraint)
    constraint.holder = self
    for view in constraint.views where view !== self {
      view.layoutState.outerConstraints.append(constraint)
      view.takePartInLayout()
    }
    takePartInLayout()
    layoutEngineIfMade?.add(constraint)
    storedWindow?.scheduleLayoutPass()
  }

  /// Deactivates constraints that this view holds.
  ///
  /// - Complexity: O(constraints that this view holds).
  func release(_ constraints: [NSLayoutConstraint]) {
    guard !constraints.isEmpty, let state = storedLayoutState else { return }
    let engine = layoutEngineIfMade
    for constraint in constraints {
      engine?.remove(constraint)
      constraint.holder = nil
      for view in constraint.views where view !== self {
        view.storedLayoutState?.outerConstraints.removeIdentical(to: constraint)
      }
    }
    if constraints.count == 1 {
      state.constraints.removeIdentical(to: constraints[0])
    } else {
      state.constraints.removeAll { $0.holder == nil }
    }
    storedWindow?.scheduleLayoutPass()
  }

  /// Marks this view and its ancestors as parts of a tree with constraints, so that the update pass
  /// visits this view if it needs it.
  func takePartInLayout() {
    takesPartInLayout = true
    let needsVisit = needsConstraintsUpdate || descendantNeedsConstraintsUpdate
    var view = storedSuperview
    while let current = view,
      !current.takesPartInLayout || (needsVisit && !current.descendantNeedsConstraintsUpdate)
    {
      current.takesPartInLayout = true
      if needsVisit { current.descendantNeedsConstraintsUpdate = true }
      view = current.storedSuperview
    }
  }

  /// Joins the layout of the tree to which this view has been added.
  func enterLayout() {
    if type(of: self).requiresConstraintBasedLayout { takesPartInLayout = true }
    guard takesPartInLayout else { return }
    storedLayoutState?.engine = nil
    takePartInLayout()
    layoutEngineIfMade?.add(below: self)
  }

  /// Leaves the layout of the tree: constraints to items outside this view are deactivated.
  ///
  /// Source: Apple, UIView.removeFromSuperview(): it removes all constraints that refer to the view.
  func leaveLayout() {
    guard takesPartInLayout, superviewReference.isSet else { return }
    var leaving: [NSLayoutConstraint] = []
    collectConstraints(leading: self, into: &leaving)
    NSLayoutConstraint.deactivate(leaving)
    layoutEngineIfMade?.remove(below: self)
  }

  private func collectConstraints(leading top: UIView, into found: inout [NSLayoutConstraint]) {
    for constraint in storedLayoutState?.outerConstraints ?? []
    where constraint.holder.map({ !$0.isDescendant(of: top) }) == true {
      found.append(constraint)
    }
    for subview in storedSubviews where subview.takesPartInLayout {
      subview.collectConstraints(leading: top, into: &found)
    }
  }
}

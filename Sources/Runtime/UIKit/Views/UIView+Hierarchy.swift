import Foundation

extension UIView {
  /// The subviews, from back to front.
  public var subviews: [UIView] { storedSubviews }
  /// The superview.
  public var superview: UIView? { storedSuperview }

  nonisolated var storedSuperview: UIView? {
    get { superviewReference.object }
    set { superviewReference = UnretainedReference(newValue) }
  }
  nonisolated var storedWindow: UIWindow? {
    get { windowReference.object }
    set { windowReference = UnretainedReference(newValue) }
  }
  /// The controller whose root view this is.
  nonisolated var viewController: UIViewController? {
    get { controllerReference.object }
    set { controllerReference = UnretainedReference(newValue) }
  }

  /// This view and those around it, the nearest one first.
  var ancestry: [UIView] {
    var views = [self]
    while let next = views[views.count - 1].storedSuperview { views.append(next) }
    return views
  }

  /// The controller in whose view this one is.
  var nearestController: UIViewController? { nearestControllerReference.object }

  var nearestControllerReference: UnretainedReference<UIViewController> {
    guard !controllerReference.isSet else { return controllerReference }
    return superviewReference.read { $0.nearestControllerReference } ?? UnretainedReference()
  }

  /// Inserts a subview at an index from the back, removing it from another superview.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, view.storedSubviews.isEmpty || !isDescendant(of: view) else {
      preconditionFailure("A view cannot hold itself: \(type(of: view))")
    }
    // A controller whose view enters or leaves a window receives calls before and after the change.
    let arrivals = AppearanceArrivals(of: view, enteringWindowOf: self)
    arrivals.begin()
    let departures = AppearanceDepartures(of: view, movingTo: self)
    departures.begin()
    view.dropFirstResponder(movingTo: storedWindow)
    let oldWindow = view.storedWindow
    if !view.superviewReference.refers(to: self) { view.leaveLayout() }
    if view.superviewReference.isSet { view.leaveSuperview(movingTo: self) }
    view.willMove(toSuperview: self)
    view.announceWindowChange(to: storedWindow)
    place(view, at: min(max(0, index), storedSubviews.count))
    view.storedSuperview = self
    if storedWindow != nil { view.requireParentAbove() }
    view.enterLayout()
    view.updateSafeAreaInsets()
    view.settleInWindow(storedWindow)
    didAddSubview(view)
    view.didMoveToSuperview()
    view.becomeAwaitedResponder()
    setNeedsLayout()
    if view.needsLayout || view.descendantNeedsLayout { view.markAncestorsForLayout() }
    lookDidChange()
    departures.finish()
    arrivals.finish()
    view.withdrawTouches(of: oldWindow)
  }

  /// Inserts a subview beside another one, or in front of all if that is not a subview.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let siblings = storedSubviews.filter { $0 !== view }
    let place = siblings.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: place ?? siblings.count)
  }

  /// Removes this view from its superview; controllers that disappear receive calls before and
  /// after it.
  func detach() {
    guard superviewReference.isSet else { return }
    dropFirstResponder(movingTo: nil)
    let departures = AppearanceDepartures(of: self, movingTo: nil)
    departures.begin()
    let oldWindow = storedWindow
    leaveLayout()
    leaveSuperview(movingTo: nil)
    updateSafeAreaInsets()
    departures.finish()
    withdrawTouches(of: oldWindow)
  }

  /// Removes this view from the subviews of its superview, before it moves to another one or to
  /// none.
  private func leaveSuperview(movingTo newSuperview: UIView?) {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    if newSuperview == nil {
      willMove(toSuperview: nil)
      announceWindowChange(to: nil)
    }
    superview.storedSubviews.removeIdentical(to: self)
    layer.unlink()
    storedSuperview = nil
    superview.setNeedsLayout()
    superview.lookDidChange()
    guard newSuperview == nil else { return }
    settleInWindow(nil)
    didMoveToSuperview()
  }

  /// Clears the window of a tree that outlives it.
  nonisolated func forgetWindow() {
    guard storedWindow != nil else { return }
    storedWindow = nil
    for subview in storedSubviews { subview.forgetWindow() }
  }

  /// Places a subview at an index, and its layer before that of the subview which was there, or in front
  /// of all layers.
  private func place(_ view: UIView, at index: Int) {
    view.layer.unlink()
    let isAmongSubviewsAlone = layer.storedSublayers.count == storedSubviews.count
    let place =
      isAmongSubviewsAlone || index == storedSubviews.count
      ? nil : layer.storedSublayers.indexIdentical(to: storedSubviews[index].layer)
    let last = isAmongSubviewsAlone ? index : layer.storedSublayers.count
    storedSubviews.insert(view, at: index)
    layer.link(view.layer, at: place ?? last)
  }

  /// Moves a subview before or behind its siblings, and in front of or behind all layers.
  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.indexIdentical(to: view) else { return }
    storedSubviews.remove(at: index)
    view.layer.unlink()
    storedSubviews.insert(view, at: toFront ? storedSubviews.count : 0)
    layer.link(view.layer, at: toFront ? layer.storedSublayers.count : 0)
    lookDidChange()
  }

  /// Exchanges two subviews, and their layers; nothing happens where there is no such index.
  func exchange(_ index: Int, _ other: Int) {
    guard storedSubviews.indices.contains(index), storedSubviews.indices.contains(other) else {
      return
    }
    storedSubviews.swapAt(index, other)
    let places = [index, other].compactMap {
      layer.storedSublayers.indexIdentical(to: storedSubviews[$0].layer)
    }
    if places.count == 2 { layer.storedSublayers.swapAt(places[0], places[1]) }
    lookDidChange()
  }

  /// Gives the subviews the order of their layers.
  func sortSubviewsByLayers() {
    let places = layer.storedSublayers
    let order = { (view: UIView) in places.indexIdentical(to: view.layer) ?? 0 }
    storedSubviews.sort { order($0) < order($1) }
  }

  private func announceWindowChange(to newWindow: UIWindow?) {
    guard windowReference != UnretainedReference(newWindow) else { return }
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.announceWindowChange(to: newWindow) }
  }

  /// Sets the window of this view and its subviews.
  func settleInWindow(_ newWindow: UIWindow?) {
    guard windowReference != UnretainedReference(newWindow) else { return }
    storedWindow = newWindow
    if layer.storedSublayers.count != storedSubviews.count { layer.noteLinksBelow() }
    layer.motion?.timeline.openImplicitTransaction()
    if let newWindow, !newWindow.application.appearances.isEmpty {
      newWindow.application.appearances.apply(to: self)
    }
    didMoveToWindow()
    for subview in storedSubviews { subview.settleInWindow(newWindow) }
  }

  /// Whether this view is another one or a descendant of it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superviewReference.read { $0.isDescendant(of: view) } ?? false
  }

  /// The first view with a tag among this view and its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}

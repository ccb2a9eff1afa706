import Foundation

extension UIView {
  /// Puts a view into this one at an index from the back, taking it from where it was.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      preconditionFailure("A view cannot hold itself: \(type(of: view))")
    }
    // Entering a window makes a controller appear around the change, not after it.
    let arrivals = AppearanceArrivals(of: view, enteringWindowOf: self)
    arrivals.begin()
    view.dropFirstResponder(movingTo: storedWindow)
    let oldWindow = view.storedWindow
    if view.storedSuperview !== self { view.leaveLayout() }
    if view.storedSuperview != nil { view.leaveSuperview(movingTo: self) }
    view.willMove(toSuperview: self)
    view.announceWindowChange(to: storedWindow)
    storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
    view.storedSuperview = self
    view.enterLayout()
    view.updateSafeAreaInsets()
    view.settleInWindow(storedWindow)
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
    if view.needsLayout || view.descendantNeedsLayout { view.markAncestorsForLayout() }
    setNeedsDisplay()
    arrivals.finish()
    view.loseTouches(of: oldWindow)
  }

  /// Puts a view next to one that is already here; in front of all when it is not.
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let siblings = storedSubviews.filter { $0 !== view }
    let place = siblings.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(view, at: place ?? siblings.count)
  }

  /// Takes this view out of its superview, making controllers disappear around it.
  func detach() {
    guard storedSuperview != nil else { return }
    dropFirstResponder(movingTo: nil)
    let departures = AppearanceDepartures(of: self)
    departures.begin()
    let oldWindow = storedWindow
    leaveLayout()
    leaveSuperview(movingTo: nil)
    updateSafeAreaInsets()
    departures.finish()
    loseTouches(of: oldWindow)
  }

  /// Unlinks this view from its superview on the way to another one, or to none.
  private func leaveSuperview(movingTo newSuperview: UIView?) {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    if newSuperview == nil {
      willMove(toSuperview: nil)
      announceWindowChange(to: nil)
    }
    superview.storedSubviews.removeIdentical(to: self)
    storedSuperview = nil
    superview.setNeedsLayout()
    superview.setNeedsDisplay()
    guard newSuperview == nil else { return }
    settleInWindow(nil)
    didMoveToSuperview()
  }

  /// Unlinks a tree that outlives its window.
  nonisolated func forgetWindow() {
    guard storedWindow != nil else { return }
    storedWindow = nil
    for subview in storedSubviews { subview.forgetWindow() }
  }

  /// Moves a subview before or behind its siblings.
  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: index)
    storedSubviews.insert(view, at: toFront ? storedSubviews.count : 0)
    setNeedsDisplay()
  }

  private func announceWindowChange(to newWindow: UIWindow?) {
    guard storedWindow !== newWindow else { return }
    willMove(toWindow: newWindow)
    for subview in storedSubviews { subview.announceWindowChange(to: newWindow) }
  }

  /// Stores the window in this view and all it holds.
  func settleInWindow(_ newWindow: UIWindow?) {
    guard storedWindow !== newWindow else { return }
    storedWindow = newWindow
    didMoveToWindow()
    for subview in storedSubviews { subview.settleInWindow(newWindow) }
  }

  /// Whether this view is another one, or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The first view with a tag, searched in this view and then in what it holds.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}

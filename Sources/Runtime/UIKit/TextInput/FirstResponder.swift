import Foundation

extension UIResponder {
  /// The window at the end of the responder chain, whose first responder this one can be.
  var windowOfChain: UIWindow? {
    if let view = self as? UIView { return view.storedWindow }
    if let controller = self as? UIViewController { return controller.viewIfLoaded?.storedWindow }
    var responder = next
    while let current = responder {
      if let view = current as? UIView { return view.storedWindow }
      responder = current.next
    }
    return nil
  }
}

extension UIWindow {
  /// Makes a responder the first responder if the current one resigns.
  ///
  /// The keyboard stays if one text field follows another. Source: UIKIT-CASES.md text-field-next.
  func exchangeFirstResponder(by new: UIResponder) -> Bool {
    isExchangingFirstResponder = true
    let isFree = firstResponder?.resignFirstResponder() ?? true
    isExchangingFirstResponder = false
    guard isFree, firstResponder == nil, new.windowOfChain === self else {
      application.keyboard.follow(firstResponder)
      return new.isFirstResponder
    }
    firstResponder = new
    application.keyboard.follow(new)
    return true
  }

  /// Removes the first responder of the window, and notifies it.
  func removeFirstResponder() {
    guard let old = firstResponder else { return }
    firstResponder = nil
    if !isExchangingFirstResponder { application.keyboard.follow(nil) }
    old.didResignFirstResponder()
  }
}

extension UIView {
  /// Whether the view is in a window; one in the view of a controller that is not yet there, or in a cell of a
  /// table that has not laid out its rows yet, is made the first responder when it arrives.
  ///
  /// Source: UIKIT-CASES.md text-field-before-window.
  func waitsForNoWindow() -> Bool {
    guard storedWindow == nil else { return true }
    if WeakView.isHeld(self) { UIApplication.shared.awaitedResponder = WeakView(self) }
    return false
  }

  /// Makes the view the first responder that asked for it before it was in a window.
  func becomeAwaitedResponder() {
    let application = UIApplication.shared
    guard application.awaitedResponder != nil, storedWindow != nil,
      let awaited = application.awaitedResponder?.view, awaited.isDescendant(of: self)
    else { return }
    application.awaitedResponder = nil
    awaited.becomeFirstResponder()
  }

  /// Makes the first responder in this view resign, with `force` even if it refuses.
  ///
  /// - Returns: Whether there is no first responder in the view afterwards. Source: Apple,
  /// UIView.endEditing(_:); UIKIT-CASES.md text-field-forced-end.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window = storedWindow, let first = window.firstResponder, first.isBelow(self) else {
      return true
    }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    window.removeFirstResponder()
    return true
  }

  /// Removes a first responder that leaves its window, without asking it.
  func dropFirstResponder(movingTo newWindow: UIWindow?) {
    guard windowReference != UnretainedReference(newWindow), let window = storedWindow,
      let first = window.firstResponder,
      first.isBelow(self)
    else { return }
    window.removeFirstResponder()
  }
}

extension UIResponder {
  /// Whether this is a view, or the controller of a view, inside another one.
  fileprivate func isBelow(_ view: UIView) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === view { return true }
      if let controller = current as? UIViewController {
        if controller.viewIfLoaded === view { return true }
      }
      responder = current.next
    }
    return false
  }
}

/// A view that may go away.
@MainActor
struct WeakView {
  private(set) weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  /// Whether something holds a view that may bring it into a window: a controller, or a cell, which may be in no
  /// table yet.
  static func isHeld(_ view: UIView) -> Bool {
    view.nearestController != nil
      || sequence(first: view, next: \.superview).contains { $0 is UITableViewCell }
  }
}

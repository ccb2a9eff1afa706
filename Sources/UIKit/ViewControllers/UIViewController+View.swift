import Foundation
import LifecycleTrace

extension UIViewController {
  /// Loads the view as an access would, and does nothing if it is loaded.
  func loadOnce() {
    guard storedView == nil else { return }
    _ = loadedView
  }

  /// An empty view as big as the terminal.
  func plainView() -> UIView {
    let view = UIView(frame: application.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// The root view, loaded at the first access.
  ///
  /// - Precondition: `loadView` sets `view`, and does not ask for it before that.
  var loadedView: UIView {
    if let storedView { return storedView }
    precondition(
      !isLoadingView, "\(misuseDescription): loadView asked for the view before it was set")
    isLoadingView = true
    deliver(.loadView)
    isLoadingView = false
    guard let view = storedView else {
      preconditionFailure("\(misuseDescription): loadView returned without a view")
    }
    outlets?()
    awakenSceneViews()
    isCallingViewDidLoad = true
    deliver(.viewDidLoad)
    isCallingViewDidLoad = false
    return view
  }

  /// Takes another root view, or none.
  func setView(_ newView: UIView?) {
    guard storedView !== newView else { return }
    if storedView?.viewController === self { storedView?.viewController = nil }
    storedView = newView
    newView?.viewController = self
    newView?.storedSafeAreaInsets = additionalSafeAreaInsets
  }

  /// Lays out the root view with the calls before and after it.
  func layoutRootView(_ view: UIView) {
    let bounds = view.bounds.size
    let size = LifecycleSize(width: Double(bounds.width), height: Double(bounds.height))
    deliver(.viewWillLayoutSubviews(size))
    view.layoutSubviews()
    deliver(.viewDidLayoutSubviews(size))
  }

  /// The controller as UIKit's warnings print it; a number stands for the address, so that two
  /// runs print the same.
  var misuseDescription: String {
    let number = String(lifetime.number, radix: 16)
    let address = String(repeating: "0", count: max(0, 12 - number.count)) + number
    return "<\(type(of: self)): 0x\(address)>"
  }
}

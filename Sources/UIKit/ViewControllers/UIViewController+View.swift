import Foundation
import LifecycleTrace

extension UIViewController {
  /// Whether the view has been loaded; asking does not load it.
  public var isViewLoaded: Bool { storedView != nil }

  /// The root view if it has been loaded.
  public var viewIfLoaded: UIView? { storedView }

  /// Loads the view as an access would, and does nothing if it is loaded.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    _ = loadedView
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
    deliver(.viewDidLoad)
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

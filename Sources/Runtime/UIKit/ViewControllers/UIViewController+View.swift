import Foundation
import LifecycleTrace

extension UIViewController {
  /// Loads the view and connects the outlets of its scene.
  ///
  /// - Precondition: `loadView` sets `view`, and does not access it before that.
  func loadAndPrepareView() {
    precondition(
      !isLoadingView, "\(misuseDescription): loadView asked for the view before it was set")
    application.loadingScene {
      isLoadingView = true
      deliver(.loadView)
      isLoadingView = false
      guard storedView != nil else {
        preconditionFailure("\(misuseDescription): loadView returned without a view")
      }
      outlets?()
    }
    awakenSceneViews()
    isCallingViewDidLoad = true
    deliver(.viewDidLoad)
    isCallingViewDidLoad = false
    application.doctor?.didLoadView(of: self)
  }

  /// Lays out the view with the layout calls before and after it.
  func layoutRootView(_ view: UIView) {
    let size = LifecycleSize(view.bounds.size)
    deliver(.viewWillLayoutSubviews(size))
    view.layoutSubviews()
    deliver(.viewDidLayoutSubviews(size))
  }

  /// The description of the controller in UIKit's warnings, with a number in place of the address,
  /// so that two runs print the same.
  var misuseDescription: String {
    let number = String(lifetime.number, radix: 16)
    let address = String(repeating: "0", count: max(0, 12 - number.count)) + number
    return "<\(type(of: self)): 0x\(address)>"
  }
}

import Foundation
import UIKit

/// A phone for a foreign app: a new application on the stepped scheduler.
@MainActor
struct ForeignWorld {
  let scheduler = UIKitRuntime.SteppedScheduler()
  let application: UIApplication

  /// Makes a phone of a size in cells; 80x24 is compact, in landscape.
  init(
    _ width: CGFloat = 80, _ height: CGFloat = 24,
    observer: (any UIKitRuntime.LifecycleObserver)? = nil
  ) {
    application = UIApplication(
      scheduler: scheduler, screen: UIScreen(size: CGSize(width: width, height: height)),
      lifecycleObserver: observer)
    use()
  }

  /// Makes this phone the shared one again; another test may have run since.
  func use() {
    UIApplication.replaceShared(with: application)
  }

  /// Shows a controller as the root and runs its appearance.
  ///
  /// - Returns: The window, which must be kept.
  func launch(_ root: UIViewController?) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    return window
  }

  /// Launches an app by its delegate.
  ///
  /// - Returns: The root controller that the delegate made.
  func launch(_ delegate: any UIApplicationDelegate) -> UIViewController? {
    application.launch(delegate)
    settle()
    return application.keyWindow?.rootViewController
  }

  /// Runs until no transition is under way.
  func settle() { scheduler.runUntilIdle() }

  /// Presses the visible button with a title, by a touch.
  func press(_ title: String) -> Bool {
    let pressed = application.keyWindow?.button(titled: title)?.press() ?? false
    settle()
    return pressed
  }
}

extension UIView {
  /// The first visible button below this view that has a title.
  fileprivate func button(titled title: String) -> UIButton? {
    guard !isHidden else { return nil }
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}

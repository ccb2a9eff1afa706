import Foundation
import LifecycleTrace

/// The scene that shows windows on the terminal.
///
/// Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows that have been shown, from back to front.
  open var windows: [UIWindow] { application.windows.filter { $0.windowScene === self } }

  /// The scene's window that receives what the person types.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  /// The terminal.
  open var screen: UIScreen { application.screen }

  /// The orientation of the terminal.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(size: screen.bounds.size)
  }

  /// What the controllers in front ask the status bar to be.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)

  /// The traits that follow from the size.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The coordinate space of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// Creates and shows the window of a storyboard, before the delegate's call of the connection.
  func makeWindow(from storyboard: UIStoryboard) {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    let window = UIWindow(windowScene: self)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate.window = window
  }

  /// Tells the delegate that size, orientation or traits have changed.
  func update(from old: ScreenState) {
    deliver(.windowSceneDidUpdate) { delegate in
      (delegate as? any UIWindowSceneDelegate)?.windowScene(
        self, didUpdate: old, interfaceOrientation: UIInterfaceOrientation(size: old.bounds.size),
        traitCollection: old.traits)
    }
  }
}

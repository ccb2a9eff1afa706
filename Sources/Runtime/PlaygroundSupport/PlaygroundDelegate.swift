import UIKit

/// The delegate of an app that is a page of a playground.
@preconcurrency @MainActor
public final class PlaygroundDelegate: UIResponder, UIApplicationDelegate {
  /// The window that shows the live view.
  public var window: UIWindow?
  private let page: @MainActor () throws -> Void

  /// Makes a delegate that runs the statements of a page when the app is launched.
  public init(page: @escaping @MainActor () throws -> Void) {
    self.page = page
  }

  /// Runs the page, then shows its live view; one that is set later takes its place.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    do {
      try page()
    } catch {
      preconditionFailure("The page ended with an error that it did not catch: \(error)")
    }
    let current = PlaygroundPage.current
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Self.controller(of: current.liveView)
    window.makeKeyAndVisible()
    self.window = window
    current.show = { [weak window] in window?.rootViewController = Self.controller(of: $0) }
    return true
  }

  /// A controller itself; a view in the middle of one, or as large as the screen if it has no size.
  private static func controller(of shown: (any PlaygroundLiveViewable)?) -> UIViewController {
    if let controller = shown as? UIViewController { return controller }
    let controller = UIViewController()
    guard let view = shown as? UIView else { return controller }
    let bounds = UIScreen.main.bounds
    if view.frame.size == .zero { view.frame = bounds }
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    controller.view.addSubview(view)
    return controller
  }
}

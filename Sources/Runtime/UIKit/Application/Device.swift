import Foundation
import LifecycleTrace

extension UIKitRuntime {
  /// What a phone, and the person who holds it, do to an application: for hosts and tests.
  ///
  /// Apple's classes have none of these members, so an app's subclasses may use their names. Points are
  /// those of the screen.
  @preconcurrency @MainActor
  public struct Device {
    /// The application that runs.
    public let application: UIApplication

    /// The device of the application that is shared now.
    public static var shared: Device { Device(of: .shared) }

    /// The device of an application.
    public init(of application: UIApplication) {
      self.application = application
    }

    /// A device with an application of its own, which is not shared yet.
    ///
    /// - Parameters:
    ///   - scheduler: the clock and the main queue of the application.
    ///   - screenSize: in points.
    ///   - cellSize: the points of a cell, more than 0 by 0: 1 by 1 for an app that is made for a terminal,
    ///     8 by 16 for one that keeps the points of a phone.
    ///   - lifecycleObserver: notified of every call from the first controller on.
    public init(
      scheduler: any Scheduler, screenSize: CGSize = CGSize(width: 80, height: 24),
      cellSize: CGSize = CGSize(width: 1, height: 1),
      lifecycleObserver: (any LifecycleObserver)? = nil
    ) {
      application = UIApplication(
        scheduler: scheduler, screen: UIScreen(size: screenSize, cellSize: cellSize),
        lifecycleObserver: lifecycleObserver)
    }

    /// Makes the application the shared one, to which newly created controllers belong.
    ///
    /// - Returns: The device of the application that was shared before.
    @discardableResult
    public func share() -> Device {
      Device(of: UIApplication.replaceShared(with: application))
    }

    // MARK: What belongs to an application

    /// The clock and the main queue.
    public var scheduler: any Scheduler { application.scheduler }
    /// Receives UIKit's warnings, one line each without a line break; nil drops them.
    public var logHandler: ((String) -> Void)? {
      get { application.logHandler }
      nonmutating set { application.logHandler = newValue }
    }
    /// Finds mistakes in the use of the lifecycle; nil to look for none.
    public var doctor: LifecycleDoctor? { application.doctor }
    /// The screen reader.
    public var screenReader: ScreenReader { application.screenReader }
    /// The classes whose methods and properties a text can name.
    public var exposedClasses: ExposedClasses { application.exposedClasses }
    /// What views depend on: measuring text, images, colours, the date.
    public var viewEnvironment: ViewEnvironment { application.viewEnvironment }
    /// The environment of the module `UserNotifications`.
    public var notificationEnvironment: NotificationEnvironment {
      application.notificationEnvironment
    }
    /// Whether a transition is running or pending.
    public var hasPendingTransitions: Bool { application.hasPendingTransitions }

    /// The name and number of a controller in traces.
    public func traceID(of controller: UIViewController) -> ControllerID { controller.lifecycleID }

    // MARK: The life of the application

    /// Launches the application: the delegate creates its window, and the application becomes active.
    ///
    /// - Parameters:
    ///   - delegate: the application's delegate, which the application retains until it terminates.
    ///   - mainStoryboard: the storyboard whose initial controller is the root of the delegate's window.
    public func launch(_ delegate: any UIApplicationDelegate, mainStoryboard: String? = nil) {
      application.launch(delegate, mainStoryboard: mainStoryboard)
    }

    /// Launches an app whose windows belong to scenes.
    ///
    /// - Parameters:
    ///   - delegate: the application's delegate, which the application retains until it terminates.
    ///   - storyboard: the storyboard whose initial controller is the root of the scene's window.
    ///   - sceneDelegate: creates the delegate of a scene, for example `SceneDelegate.init`.
    public func launch<SceneDelegate: UISceneDelegate>(
      _ delegate: any UIApplicationDelegate, storyboard: String? = nil,
      sceneDelegate: @escaping @MainActor () -> SceneDelegate
    ) {
      application.launch(delegate, storyboard: storyboard, sceneDelegate: sceneDelegate)
    }

    /// Enters the background; does nothing if it is there already.
    public func enterBackground() { application.enterBackground() }

    /// Enters the foreground.
    public func enterForeground() { application.enterForeground() }

    /// Releases the scenes of an application in the background, as when memory is short.
    public func disconnectScenes() { application.disconnectScenes() }

    /// Delivers a memory warning.
    public func receiveMemoryWarning() { application.receiveMemoryWarning() }

    /// Ends the application and releases its delegate.
    public func terminate() { application.terminate() }

    // MARK: The screen

    /// Changes the size of the screen, in points, in a transition.
    public func resize(to size: CGSize) { application.resize(to: size) }

    /// Rotates the screen, if the frontmost controller supports the new orientation.
    public func rotate() { application.rotate() }

    // MARK: The person

    /// Touches the screen.
    public var touches: TouchInput { application.touchInput }

    /// Moves the focus.
    public var focus: FocusInput { application.focusInput }

    /// Taps the status bar.
    ///
    /// - Returns: Whether a scroll view scrolled to its top.
    @discardableResult
    public func tapStatusBar() -> Bool { application.tapStatusBar() }

    /// Presses a control.
    ///
    /// - Returns: Whether the control is enabled; if not, nothing happens.
    @discardableResult
    public func press(_ control: UIControl) -> Bool { control.press() }

    /// Answers an alert that is shown with one of its actions.
    public func answer(_ alert: UIAlertController, with action: UIAlertAction) {
      alert.answer(with: action)
    }

    /// Begins the swipe that pops; nil if it is not possible.
    public func beginPop(
      in navigation: UINavigationController
    ) -> (any InteractiveTransition)? { navigation.beginInteractivePop() }

    /// Begins to pull down what a presentation controller presents; nil if it is not possible.
    public func beginDismissal(
      of presentation: UIPresentationController
    ) -> (any InteractiveTransition)? { presentation.beginInteractiveDismissal() }

    /// Begins the swipe to another page; nil if there is none.
    public func beginSwipe(
      _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
    ) -> (any InteractiveTransition)? { pages.beginSwipe(direction) }
  }
}

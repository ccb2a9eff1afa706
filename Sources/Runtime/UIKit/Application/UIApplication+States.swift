import Foundation
import LifecycleTrace

extension UIApplication {
  /// Posted after the application became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the system is short of memory.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted after the launch.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Launches the application: the delegate creates its window, and the application becomes active.
  ///
  /// The delegate of an application without scenes is called for the foreground and the background.
  ///
  /// - Parameters:
  ///   - delegate: the application's delegate, which the application retains until it terminates.
  ///   - mainStoryboard: the name of the storyboard whose initial controller is the root of a window that
  ///     the delegate has before its first call, and that is shown after its last one.
  package func launch(_ delegate: any UIApplicationDelegate, mainStoryboard: String? = nil) {
    finishLaunching(delegate, mainStoryboard: mainStoryboard)
    becomeActive()
  }

  /// The first steps of every launch.
  ///
  /// Source: Apple, About the app launch sequence.
  func finishLaunching(_ delegate: any UIApplicationDelegate, mainStoryboard: String? = nil) {
    retainedDelegate = delegate
    self.delegate = delegate
    if let mainStoryboard { makeWindow(from: mainStoryboard, for: delegate) }
    deliver(.willFinishLaunching) {
      _ = $0.application(self, willFinishLaunchingWithOptions: nil)
    }
    deliver(.didFinishLaunching) { _ = $0.application(self, didFinishLaunchingWithOptions: nil) }
    if mainStoryboard != nil { delegate.window?.makeKeyAndVisible() }
    post(Self.didFinishLaunchingNotification)
  }

  /// Gives the delegate a window with the initial controller of a storyboard.
  private func makeWindow(from storyboard: String, for delegate: any UIApplicationDelegate) {
    let window = UIWindow(frame: screen.bounds)
    window.rootViewController =
      UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    if window.rootViewController == nil {
      log("Failed to instantiate the default view controller for \(storyboard).storyboard")
    }
    delegate.window = window
    if delegate.window !== window {
      log(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
    }
  }

  /// Enters the background, as after Ctrl-Z in a terminal; does nothing if it is there already.
  ///
  /// Controllers receive no calls, only the notifications, as on a phone. Source: UIKIT-CASES.md
  /// scene-background.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    change(.didEnterBackground)
  }

  /// Enters the foreground, as after `fg` in a terminal.
  package func enterForeground() {
    guard applicationState == .background else { return }
    for session in sceneConnections?.sessions ?? [] where session.scene == nil {
      sceneConnections?.connect(session, of: self)
    }
    enterForegroundAndActivate()
  }

  /// Enters the foreground and becomes active.
  func enterForegroundAndActivate() {
    change(.willEnterForeground)
    applicationState = .inactive
    becomeActive()
  }

  /// Tells the delegate and the observers that the application is about to terminate, and releases
  /// the delegate.
  ///
  /// Source: UIKIT-CASES.md scene-end.
  package func terminate() {
    if sceneConnections != nil { resignActive() }
    sceneConnections?.discard(openSessions, of: self)
    deliver(.willTerminate) { $0.applicationWillTerminate(self) }
    post(Self.willTerminateNotification)
    retainedDelegate = nil
  }

  /// Delivers a memory warning to every controller, whether its view is loaded or not.
  ///
  /// Source: UIKIT-CASES.md memory-who-gets-it, memory-ios6-and-later; UIKIT-RULES.md I66.
  package func receiveMemoryWarning() {
    deliver(.didReceiveMemoryWarning) { $0.applicationDidReceiveMemoryWarning(self) }
    post(Self.didReceiveMemoryWarningNotification)
    for controller in controllers.live { controller.deliver(.didReceiveMemoryWarning) }
  }

  private func becomeActive() {
    applicationState = .active
    change(.didBecomeActive)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    touchDelivery.cancelAll()
    change(.willResignActive)
    applicationState = .inactive
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }
}

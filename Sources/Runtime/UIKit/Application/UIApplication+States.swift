import Foundation
import LifecycleTrace

extension UIApplication {
  /// Posted after the application became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application comes to the foreground.
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

  /// Launches: the delegate makes its window, and the application becomes active.
  public func launch(_ delegate: any UIApplicationDelegate) {
    retainedDelegate = delegate
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    becomeActive()
  }

  /// Goes to the background, as Ctrl-Z in a terminal asks; does nothing there already.
  ///
  /// Controllers are told by the notifications only, as on a phone.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// Comes back from the background, as `fg` in a terminal asks.
  public func enterForeground() {
    guard applicationState == .background else { return }
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
    becomeActive()
  }

  /// Tells the delegate and the observers that the program is about to end, and releases the delegate.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    retainedDelegate = nil
  }

  /// Tells every live controller, loaded or not, that the system is short of memory.
  ///
  /// Source: UIKIT-CASES.md memory-who-gets-it, memory-ios6-and-later; UIKIT-RULES.md I66.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for controller in controllers.live { controller.deliver(.didReceiveMemoryWarning) }
  }

  private func becomeActive() {
    applicationState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  private func resignActive() {
    guard applicationState == .active else { return }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    post(Self.willResignActiveNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

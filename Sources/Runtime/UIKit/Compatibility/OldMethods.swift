import Foundation

// The Swift 4 names of methods and properties. They forward to the current names and cannot be
// overridden: a class must override the current name. Source: Apple, UIKit API differences of Swift
// 4.2.

extension UIViewController {
  /// The Swift 4 name of `children`.
  public var childViewControllers: [UIViewController] { children }

  /// The Swift 4 name of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The Swift 4 name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }

  /// The Swift 4 name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The Swift 4 name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIView {
  /// The Swift 4 name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The Swift 4 name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension Notification.Name {
  /// The Swift 4 name of the notification that the state of a document has changed.
  public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
  /// The Swift 4 name of `UIApplication.didBecomeActiveNotification`.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// The Swift 4 name of `UIApplication.willResignActiveNotification`.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// The Swift 4 name of `UIApplication.didEnterBackgroundNotification`.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// The Swift 4 name of `UIApplication.willEnterForegroundNotification`.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// The Swift 4 name of `UIApplication.willTerminateNotification`.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  /// The Swift 4 name of `UIApplication.didReceiveMemoryWarningNotification`.
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  /// The Swift 4 name of `UIApplication.didFinishLaunchingNotification`.
  public static let UIApplicationDidFinishLaunching =
    UIApplication.didFinishLaunchingNotification
  /// The Swift 4 name of `UIDevice.orientationDidChangeNotification`.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}

extension Notification.Name {
  /// The Swift 4 name of `UIResponder.keyboardWillShowNotification`.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// The Swift 4 name of `UIResponder.keyboardDidShowNotification`.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// The Swift 4 name of `UIResponder.keyboardWillHideNotification`.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// The Swift 4 name of `UIResponder.keyboardDidHideNotification`.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  /// The Swift 4 name of `UIResponder.keyboardWillChangeFrameNotification`.
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  /// The Swift 4 name of `UIResponder.keyboardDidChangeFrameNotification`.
  public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
}

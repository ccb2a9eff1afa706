import Foundation
import LifecycleTrace

/// One instance of the app's interface.
///
/// Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation state of a scene.
  ///
  /// Source: Apple, UIScene.ActivationState.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The reasons of a connection; in a terminal there are none.
  ///
  /// Source: Apple, UIScene.ConnectionOptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// What another device or a search began; nothing, as there are none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The URLs that other apps ask to open; none, as there are no such apps.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The item of the app's icon; nil, as there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// Posted after the delegate's `scene(_:willConnectTo:options:)`.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after the scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after the scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before the scene stops being active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before the scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the scene entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The application in which the scene was created.
  let application: UIApplication
  /// The session, which persists while the scene is disconnected.
  public let session: UISceneSession
  /// The delegate, which the scene retains until it is disconnected.
  open var delegate: (any UISceneDelegate)? {
    didSet { delegateID = nil }
  }
  /// The name of the delegate in traces.
  private var delegateID: ControllerID?
  /// The activation state.
  public internal(set) var activationState = ActivationState.unattached
  /// A title that distinguishes the scene from others of the app.
  open var title: String?

  /// Creates a scene of the shared application; UIKit calls it when it connects a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    application = UIApplication.shared
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { application }

  /// Records a call of the delegate, then makes it; does nothing without one.
  func deliver(_ callback: ApplicationCallback, call: (any UISceneDelegate) -> Void) {
    guard let delegate else { return }
    let id = delegateID ?? application.controllers.nextID(named: "\(type(of: delegate))")
    delegateID = id
    application.deliver(callback, of: id) { call(delegate) }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.postOnMainQueue(name: name, object: self)
  }
}

import Foundation
import LifecycleTrace

/// One instance of the app's interface.
///
/// Source: Apple, UIScene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene may do at the moment.
  ///
  /// Source: Apple, UIScene.ActivationState.
  public enum ActivationState: Int, Hashable, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene was made; a terminal program is asked for nothing when it starts.
  ///
  /// Source: Apple, UIScene.ConnectionOptions.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}

  /// Posted after the delegate was told that the scene is connected.
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
  /// Posted before the scene comes to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after the scene went to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The application in which the scene was made.
  let application: UIApplication
  /// What is kept of the scene while it is disconnected.
  public let session: UISceneSession
  /// Is told of the scene's changes; the scene keeps it until it is disconnected.
  open var delegate: (any UISceneDelegate)? {
    didSet { delegateID = nil }
  }
  /// The name of the delegate in traces.
  private var delegateID: ControllerID?
  /// What the scene may do at the moment.
  public internal(set) var activationState = ActivationState.unattached
  /// A name that tells the scene from others of the app.
  open var title: String?

  /// Makes a scene of the shared application; UIKit calls it when it connects a session.
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
    NotificationCenter.default.post(name: name, object: self)
  }
}

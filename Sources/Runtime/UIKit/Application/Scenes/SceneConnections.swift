import Foundation
import LifecycleTrace

/// The scenes of an application that was launched with a scene delegate.
@MainActor
final class SceneConnections {
  private let delegateClass: AnyClass
  private let makeDelegate: () -> any UISceneDelegate
  /// The storyboard of a configuration that names no other.
  private let storyboard: String?
  private(set) var sessions: [UISceneSession] = []
  private var madeCount = 0

  init<Delegate: UISceneDelegate>(
    storyboard: String?, making delegate: @escaping @MainActor () -> Delegate
  ) {
    self.storyboard = storyboard
    delegateClass = Delegate.self
    makeDelegate = delegate
  }

  /// The connected scenes, in the order in which their sessions were created.
  var scenes: [UIScene] { sessions.compactMap(\.scene) }

  /// Creates a session without a scene.
  func addSession() -> UISceneSession {
    madeCount += 1
    let session = UISceneSession(
      persistentIdentifier: "window-\(madeCount)", role: .windowApplication)
    sessions.append(session)
    return session
  }

  /// Creates the scene of a session, after the application's delegate has configured it.
  ///
  /// Source: UIKIT-CASES.md scene-cold-start.
  func connect(_ session: UISceneSession, of application: UIApplication) {
    let options = UIScene.ConnectionOptions()
    application.deliver(.configurationForConnecting) { delegate in
      session.configuration = delegate.application(
        application, configurationForConnecting: session, options: options)
    }
    if session.configuration.storyboard == nil, let storyboard {
      session.configuration.storyboard = UIStoryboard(name: storyboard, bundle: nil)
    }
    let type = session.configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.delegate = delegate(for: session.configuration)
    session.scene = scene
    if let storyboard = session.configuration.storyboard {
      (scene as? UIWindowScene)?.makeWindow(from: storyboard)
    }
    scene.deliver(.sceneWillConnect) {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    scene.post(UIScene.willConnectNotification)
    if session.configuration.storyboard != nil {
      (scene.delegate as? any UIWindowSceneDelegate)?.window?.makeKeyAndVisible()
    }
  }

  private func delegate(for configuration: UISceneConfiguration) -> any UISceneDelegate {
    if let wanted = configuration.delegateClass, wanted != delegateClass {
      preconditionFailure(
        "\(wanted) cannot be made: the application was launched with \(delegateClass)")
    }
    return makeDelegate()
  }

  /// Releases the scene of a session and its delegate; the session stays.
  func disconnect(_ session: UISceneSession) {
    guard let scene = session.scene else { return }
    scene.activationState = .unattached
    scene.deliver(.sceneDidDisconnect) { $0.sceneDidDisconnect(scene) }
    scene.post(UIScene.didDisconnectNotification)
    scene.delegate = nil
    session.scene = nil
  }

  /// Disconnects and removes sessions.
  func discard(_ discarded: Set<UISceneSession>, of application: UIApplication) {
    guard !discarded.isEmpty else { return }
    for session in sessions where discarded.contains(session) { disconnect(session) }
    sessions.removeAll(where: discarded.contains)
    application.deliver(.didDiscardSceneSessions) {
      $0.application(application, didDiscardSceneSessions: discarded)
    }
  }
}

import Foundation
import LifecycleTrace

extension UIApplication {
  /// Launches an app whose windows belong to scenes, as one does whose Info.plist names a scene
  /// delegate.
  ///
  /// The application's delegate is asked for a configuration, then a scene is connected and becomes
  /// active. From then on the scene's delegate, not the application's, receives changes between
  /// foreground and background. Source: UIKIT-CASES.md scene-cold-start.
  /// - Parameters:
  ///   - delegate: the application's delegate, which the application retains until it terminates.
  ///   - storyboard: the name of the storyboard that the Info.plist names for the scene: its initial
  ///     controller is the root of a window that the scene's delegate has when the scene is connected.
  ///   - sceneDelegate: creates the delegate of a scene, for example `SceneDelegate.init`.
  package func launch<SceneDelegate: UISceneDelegate>(
    _ delegate: any UIApplicationDelegate, storyboard: String? = nil,
    sceneDelegate: @escaping @MainActor () -> SceneDelegate
  ) {
    let connections = SceneConnections(storyboard: storyboard, making: sceneDelegate)
    sceneConnections = connections
    finishLaunching(delegate)
    connections.connect(connections.addSession(), of: self)
    enterForegroundAndActivate()
  }

  /// The connected scenes.
  public var connectedScenes: Set<UIScene> { Set(sceneConnections?.scenes ?? []) }

  /// The sessions of all scenes, connected or not.
  public var openSessions: Set<UISceneSession> { Set(sceneConnections?.sessions ?? []) }

  /// Whether the app may have several scenes at once; a terminal shows one.
  public var supportsMultipleScenes: Bool { false }

  /// Releases the scenes of an application in the background, as a phone does when it needs memory.
  ///
  /// Their sessions stay, and entering the foreground connects each with a new scene. Source:
  /// UIKIT-CASES.md scene-disconnect.
  package func disconnectScenes() {
    guard applicationState == .background, let sceneConnections else { return }
    for session in sceneConnections.sessions { sceneConnections.disconnect(session) }
  }

  /// Destroys a session and disconnects its scene, and calls the application's delegate.
  ///
  /// A session is always destroyed here, so the handler of errors is not called.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    sceneSession.scene.map { change(.willResignActive, of: $0) }
    sceneConnections?.discard([sceneSession], of: self)
  }
}

import Foundation
import LifecycleTrace

/// A change between foreground and background, of an application or of a scene.
@MainActor
enum StateChange {
  case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground
}

extension UIApplication {
  /// Delivers a change to the delegates of the scenes if there are scenes, or else to the
  /// application's delegate; then posts the application's notification.
  ///
  /// Source: UIKIT-CASES.md scene-delegate-is-told.
  func change(_ change: StateChange) {
    if let sceneConnections {
      for scene in sceneConnections.scenes { self.change(change, of: scene) }
    } else {
      deliver(change)
    }
    post(change.notification)
    if change == .didEnterBackground { frameClock.timeline.endAll() }
  }

  private func deliver(_ change: StateChange) {
    switch change {
    case .didBecomeActive: deliver(.didBecomeActive) { $0.applicationDidBecomeActive(self) }
    case .willResignActive: deliver(.willResignActive) { $0.applicationWillResignActive(self) }
    case .didEnterBackground:
      deliver(.didEnterBackground) { $0.applicationDidEnterBackground(self) }
    case .willEnterForeground:
      deliver(.willEnterForeground) { $0.applicationWillEnterForeground(self) }
    }
  }

  /// Delivers a change to the delegate of a scene, then posts the scene's notification.
  func change(_ change: StateChange, of scene: UIScene) {
    switch change {
    case .didBecomeActive:
      scene.activationState = .foregroundActive
      scene.deliver(.sceneDidBecomeActive) { $0.sceneDidBecomeActive(scene) }
      scene.post(UIScene.didActivateNotification)
    case .willResignActive:
      guard scene.activationState == .foregroundActive else { return }
      scene.deliver(.sceneWillResignActive) { $0.sceneWillResignActive(scene) }
      scene.activationState = .foregroundInactive
      scene.post(UIScene.willDeactivateNotification)
    case .didEnterBackground:
      scene.activationState = .background
      scene.deliver(.sceneDidEnterBackground) { $0.sceneDidEnterBackground(scene) }
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    case .willEnterForeground:
      scene.deliver(.sceneWillEnterForeground) { $0.sceneWillEnterForeground(scene) }
      scene.activationState = .foregroundInactive
      scene.post(UIScene.willEnterForegroundNotification)
    }
  }
}

extension StateChange {
  /// The notification that the application posts after the delegates' calls.
  fileprivate var notification: Notification.Name {
    switch self {
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    }
  }
}

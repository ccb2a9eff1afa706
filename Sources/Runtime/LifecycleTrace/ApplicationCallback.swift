/// A call that the delegate of the application or of a scene receives; the raw value is its name in
/// traces.
///
/// Source: Apple, UIApplicationDelegate, UISceneDelegate and UIWindowSceneDelegate.
public enum ApplicationCallback: String, Hashable, Sendable, CaseIterable {
  case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
  case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  case didBecomeActive = "applicationDidBecomeActive(_:)"
  case willResignActive = "applicationWillResignActive(_:)"
  case didEnterBackground = "applicationDidEnterBackground(_:)"
  case willEnterForeground = "applicationWillEnterForeground(_:)"
  case willTerminate = "applicationWillTerminate(_:)"
  case didReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case configurationForConnecting = "application(_:configurationForConnecting:options:)"
  case didDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"
  case sceneWillConnect = "scene(_:willConnectTo:options:)"
  case sceneDidDisconnect = "sceneDidDisconnect(_:)"
  case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
  case sceneWillResignActive = "sceneWillResignActive(_:)"
  case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
  case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
  case windowSceneDidUpdate = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
}

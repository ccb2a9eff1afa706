import Foundation
import LifecycleTrace
import Testing
import UIKit

/// UIKIT-CASES.md "Scenes".
@MainActor @Suite struct SceneTests {
  @Test func `scene-cold-start: the scene connects, enters the foreground and becomes active`() {
    let world = SceneWorld()
    world.launch()
    #expect(
      world.calls() == [
        "AppDelegate#1 application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate#1 application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate#1 application(_:configurationForConnecting:options:)",
        "SceneDelegate#1 scene(_:willConnectTo:options:)", "Root#1 viewDidLoad()",
        "SceneDelegate#1 sceneWillEnterForeground(_:)",
        "SceneDelegate#1 sceneDidBecomeActive(_:)",
        "Root#1 viewWillAppear(animated: false)", "Root#1 viewIsAppearing(animated: false)",
        "Root#1 viewDidAppear(animated: false)",
      ])
    #expect(world.scene?.activationState == .foregroundActive)
    #expect(world.application.connectedScenes.count == 1)
    #expect(world.scene?.windows.count == 1)
  }

  @Test func `scene-background: resign active, background, foreground, active`() {
    let world = SceneWorld()
    world.launch()
    _ = world.calls()
    world.application.enterBackground()
    #expect(world.scene?.activationState == .background)
    world.application.enterForeground()
    #expect(
      world.calls() == [
        "SceneDelegate#1 sceneWillResignActive(_:)", "SceneDelegate#1 sceneDidEnterBackground(_:)",
        "SceneDelegate#1 sceneWillEnterForeground(_:)", "SceneDelegate#1 sceneDidBecomeActive(_:)",
      ])
  }

  @Test func `scene-state-restoration-activity: asked in the background, for the next scene`()
    throws
  {
    let world = SceneWorld()
    world.launch()
    let scene = try #require(world.scene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(scene.session.stateRestorationActivity == nil)
    delegate.activity = NSUserActivity(activityType: "detail")
    world.application.enterBackground()
    #expect(scene.session.stateRestorationActivity === delegate.activity)
    delegate.activity = nil
    world.application.enterForeground()
    #expect(scene.session.stateRestorationActivity?.activityType == "detail")
    world.application.enterBackground()
    #expect(scene.session.stateRestorationActivity == nil)
  }

  @Test func `scene-delegate-is-told: not the application's, but its notifications are posted`() {
    let world = SceneWorld()
    var posted: [Notification.Name] = []
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let sender = (note.object as AnyObject?).map(ObjectIdentifier.init)
        MainActor.assumeIsolated {
          if world.senders.contains(sender) { posted.append(name) }
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    world.launch()
    world.application.enterBackground()
    #expect(!world.calls().contains { $0.hasPrefix("AppDelegate#1 applicationDid") })
    #expect(world.appDelegate.stateCalls == 0)
    #expect(
      posted == [
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
        UIScene.willDeactivateNotification, UIApplication.willResignActiveNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didEnterBackgroundNotification,
      ])
  }

  @Test func `scene-disconnect: the session stays and is connected with a new scene`() throws {
    let world = SceneWorld()
    world.launch()
    let session = try #require(world.scene?.session)
    weak let delegate = world.scene?.delegate
    world.application.enterBackground()
    _ = world.calls()
    world.application.disconnectScenes()
    #expect(session.scene == nil)
    #expect(delegate == nil)
    #expect(world.application.openSessions == [session])
    world.application.enterForeground()
    world.settle()
    #expect(
      world.calls().filter { $0.hasPrefix("Scene") } == [
        "SceneDelegate#1 sceneDidDisconnect(_:)", "SceneDelegate#2 scene(_:willConnectTo:options:)",
        "SceneDelegate#2 sceneWillEnterForeground(_:)", "SceneDelegate#2 sceneDidBecomeActive(_:)",
      ])
    #expect(world.scene?.session === session)
  }

  @Test func `scene-end: resign active, disconnect, discard the session, terminate`() {
    let world = SceneWorld()
    world.launch()
    _ = world.calls()
    world.application.terminate()
    #expect(
      world.calls().filter { $0.contains("Delegate#1") } == [
        "SceneDelegate#1 sceneWillResignActive(_:)", "SceneDelegate#1 sceneDidDisconnect(_:)",
        "AppDelegate#1 application(_:didDiscardSceneSessions:)",
        "AppDelegate#1 applicationWillTerminate(_:)",
      ])
    #expect(world.application.openSessions.isEmpty)
  }

  @Test func `scene-window: a window without a scene is not shown in an app with scenes`() {
    let world = SceneWorld()
    world.launch()
    _ = world.calls()
    let stray = UIWindow()
    stray.rootViewController = NamedViewController("Stray")
    stray.makeKeyAndVisible()
    world.settle()
    #expect(stray.isHidden)
    #expect(!stray.isKeyWindow)
    #expect(!world.calls().contains { $0.contains("viewWillAppear") })
    #expect(world.warnings == ["[Window] UIWindow has no window scene, so it is not shown"])
  }

  @Test func `a change of size gives the scene delegate the former bounds and traits`() {
    let world = SceneWorld()
    world.launch()
    _ = world.calls()
    world.application.resize(to: CGSize(width: 120, height: 40))
    world.settle()
    let name = "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)"
    #expect(world.calls().filter { $0.contains("windowScene") } == ["SceneDelegate#1 \(name)"])
    let delegate = world.scene?.delegate as? SceneDelegate
    #expect(delegate?.oldBounds == [CGRect(x: 0, y: 0, width: 80, height: 24)])
    #expect(delegate?.oldTraits.map(\.horizontalSizeClass) == [.compact])
  }

  @Test func `a storyboard of the configuration makes the window before the delegate connects`() {
    let world = SceneWorld()
    let storyboard = UIStoryboard(name: "SceneMain", bundle: nil)
    storyboard.register([.init("Root", RootViewController.self, isInitial: true)])
    world.appDelegate.storyboard = storyboard
    world.launch()
    let delegate = world.scene?.delegate as? SceneDelegate
    #expect(delegate?.hadWindowOnConnection == true)
    #expect(delegate?.window?.isKeyWindow == true)
    #expect(delegate?.window?.rootViewController is RootViewController)
  }

  @Test func `an application without scenes has the calls of its own delegate`() {
    let world = SceneWorld()
    world.application.launch(world.appDelegate)
    world.application.enterBackground()
    #expect(
      world.calls() == [
        "AppDelegate#1 application(_:willFinishLaunchingWithOptions:)",
        "AppDelegate#1 application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate#1 applicationDidBecomeActive(_:)",
        "AppDelegate#1 applicationWillResignActive(_:)",
        "AppDelegate#1 applicationDidEnterBackground(_:)",
      ])
    #expect(world.application.connectedScenes.isEmpty)
  }

  @Test func `a trace has the calls of delegates only where they are asked for`() {
    let world = SceneWorld(categories: [.controller])
    world.launch()
    #expect(world.calls().allSatisfy { $0.hasPrefix("Root#1") })
  }

  @Test func `the responder chain leads from the window over its scene to the application`() {
    let world = SceneWorld()
    world.launch()
    let window = world.scene?.windows.first
    #expect(window?.next === world.scene)
    #expect(world.scene?.next === world.application)
    #expect(world.application.next === world.appDelegate)
  }

  @Test func `points are converted between views and the screen`() {
    let world = SceneWorld()
    world.launch()
    let window = UIWindow(frame: CGRect(x: 5, y: 2, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 3, y: 1, width: 4, height: 2))
    window.addSubview(view)
    let screen: any UICoordinateSpace = world.application.screen
    #expect(view.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 9, y: 4))
    #expect(screen.convert(CGPoint(x: 9, y: 4), to: view) == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGRect(x: 0, y: 0, width: 4, height: 2), to: screen).origin.x == 8)
    #expect(screen.convert(view.bounds, from: view) == CGRect(x: 8, y: 3, width: 4, height: 2))
  }
}

/// An application with a scene delegate, and its calls.
@MainActor
private final class SceneWorld {
  let appDelegate = AppDelegate()
  private let recorder = TraceRecorder()
  var application: UIApplication { recorder.application }
  var warnings: [String] { recorder.warnings }

  init(categories: Set<LifecycleCategory> = [.controller, .application]) {
    recorder.tracer.categories = categories
  }

  var scene: UIWindowScene? { application.connectedScenes.first as? UIWindowScene }

  /// The application and its scene, which post notifications.
  var senders: [ObjectIdentifier?] {
    [ObjectIdentifier(application), scene.map(ObjectIdentifier.init)]
  }

  func launch() {
    application.launch(appDelegate, sceneDelegate: SceneDelegate.init)
    settle()
  }

  func settle() { recorder.settle() }

  /// The calls of delegates and the common ones of controllers since the last time.
  func calls() -> [String] {
    recorder.takeEvents()
      .filter { $0.callback.isCommon || $0.callback.category == .application }
      .map { "\($0.controller) \($0.callback)" }
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var stateCalls = 0
  var storyboard: UIStoryboard?

  func applicationDidBecomeActive(_ application: UIApplication) { stateCalls += 1 }
  func applicationWillResignActive(_ application: UIApplication) { stateCalls += 1 }
  func applicationDidEnterBackground(_ application: UIApplication) { stateCalls += 1 }
  func applicationWillEnterForeground(_ application: UIApplication) { stateCalls += 1 }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    configuration.storyboard = storyboard
    return configuration
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var activity: NSUserActivity?
  var hadWindowOnConnection = false
  var oldBounds: [CGRect] = []
  var oldTraits: [UITraitCollection] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    hadWindowOnConnection = window != nil
    guard let scene = scene as? UIWindowScene, window == nil else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RootViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    oldBounds.append(previousCoordinateSpace.bounds)
    oldTraits.append(previousTraitCollection)
  }
}

private final class RootViewController: UIViewController {}

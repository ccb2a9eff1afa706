import Testing
import UIKit

/// Source: Apple, UIStatusBarManager, childForStatusBarStyle, setNeedsStatusBarAppearanceUpdate().
@MainActor @Suite struct StatusBarTests {
  /// Shows a controller in a scene.
  private func launch(
    _ root: UIViewController, in recorder: TraceRecorder
  ) throws -> UIWindowScene {
    recorder.application.launch(AppDelegate(), sceneDelegate: { SceneDelegate(root) })
    recorder.settle()
    return try #require(recorder.application.connectedScenes.first as? UIWindowScene)
  }

  @Test func `the controllers in front decide, containers leave it to a child`() throws {
    let recorder = TraceRecorder()
    let (first, second) = (Wishing(.lightContent, isHidden: true), Wishing(.darkContent))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
    let bar = try #require(try launch(tabs, in: recorder).statusBarManager)
    // A navigation bar lies between the status bar and the first controller.
    #expect((bar.statusBarStyle, bar.isStatusBarHidden) == (.default, true))
    (tabs.selectedViewController as? UINavigationController)?.isNavigationBarHidden = true
    #expect(bar.statusBarStyle == .lightContent)
    tabs.selectedIndex = 1
    #expect((bar.statusBarStyle, bar.isStatusBarHidden) == (.darkContent, false))
    #expect(bar.statusBarFrame == .zero)
  }

  @Test func `a controller is asked again when it wants to be`() throws {
    let recorder = TraceRecorder()
    let controller = Wishing(.default)
    let bar = try #require(try launch(controller, in: recorder).statusBarManager)
    #expect(bar.statusBarStyle == .default)
    controller.style = .lightContent
    #expect(bar.statusBarStyle == .default)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.statusBarStyle == .lightContent)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
  }

  @Test func `a sheet decides only if it captures the status bar`() throws {
    let recorder = TraceRecorder()
    let (below, sheet) = (Wishing(.darkContent), Wishing(.lightContent))
    let bar = try #require(try launch(below, in: recorder).statusBarManager)
    below.present(sheet, animated: false)
    recorder.settle()
    #expect(bar.statusBarStyle == .darkContent)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(bar.statusBarStyle == .lightContent)
  }
}

private final class Wishing: UIViewController {
  var style: UIStatusBarStyle
  let isHidden: Bool

  init(_ style: UIStatusBarStyle, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isHidden }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let root: UIViewController

  init(_ root: UIViewController) {
    self.root = root
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
  }
}

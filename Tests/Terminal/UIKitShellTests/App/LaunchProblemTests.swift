import Testing
import UIKit

@testable import UIKitShell

/// An app that shows nothing ends with words for who wrote it.
@MainActor @Suite struct LaunchProblemTests {
  private final class BareAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class TextConsole: Console {
    private(set) var errors = ""

    func write(_ bytes: [UInt8]) {}
    func writeError(_ bytes: [UInt8]) { errors += String(decoding: bytes, as: UTF8.self) }
    func flush() -> Bool { true }
  }

  /// What a script says whose app has this window.
  private func run(window: UIWindow?) throws -> (status: UIKitShell.ExitStatus, errors: String) {
    let catalog = try CommandCatalog([.shell], programName: "bare")
    let environment = ShellEnvironment(
      mode: .script, files: NoFiles(),
      launch: { application in
        let delegate = BareAppDelegate()
        delegate.window = window
        application.launch(delegate)
        return delegate
      })
    let console = TextConsole()
    let runner = ScriptRunner(console: console, files: NoFiles(), catalog: catalog) {
      ShellSession(environment: environment, catalog: catalog)
    }
    return (runner.run(Array("tree\n".utf8)), console.errors)
  }

  @Test func `an app without a window is refused before anything runs`() throws {
    let result = try run(window: nil)
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("bare: the app has no window: make one in application("))
  }

  @Test func `an app whose window has no root is refused before anything runs`() throws {
    let result = try run(window: UIWindow())
    #expect(result.status == .usage)
    #expect(result.errors.hasPrefix("bare: the app's window has no rootViewController"))
  }

  @Test func `the window of a scene is the app's window`() {
    let app = RunningApp(screen: UIScreen(size: CGSize(width: 40, height: 10)))
    app.launch { application in
      let delegate = BareAppDelegate()
      application.launch(delegate, sceneDelegate: SceneDelegate.init)
      return delegate
    }
    #expect(app.launchProblem == nil)
    #expect(app.front is ColorsViewController)
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ColorsViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}

import Testing
import UIKit

/// Launches whose first screen comes from a storyboard that the Info.plist names.
@MainActor @Suite struct StoryboardLaunchTests {
  private final class Root: UIViewController {}

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private(set) var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("will")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("did")
      return true
    }

    private func note(_ name: String) {
      let root = window?.rootViewController
      calls.append(
        "\(name) \(root.map { "\(type(of: $0))" } ?? "nil") \(window?.isKeyWindow == true)")
    }
  }

  private final class Windowless: NSObject, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var hadRoot = false

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      hadRoot = window?.rootViewController is Root
    }
  }

  private func makeRecorder() -> TraceRecorder {
    let recorder = TraceRecorder()
    UIStoryboard(name: "Main", bundle: nil)
      .register([UIKitRuntime.StoryboardScene("root", Root.self, isInitial: true)])
    return recorder
  }

  @Test func `the delegate has the window before its calls, and it is shown after them`() {
    let recorder = makeRecorder()
    let delegate = Delegate()
    recorder.application.launch(delegate, mainStoryboard: "Main")
    #expect(delegate.calls == ["will Root false", "did Root false"])
    #expect(delegate.window?.isKeyWindow == true)
    recorder.settle()
    #expect(
      recorder.take(.all).prefix(3) == [
        "Root awakeFromNib()", "Root loadView()", "Root viewDidLoad()",
      ])
  }

  @Test func `a delegate without a window, and a storyboard without a start, are told of`() {
    let recorder = makeRecorder()
    var lines: [String] = []
    recorder.application.logHandler = { lines.append($0) }
    recorder.application.launch(Windowless(), mainStoryboard: "Empty")
    #expect(
      lines == [
        "Failed to instantiate the default view controller for Empty.storyboard",
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.",
      ])
  }

  @Test func `the delegate of a scene has the window when the scene is connected`() throws {
    let recorder = makeRecorder()
    recorder.application.launch(Delegate(), storyboard: "Main") { SceneDelegate() }
    let scene = try #require(recorder.application.connectedScenes.first)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.hadRoot)
    #expect(delegate.window?.isKeyWindow == true)
  }
}

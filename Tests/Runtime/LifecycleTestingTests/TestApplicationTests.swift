import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// Tests of a coordinator as in a package of one's own, without compiler flags.
@MainActor @Suite struct TestApplicationTests {
  /// A launched app; made inside each test, so that no other test runs in between.
  private func launch() -> (app: TestApplication, coordinator: ArticleCoordinator) {
    let app = TestApplication()
    let coordinator = ArticleCoordinator()
    coordinator.start()
    app.launch(coordinator.navigation)
    return (app, coordinator)
  }

  private static let push = """
    Article#1 viewDidLoad()
    List#1 viewWillDisappear(animated: true)
    Article#1 viewWillAppear(animated: true)
    Article#1 viewIsAppearing(animated: true)
    List#1 viewDidDisappear(animated: true)
    Article#1 viewDidAppear(animated: true)
    """

  @Test func `a push has the calls of a phone, and keeps every rule`() throws {
    let (app, coordinator) = launch()
    #expect(
      app.calls() == [
        "List#1 viewDidLoad()", "List#1 viewWillAppear(animated: false)",
        "List#1 viewIsAppearing(animated: false)", "List#1 viewDidAppear(animated: false)",
      ])
    try app.expectCalls(Self.push) { coordinator.showArticle() }
    try app.expectCalls("...\nArticle#1 deinit") { coordinator.goBack() }
    try app.expectRulesKept()
    #expect(app.warnings.isEmpty)
  }

  @Test func `lines copied from the shell's log are compared without marks and columns`() throws {
    let (app, coordinator) = launch()
    try app.expectCalls(
      """
      | * Article#1 viewDidLoad()
      | - List#1    viewWillDisappear(animated: true)
      ...
      | + Article#1 viewDidAppear(animated: [..])
      """
    ) { coordinator.showArticle() }
  }

  @Test func `other calls are an error whose description is the difference`() throws {
    let (app, coordinator) = launch()
    let error = #expect(throws: UnexpectedCalls.self) {
      try app.expectCalls("List#1 viewWillDisappear(animated: false)\n...") {
        coordinator.showArticle()
      }
    }
    #expect(error?.calls.first == "Article#1 viewDidLoad()")
    let text = try #require(error).description
    #expect(
      text.contains("TestApplicationTests.swift:\(#line - 7): Other calls came than expected:"))
    #expect(text.contains("expected:\n--- expected\n+++ actual\n@@"))
    #expect(text.contains("\n-List#1 viewWillDisappear(animated: false)\n"))
    #expect(text.hasSuffix("The calls were:\n" + Self.push))
  }

  @Test func `all calls include layout and UIKit's own containers`() throws {
    let (app, coordinator) = launch()
    app.perform { coordinator.showArticle() }
    #expect(app.calls(.all).contains("Article#1 viewDidLayoutSubviews() 80x23"))
    #expect(app.events(.all).contains { $0.controller.name == "Article" })
    #expect(app.calls(.all).count > app.calls().count)
  }

  @Test func `an action may suspend`() async throws {
    let (app, coordinator) = launch()
    let article = ArticleViewController()
    try await app.expectCalls("...\nArticle#1 viewDidAppear(animated: false)") {
      coordinator.navigation.pushViewController(article, animated: false)
      await article.load()
    }
    #expect(article.isLoaded)
  }

  @Test func `an action that may suspend begins in its own application`() async throws {
    @MainActor func begins(in app: TestApplication) async throws -> Bool {
      try await app.perform { () async in UIApplication.shared === app.application }
    }
    let (app, other) = (TestApplication(), TestApplication())
    let others = Task { try await begins(in: other) }
    #expect(try await begins(in: app))
    #expect(try await others.value)
  }

  @Test func `an action may wait for what the application does later`() async throws {
    let (app, coordinator) = launch()
    try await app.perform {
      await withCheckedContinuation { done in
        coordinator.navigation.present(ArticleViewController(), animated: true) { done.resume() }
      }
    }
    #expect(coordinator.navigation.presentedViewController is ArticleViewController)
  }

  @Test func `an action that nothing resumes is given up, and says what it waited for`()
    async throws
  {
    let (app, _) = launch()
    let error = await #expect(throws: UnfinishedAction.self) {
      try await app.perform(within: .milliseconds(20)) {
        // Longer than the test may wait for the main actor.
        try await Task.sleep(for: .seconds(100_000))
      }
    }
    let text = try #require(error).description
    #expect(
      text.contains("TestApplicationTests.swift:\(#line - 7): The action has not ended within"))
    #expect(text.contains("the application is idle, so it waits for a task, a load"))
  }

  @Test func `an error of an action is thrown on, after its effects have run`() {
    let (app, coordinator) = launch()
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try app.perform {
        coordinator.showArticle()
        throw Failure()
      }
    }
    #expect(app.calls().last == "Article#1 viewDidAppear(animated: true)")
  }

  @Test func `virtual time passes without real time`() {
    let app = TestApplication()
    var hasFired = false
    app.device.scheduler.after(3600) { hasFired = true }
    app.advance(by: 3599)
    #expect(!hasFired)
    app.advance(by: 1)
    #expect(hasFired)
  }

  @Test func `an appearance method called by hand is warned of`() {
    let app = TestApplication()
    let list = ListViewController()
    app.launch(list)
    app.perform { list.viewWillAppear(false) }
    #expect(app.warnings.count == 1)
    #expect(app.warnings.first?.contains("Calling -viewWillAppear: directly") == true)
  }

  @Test func `an appearance that is begun and never ended breaks a rule`() throws {
    let app = TestApplication()
    let list = ListViewController()
    app.perform { list.beginAppearanceTransition(true, animated: false) }
    let error = #expect(throws: BrokenRules.self) { try app.expectRulesKept() }
    #expect(error?.description.contains("List#1") == true)
  }

  @Test func `dropped calls are told, since with some missing nothing can be said`() {
    let small = TestApplication(capacity: 3)
    small.launch(ListViewController())
    let error = #expect(throws: BrokenRules.self) { try small.expectRulesKept() }
    #expect((error?.droppedCount ?? 0) > 0)
    #expect(error?.description.contains("were dropped") == true)
  }

  @Test func `an app is launched by its delegate`() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = ListViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let app = TestApplication()
    app.launch(Delegate())
    #expect(app.calls().last == "List#1 viewDidAppear(animated: false)")
  }

  @Test func `a scene's calls are compared alone or between those of controllers`() throws {
    let app = TestApplication()
    app.launch(PlainAppDelegate(), sceneDelegate: PlainSceneDelegate.init)
    #expect(app.calls(.application).count == 6)
    #expect(app.calls(.everything).first?.hasPrefix("PlainAppDelegate#1") == true)
    #expect(app.calls(.all).allSatisfy { $0.hasPrefix("List#1") })
    try app.expectCalls(
      """
      PlainSceneDelegate#1 sceneWillResignActive(_:)
      PlainSceneDelegate#1 sceneDidEnterBackground(_:)
      """, in: .application
    ) { app.device.enterBackground() }
    try app.expectRulesKept()
  }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = ListViewController()
    window?.makeKeyAndVisible()
  }
}

import Foundation
import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// What the topics claim of calls is run.
@MainActor @Suite struct TopicClaimsTests {
  @Test(arguments: Topic.all.map(\.name))
  func `the claims of a topic hold`(name: String) throws {
    try Self.run[name]?()
  }

  /// Topics whose claims are about what no app here can be seen doing.
  static let notRun = [
    "thread": "UIKit here is @MainActor, so the compiler refuses another thread."
  ]

  static let run: [String: @MainActor () throws -> Void] = [
    "animation": animation, "back": back, "background": background, "bounds": bounds, "cell": cell,
    "child": child, "constraints": constraints, "data": data, "keyboard": keyboard,
    "layout": layout,
    "loading": loading, "navigation": navigation, "responder": responder, "scene": scene,
    "traits": traits, "memory": memory, "never": never, "observer": observer, "order": order,
    "outlets": data, "present": present, "release": release, "result": sheet,
    "rotation": rotation, "safearea": safeArea, "scroll": scroll, "setup": setUp,
    "sheet": sheet, "super": superCalls, "timer": timer, "twice": twice, "unbalanced": unbalanced,
  ]

  /// Notes what it sees in its calls.
  private class WatchingViewController: UIViewController {
    var seen: [String: String] = [:]
    var calls: [String] = []

    private func note(_ call: String, _ text: String) {
      if seen[call] == nil { seen[call] = text }
      calls.append(call)
    }

    private var place: String {
      "\(view.window == nil ? "no window" : "window") \(view.bounds.size) \(view.safeAreaInsets.top)"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("load", place)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear", place)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear", place)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear moving \(isMovingFromParent) dismissed \(isBeingDismissed)")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear moving \(isMovingFromParent) dismissed \(isBeingDismissed)")
    }
  }

  private static let appearance: Set<LifecycleCallback.Kind> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private static func stack(_ app: TestApplication) -> UINavigationController {
    let stack = UINavigationController(rootViewController: WatchingViewController())
    app.launch(stack)
    return stack
  }

  private static func appearanceCalls(
    of controller: UIViewController, in app: TestApplication
  ) -> [LifecycleCallback.Kind] {
    let id = app.device.traceID(of: controller)
    return app.events(.all).filter {
      $0.controller == id && appearance.contains($0.callback.kind)
    }.map(\.callback.kind)
  }

  private static func back() throws {
    let app = TestApplication()
    let stack = stack(app)
    let pushed = app.perform { WatchingViewController() }
    app.perform { stack.pushViewController(pushed, animated: true) }
    let root = try #require(stack.viewControllers[0] as? WatchingViewController)
    #expect(root.calls.last == "didDisappear moving false dismissed false")
    pushed.calls = []
    let swipe = app.perform { app.device.beginPop(in: stack) }
    app.perform { swipe?.cancel() }
    #expect(
      pushed.calls == ["willDisappear moving true dismissed false", "willAppear", "didAppear"])
    app.perform { _ = stack.popViewController(animated: true) }
    #expect(
      pushed.calls.suffix(2) == [
        "willDisappear moving true dismissed false", "didDisappear moving true dismissed false",
      ])
    let modal = app.perform { WatchingViewController() }
    app.perform { stack.present(modal, animated: true) }
    app.perform { stack.dismiss(animated: true) }
    #expect(modal.calls.last == "didDisappear moving false dismissed true")
  }

  private static func background() {
    let app = TestApplication()
    _ = stack(app)
    app.perform { app.device.enterBackground() }
    #expect(app.application.applicationState == .background)
    #expect(app.events(.all).isEmpty)
    app.perform { app.device.enterForeground() }
    #expect(app.application.applicationState == .active)
    #expect(app.events(.all).isEmpty)
  }

  private static func bounds() throws {
    let app = TestApplication()
    let stack = stack(app)
    let pushed = app.perform { WatchingViewController() }
    app.perform { stack.pushViewController(pushed, animated: true) }
    #expect(pushed.seen["load"] == "no window (80.0, 24.0) 0.0")
    let sizes = app.events(.all).compactMap { event -> LifecycleSize? in
      guard case .viewWillLayoutSubviews(let size) = event.callback else { return nil }
      return size
    }
    #expect(sizes.contains(LifecycleSize(width: 80, height: 23)))
    #expect(pushed.view.bounds.height == 23)
  }

  private static func memory() {
    let app = TestApplication()
    let stack = stack(app)
    let unloaded = app.perform { UIViewController() }
    app.perform { app.device.receiveMemoryWarning() }
    let calls = app.events(.all)
    #expect(!unloaded.isViewLoaded)
    #expect(stack.topViewController?.isViewLoaded == true)
    #expect(calls.contains { $0.controller == app.device.traceID(of: unloaded) })
    #expect(!calls.contains { appearance.contains($0.callback.kind) })
  }

  private static func order() {
    for situation in QuizSituation.all where [.appearance, .sheets].contains(situation.topic) {
      let app = TestApplication()
      let root = app.perform { situation.app.makeRoot() }
      app.launch(root)
      let stage = LessonStage(root: root) { app.advance(by: $0) }
      for step in situation.app.steps { app.perform { step.perform(stage) } }
      var events: [LifecycleEvent] = []
      app.perform {
        situation.step.perform(
          LessonStage(root: root) { seconds in
            events += app.events(.all)
            app.advance(by: seconds)
          })
      }
      events += app.events(.all)
      let outcome = RecordedTransition.all(in: events).last?.outcome
      #expect(outcome == .completed || outcome == .cancelled, "\(situation.sentence)")
    }
  }

  private static func rotation() throws {
    let app = TestApplication()
    let tabs = UITabBarController()
    let (root, top) = (WatchingViewController(), WatchingViewController())
    let stack = UINavigationController(rootViewController: root)
    let other = WatchingViewController()
    tabs.viewControllers = [stack, other]
    app.launch(tabs)
    app.perform { stack.pushViewController(top, animated: true) }
    let modal = app.perform { WatchingViewController() }
    modal.modalPresentationStyle = .fullScreen
    app.perform { top.present(modal, animated: true) }
    app.perform { app.device.rotate() }
    let events = app.events(.all)
    func isTold(_ controller: UIViewController) -> Bool {
      events.contains {
        $0.callback.kind == .viewWillTransition
          && $0.controller == app.device.traceID(of: controller)
      }
    }
    #expect(isTold(tabs) && isTold(stack) && isTold(top) && isTold(modal))
    #expect(!isTold(root) && !isTold(other))
    #expect(!events.contains { appearance.contains($0.callback.kind) })
    try app.expectRulesKept()
  }

  private static func data() throws {
    let lesson = try #require(Lesson.all.first { $0.title == "an outlet in prepare" })
    let app = TestApplication()
    let root = app.perform { lesson.right.makeRoot() }
    app.launch(root)
    let stage = LessonStage(root: root) { app.advance(by: $0) }
    for step in lesson.right.steps { app.perform { step.perform(stage) } }
    let kinds = app.events(.all).filter {
      $0.controller.name == "Title" || $0.callback.kind == .prepare
    }.map(\.callback.kind)
    let places = try [
      LifecycleCallback.Kind.initWithCoder, .awakeFromNib, .prepare, .outletsConnected,
      .viewDidLoad,
    ].map { try #require(kinds.firstIndex(of: $0), "\($0)") }
    #expect(places == places.sorted())
  }
}

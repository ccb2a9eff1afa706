import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// What lessons and topics say is run: each claim about calls holds in the recorded ones.
@MainActor @Suite struct LessonClaimsTests {
  /// A lesson's app after its steps, in an application of its own.
  @MainActor private struct Run {
    let app = TestApplication()
    let root: UIViewController
    /// All calls from the first on.
    private(set) var events: [LifecycleEvent]

    init(_ lesson: LessonApp) {
      let app = app
      var passed = 0.0
      app.application.viewEnvironment.currentDate = { .now + passed }
      let root = app.perform { lesson.makeRoot() }
      self.root = root
      events = app.events(.all)
      app.launch(root)
      events += app.events(.all)
      let stage = LessonStage(root: root) { seconds in
        passed += seconds
        app.advance(by: seconds)
      }
      for step in lesson.steps { perform { step.perform(stage) } }
    }

    mutating func perform(_ action: () -> Void) {
      app.perform(action)
      events += app.events(.all)
    }
  }

  private static let appearance: Set<LifecycleCallback.Kind> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  private func lesson(_ title: String) throws -> Lesson {
    try #require(Lesson.all.first { $0.title == title })
  }

  /// The calls of a lesson's two versions, without the word that tells their classes apart.
  private func calls(_ lesson: Lesson) -> (wrong: [String], right: [String]) {
    func texts(_ app: LessonApp, _ word: String) -> [String] {
      Run(app).events.filter { $0.controller.name.contains(word) }.map {
        "\($0.controller.name.replacing(word, with: "")) \($0.callback)"
      }
    }
    return (texts(lesson.wrong, "Wrong"), texts(lesson.right, "Right"))
  }

  @Test(
    arguments: [
      "super in an override", "contentSize forgotten",
      "calling an appearance method", "set-up in viewWillAppear", "frames in viewDidLoad",
      "a changing value set once",
    ])
  func `the calls are the same where a lesson says so or compares values`(title: String) throws {
    let (wrong, right) = calls(try lesson(title))
    #expect(wrong == right)
    #expect(!wrong.isEmpty)
  }

  @Test func `lesson 2: viewDidLoad comes inside the initializer, or with the push`() throws {
    let lesson = try lesson("view in an initializer")
    func load(_ app: LessonApp, _ name: String) throws -> LifecycleEvent {
      try #require(
        Run(app).events.first {
          $0.controller.name == name && $0.callback.kind == .viewDidLoad
        })
    }
    #expect(try load(lesson.wrong, "WrongPlanet").cause.transition == nil)
    #expect(try load(lesson.right, "RightPlanet").cause.transition?.kind == .navigation)
    let wrong = Run(lesson.wrong).root as? UINavigationController
    let right = Run(lesson.right).root as? UINavigationController
    #expect(wrong?.topViewController?.title ?? "" == "")
    #expect(right?.topViewController?.title == "Saturn")
  }

  @Test func `lesson 3: the size that is laid out is less than that of the screen`() throws {
    let sizes = Run(try lesson("frames in viewDidLoad").wrong).events.compactMap {
      event -> LifecycleSize? in
      guard case .viewWillLayoutSubviews(let size) = event.callback,
        event.controller.name == "WrongFrame"
      else { return nil }
      return size
    }
    #expect(sizes == [LifecycleSize(width: 80, height: 23)])
  }

  @Test func `lesson 4: the welcome is never loaded, or appears after its presenter did`() throws {
    let lesson = try lesson("presenting too early")
    let wrong = Run(lesson.wrong).events.filter { $0.controller.name == "Welcome" }
    #expect(Set(wrong.map(\.callback.kind)) == [.initWithNibName, .deinit])
    let right = Run(lesson.right).events
    let host = right.firstIndex {
      $0.callback.kind == .viewDidAppear && $0.controller.name == "RightHost"
    }
    let welcome = right.firstIndex {
      $0.callback.kind == .viewWillAppear && $0.controller.name == "Welcome"
    }
    #expect(try #require(host) < #require(welcome))
  }

  @Test func `lesson 6: the child appears before its container, or after it and with a parent`()
    throws
  {
    let lesson = try lesson("a child's view without addChild")
    func appeared(_ app: LessonApp) -> [String] {
      Run(app).events.filter { $0.callback.kind == .viewDidAppear }.map(\.controller.name)
    }
    #expect(appeared(lesson.wrong) == ["Map", "WrongContainer"])
    #expect(appeared(lesson.right) == ["RightContainer", "Map"])
    func sizeChanges(_ app: LessonApp) -> Int {
      var run = Run(app)
      run.perform { [application = run.app.application] in application.rotate() }
      return run.events.filter {
        $0.callback.kind == .viewWillTransition && $0.controller.name == "Map"
      }.count
    }
    #expect(sizeChanges(lesson.wrong) == 0)
    #expect(sizeChanges(lesson.right) == 1)
  }

  @Test(arguments: ["set-up in viewWillAppear", "a changing value set once"])
  func `lessons 7 and 8: viewDidLoad comes once, viewWillAppear twice`(title: String) throws {
    let events = Run(try lesson(title).right).events.filter {
      $0.controller.name.hasPrefix("Right")
    }
    #expect(events.filter { $0.callback.kind == .viewDidLoad }.count == 1)
    #expect(events.filter { $0.callback.kind == .viewWillAppear }.count == 2)
  }

  @Test func `lesson 9: a pop without deinit, or with deinit as the last call`() throws {
    let lesson = try lesson("a controller that stays alive")
    #expect(!Run(lesson.wrong).events.contains { $0.callback.kind == .deinit })
    #expect(Run(lesson.right).events.last?.callback.kind == .deinit)
  }

  @Test func `lesson 10: the presenter gets no appearance call when the sheet goes`() throws {
    let lesson = try lesson("waiting for viewWillAppear under a sheet")
    for (app, name) in [(lesson.wrong, "WrongSound"), (lesson.right, "RightSound")] {
      let calls = Run(app).events.filter {
        $0.controller.name == name && Self.appearance.contains($0.callback.kind)
      }
      #expect(
        calls.map(\.callback.kind) == [.viewWillAppear, .viewIsAppearing, .viewDidAppear])
    }
  }

  @Test func `lesson 12: viewDidLoad of the destination comes after prepare`() throws {
    let events = Run(try lesson("an outlet in prepare").right).events
    let prepare = try #require(events.firstIndex { $0.callback.kind == .prepare })
    let load = try #require(events.lastIndex { $0.callback.kind == .viewDidLoad })
    #expect(prepare < load)
  }
}

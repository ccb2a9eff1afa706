import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// What the explanations of calls and the newer lessons claim is run.
@MainActor @Suite struct CallClaimsTests {
  /// The calls of all right versions of lessons and of all situations of the quiz, each app by itself.
  private static let runs: [[LifecycleEvent]] = {
    let lessons = Lesson.all.map { $0.right }
    return lessons.map { events(of: $0) }
      + QuizSituation.all.map { events(of: $0.app, then: $0.step) }
  }()

  private static func events(of app: LessonApp, then last: LessonStep? = nil) -> [LifecycleEvent] {
    let test = TestApplication()
    var events: [LifecycleEvent] = []
    func take() { events += test.events(.everything) }
    let root = test.perform { app.makeRoot() }
    take()
    test.launch(root)
    take()
    let stage = LessonStage(root: root) { seconds in
      take()
      test.advance(by: seconds)
    }
    for step in app.steps + (last.map { [$0] } ?? []) {
      test.perform { step.perform(stage) }
      take()
    }
    return events
  }

  /// The calls of each controller of a run.
  private static func kinds(byControllerOf run: [LifecycleEvent]) -> [[LifecycleCallback.Kind]] {
    Dictionary(grouping: run.filter { $0.callback.category == .controller }, by: \.controller)
      .values.map { $0.map(\.callback.kind) }
  }

  private static let lives = runs.flatMap { kinds(byControllerOf: $0) }

  /// Calls that none of these apps receives, with the tests that have them.
  private static let elsewhere: [LifecycleCallback.Kind: String] = [
    .updateViewConstraints: "layout-update-order", .shouldPerformSegue: "segue tests",
    .traitCollectionDidChange: "rotation-single", .animateAlongsideTransition: "rotation-single",
    .transitionCompletion: "rotation-single", .didReceiveMemoryWarning: "TopicClaimsTests memory",
    .animation: "AnimationRecordTests",
    .delegate: "split-collapse-delegate-order", .willTransition: "rotation-single",
    .application: "scene-delegate-is-told",
    .viewSafeAreaInsetsDidChange: "layout-safe-area",
  ]

  @Test(arguments: LifecycleCallback.Kind.allCases)
  func `every call that is explained comes in a run, and its rules are kept there`(
    call: LifecycleCallback.Kind
  ) {
    guard Self.elsewhere[call] == nil else { return }
    let having = Self.runs.filter { run in run.contains { $0.callback.kind == call } }
    #expect(!having.isEmpty, "\(call)")
    let rules = Set(LifecycleExplanation.of(call).rules)
    for run in having {
      let broken = LifecycleChecker.violations(in: run).filter { rules.contains($0.rule) }
      #expect(broken.isEmpty, "\(call): \(broken)")
    }
  }

  /// Whether a call comes before another one wherever both come.
  private func comes(_ first: LifecycleCallback.Kind, before second: LifecycleCallback.Kind) -> Bool
  {
    Self.lives.allSatisfy { life in
      guard let one = life.firstIndex(of: first), let other = life.firstIndex(of: second) else {
        return true
      }
      return one < other
    } && Self.lives.contains { $0.contains(first) && $0.contains(second) }
  }

  @Test func `the moments of the explanations are those of the runs`() {
    // "Called once": init, awakeFromNib, viewDidLoad.
    for once in [
      LifecycleCallback.Kind.initWithNibName, .initWithCoder, .awakeFromNib, .viewDidLoad,
    ] {
      #expect(Self.lives.allSatisfy { life in life.count { $0 == once } <= 1 }, "\(once)")
    }
    #expect(comes(.initWithCoder, before: .awakeFromNib))
    #expect(comes(.awakeFromNib, before: .viewDidLoad))
    // "in UIKit's own loadView and before viewDidLoad"
    #expect(comes(.loadView, before: .outletsConnected))
    #expect(comes(.outletsConnected, before: .viewDidLoad))
    #expect(comes(.viewDidLoad, before: .viewWillAppear))
    #expect(comes(.viewWillAppear, before: .viewIsAppearing))
    #expect(comes(.viewIsAppearing, before: .viewDidAppear))
    #expect(comes(.willMove, before: .didMove))
    #expect(comes(.viewWillLayoutSubviews, before: .viewDidLayoutSubviews))
    // deinit: nothing comes after it.
    #expect(Self.lives.allSatisfy { !$0.dropLast().contains(.deinit) })
    // "awakeFromNib: for a controller from a storyboard"
    #expect(Self.lives.allSatisfy { !$0.contains(.awakeFromNib) || $0.contains(.initWithCoder) })
  }

  /// Looks at what the explanations say of the values in a call.
  private final class ReadingViewController: UIViewController {
    var notes: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append("old bounds \(view.bounds.size != size)")
      coordinator.animate(alongsideTransition: { _ in }) { [weak self] _ in
        guard let self else { return }
        self.notes.append("new bounds \(self.view.bounds.size == size)")
      }
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      notes.append("will move, parent is new \(self.parent === parent)")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      notes.append("did move, parent is new \(self.parent === parent)")
    }
  }

  @Test func `in viewWillTransition bounds are old, and in willMove the parent`() {
    let app = TestApplication()
    let reading = ReadingViewController()
    app.launch(reading)
    app.perform { app.device.rotate() }
    #expect(reading.notes == ["old bounds true", "new bounds true"])
    let child = app.perform { ReadingViewController() }
    app.perform {
      reading.addChild(child)
      child.didMove(toParent: reading)
    }
    #expect(child.notes == ["will move, parent is new false", "did move, parent is new true"])
  }

  // MARK: Lessons

  private func lesson(_ title: String) throws -> Lesson {
    try #require(Lesson.all.first { $0.title == title })
  }

  private func kinds(_ app: LessonApp, of name: String) -> [LifecycleCallback.Kind] {
    Self.events(of: app).filter { $0.controller.name == name }.map(\.callback.kind)
  }

  @Test func `a child without didMove gets willMove and no didMove`() throws {
    let lesson = try lesson("a child without didMove")
    let wrong = kinds(lesson.wrong, of: "Legend")
    #expect(wrong.contains(.willMove) && !wrong.contains(.didMove))
    #expect(kinds(lesson.right, of: "Legend").contains(.didMove))
  }

  @Test(arguments: [
    "an observer added twice", "the safe area ignored",
    "a cell that is used again", "appearance out of balance",
  ])
  func `the calls are the same in lessons whose mistake is no call`(title: String) throws {
    let lesson = try lesson(title)
    func texts(_ app: LessonApp) -> [String] {
      Self.events(of: app).map {
        "\($0.controller) \($0.callback)".replacing("Wrong", with: "").replacing("Right", with: "")
      }
    }
    #expect(texts(lesson.wrong) == texts(lesson.right))
  }

  @Test(arguments: [
    ("a timer that is not stopped", "Clock"), ("a retain cycle through a closure", "Weather"),
  ])
  func `a pop ends without deinit, or with it as the last call`(title: String, name: String) throws
  {
    let lesson = try lesson(title)
    #expect(!kinds(lesson.wrong, of: "Wrong\(name)").contains(.deinit))
    #expect(Self.events(of: lesson.right).last?.callback.kind == .deinit)
  }

  @Test func `the way to the background and back makes no appearance call`() throws {
    let lesson = try lesson("saving for the background")
    for app in [lesson.wrong, lesson.right] {
      let calls = Self.events(of: app).map(\.callback.kind)
      let shown = try #require(calls.firstIndex(of: .viewDidAppear))
      #expect(calls[(shown + 1)...].allSatisfy { Self.layout.contains($0) }, "\(calls)")
    }
  }

  private static let layout: Set<LifecycleCallback.Kind> = [
    .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ]

  @Test func `every lesson has claims that are run`() throws {
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let older = try String(
      contentsOfFile: #filePath.replacing("CallClaimsTests", with: "LessonClaimsTests"),
      encoding: .utf8)
    // These two end the program or show nothing but another screen: LessonTests runs them.
    let others: Set = ["0...count in a data source", "the interface off the main thread"]
    for lesson in Lesson.all where !others.contains(lesson.title) {
      #expect((here + older).contains("\"\(lesson.title)\""), "\(lesson.title)")
    }
  }
}

import Foundation
import LifecycleLessons
import LifecycleTesting
import LifecycleTrace
import Testing
import UIKit

/// Each finding is made in the wrong version of its lesson, and none in the right one.
@MainActor @Suite struct LessonTests {
  /// Runs an app on virtual time and returns what was found.
  private func findings(in lesson: LessonApp) -> (found: [LifecycleFinding], app: TestApplication) {
    let app = TestApplication()
    var passed = 0.0
    app.application.viewEnvironment.currentDate = { Date.now + passed }
    let root = app.perform { lesson.makeRoot() }
    app.launch(root)
    let stage = LessonStage(
      root: root,
      pass: {
        passed += $0
        app.advance(by: $0)
      })
    for step in lesson.steps { app.perform { step.perform(stage) } }
    return (app.findings, app)
  }

  @Test(arguments: LifecycleFinding.Kind.allCases)
  func `a finding is made in the wrong version, and none in the right one`(
    kind: LifecycleFinding.Kind
  ) throws {
    let lesson = try #require(Lesson.about(kind))
    let wrong = findings(in: lesson.wrong)
    #expect(wrong.found.map(\.kind) == [kind], "\(wrong.found)")
    let right = findings(in: lesson.right)
    #expect(right.found.isEmpty, "\(right.found)")
    #expect(right.app.warnings.isEmpty, "\(right.app.warnings)")
    try right.app.expectRulesKept()
  }

  @Test func `the right versions of lessons that end the program go on`() throws {
    let ending = Lesson.all.filter(\.endsProgram)
    #expect(ending.map(\.number) == [12, 13])
    for lesson in ending {
      let right = findings(in: lesson.right)
      #expect(right.found.isEmpty, "\(right.found)")
      try right.app.expectRulesKept()
    }
  }

  @Test func `an outlet in prepare ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = LessonTests().findings(in: Lesson.all[11].wrong) }
    }
  }

  @Test func `a row beyond the end ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = LessonTests().findings(in: Lesson.all[12].wrong) }
    }
  }

  @Test func `lessons are numbered, and each says what to look at`() {
    #expect(Lesson.all.map(\.number) == Array(1...Lesson.all.count))
    #expect(Set(Lesson.all.map(\.title)).count == Lesson.all.count)
    for lesson in Lesson.all {
      #expect(lesson.mistake.hasSuffix("."))
      #expect(lesson.lookAt.hasSuffix("."))
      #expect(!lesson.cases.isEmpty)
    }
  }

  @Test func `findings have their moment`() throws {
    var moments: [LifecycleFinding.Kind: String] = [:]
    for kind in LifecycleFinding.Kind.allCases {
      let lesson = try #require(Lesson.about(kind))
      let finding = try #require(findings(in: lesson.wrong).found.first)
      moments[kind] = "\(finding.controller) \(finding.moment)"
    }
    #expect(
      moments == [
        .missingSuper: "WrongSuper#1 viewWillAppear(animated: false)",
        .viewInInit: "WrongPlanet#1 init or prepare",
        .staleGeometry: "WrongFrame#1 viewDidLoad()",
        .presentedTooEarly: "WrongHost#1 in the app's code",
        .appearanceByHand: "WrongScore#1 in the app's code",
        .childWithoutParent: "WrongContainer#1 addSubview(_:)",
        .repeatedSetUp: "WrongList#1 viewWillAppear(_:)",
        .valueSetOnce: "WrongReminder#1 viewDidLoad()",
        .notReleased: "WrongCounter#1 pop",
        .sheetWithoutUpdate: "WrongSound#1 viewWillAppear(_:)",
        .missingContentSize: "WrongPoster#1 layout",
      ])
  }
}

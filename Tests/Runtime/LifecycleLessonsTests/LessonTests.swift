import ConcentrationTestSupport
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

  @Test func `every lesson finds what it says, and its right version nothing`() throws {
    for lesson in Lesson.all {
      if !lesson.endsProgram {
        let wrong = findings(in: lesson.wrong)
        #expect(
          wrong.found.map(\.kind) == (lesson.finding.map { [$0] } ?? []),
          "\(lesson.title): \(wrong.found)")
      }
      let right = findings(in: lesson.right)
      #expect(right.found.isEmpty, "\(lesson.title): \(right.found)")
      #expect(right.app.warnings.isEmpty, "\(lesson.title): \(right.app.warnings)")
      try right.app.expectRulesKept()
    }
    #expect(Lesson.all.filter(\.endsProgram).map(\.number) == [12, 13, 16])
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

  @Test func `the interface off the main thread ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = LessonTests().findings(in: Lesson.all[15].wrong) }
    }
  }

  @Test func `the code that a lesson shows is that of its file`() throws {
    let folder = "Sources/Runtime/LifecycleLessons/Lessons"
    let texts = PackageFiles.swiftFiles(below: folder).map(\.text)
    #expect(texts.count == Lesson.all.count)
    #expect(LessonCode.sources == texts, "Sources/Runtime/CUIKitLessons/lessons.c")
    for lesson in Lesson.all {
      #expect(!lesson.code.wrong.isEmpty && !lesson.code.right.isEmpty, "\(lesson.title)")
      let text = try #require(texts.first { $0.contains("\"\(lesson.title)\"") })
      let code = text.components(separatedBy: "\n}\n\n").dropFirst().joined(separator: "\n}\n\n")
      for part in [lesson.code.wrong, lesson.code.right, lesson.code.shared] where !part.isEmpty {
        for piece in part.components(separatedBy: "\n}\n") {
          let line = piece.trimmingCharacters(in: .newlines)
          #expect(code.contains(line), "\(lesson.title)\n\(line)")
        }
      }
      let all = lesson.code.wrong + lesson.code.right + lesson.code.shared
      let written = code.filter { !$0.isWhitespace }.count
      #expect(all.filter { !$0.isWhitespace }.count == written, "\(lesson.title)")
      #expect(lesson.code.rows.contains { !$0.isSame }, "\(lesson.title)")
      // A wrong version that leaves all to the shared class has one line.
      let isOneLine = !lesson.code.wrong.contains("\n")
      #expect(isOneLine || lesson.code.rows.contains { $0.isSame }, "\(lesson.title)")
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

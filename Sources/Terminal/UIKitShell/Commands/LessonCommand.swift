import LifecycleLessons
import LifecycleTrace
import UIKit

extension Command {
  static let lesson = Command(
    "lesson", group: .help, arguments: "[N]",
    summary: "a mistake and how to avoid it, run beside",
    details: [
      "lesson    the lessons, each with what it is about",
      "lesson 3  runs the wrong and the right version, and shows the calls of both",
      "They run in an application of their own; this one stays as it is.",
      "Lines that begin with 'Doctor:' are findings; your own apps get them, too.",
    ],
    seeAlso: ["explain", "quiz"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return Lesson.all.map { .init("\($0.number)", summary: $0.title) }
    },
    action: { arguments, session throws(CommandFailure) in
      guard arguments.peek != nil else {
        return Outcome(
          Lesson.all.map { "\($0.number)".leftPadded(to: 3) + "  \($0.title)" }
            + ["Type lesson and a number."])
      }
      let number = try arguments.number("a lesson", in: 1...Lesson.all.count)
      try arguments.end()
      return LessonReport(lesson: Lesson.all[number - 1], session: session).outcome
    })
}

/// What a lesson shows: both versions, with their calls.
@MainActor
private struct LessonReport {
  let lesson: Lesson
  let session: ShellSession

  var outcome: Outcome {
    var lines = wrapped(["Lesson \(lesson.number): \(lesson.title)", lesson.mistake])
    lines += ["Wrong:"] + wrongLines
    lines += ["Right:"] + self.lines(of: lesson.right)
    lines += wrapped(["Look at: \(lesson.lookAt)"])
    lines += wrapped(["Cases: \(lesson.cases.joined(separator: ", "))."])
    var outcome = Outcome(lines)
    outcome.isLog = true
    outcome.isLong = true
    return outcome
  }

  private var wrongLines: [String] {
    guard lesson.endsProgram else { return lines(of: lesson.wrong) }
    return session.environment.runSeparately?(lesson.number)
      ?? ["(This version ends its program; it runs where a program can start another.)"]
  }

  /// Runs an app, and returns its calls with what was found.
  private func lines(of app: LessonApp) -> [String] {
    let run = LessonRun(app)
    run.finish()
    let recorder = run.app.trace.recorder
    return LogLine.grouped(
      calls: session.output.visibleCalls(recorder.events), printed: run.app.printed.kept,
      text: { recorder.heading(ofCommand: $0) }
    ).flatMap { $0.hasPrefix("| ") ? [$0] : WordWrap.lines(of: $0, columns: HelpTexts.width) }
  }

  private func wrapped(_ paragraphs: [String]) -> [String] {
    WordWrap.lines(of: paragraphs, columns: HelpTexts.width)
  }
}

extension String {
  /// The text with blanks before it up to a width in characters.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

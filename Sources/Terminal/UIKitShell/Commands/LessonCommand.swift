import LifecycleLessons
import LifecycleTrace
import UIKit

extension Command {
  static let lesson = Command(
    "lesson", group: .help, arguments: "[N [code]]",
    summary: "a mistake and how to avoid it, run beside",
    details: [
      "lesson         the lessons, each with what it is about",
      "lesson 3       the wrong and the right code, screen and calls of both",
      "lesson 3 code  the code alone, with what both versions share",
      "In the code | stands between lines that differ, < and > beside what one",
      "version has. They run in an application of their own; this one goes on.",
      "Lines that begin with 'Doctor:' are findings; your own apps get them, too.",
    ],
    seeAlso: ["explain", "quiz"],
    offers: { context in
      if context.arguments.count == 1 { return [.init("code", summary: "the code alone")] }
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
      let wantsCode = arguments.take("code") != nil
      try arguments.end()
      let report = LessonReport(lesson: Lesson.all[number - 1], session: session)
      return wantsCode ? report.code : report.outcome
    })
}

/// What a lesson shows: both versions, with their code, their screens and their calls.
@MainActor
private struct LessonReport {
  let lesson: Lesson
  let session: ShellSession

  /// The code alone.
  var code: Outcome {
    let parts = [("Wrong:", lesson.code.wrong), ("Right:", lesson.code.right)]
    let shared = lesson.code.shared.isEmpty ? [] : [("Both use:", lesson.code.shared)]
    var outcome = Outcome(
      ["Lesson \(lesson.number): \(lesson.title)"]
        + (parts + shared).flatMap { heading, text in
          ["", heading]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        })
    outcome.isLong = true
    return outcome
  }

  var outcome: Outcome {
    var lines = wrapped(["Lesson \(lesson.number): \(lesson.title)", lesson.mistake])
    let wrong = lesson.endsProgram ? nil : run(lesson.wrong)
    let right = run(lesson.right)
    lines += codeLines + screenLines(wrong, right)
    lines += ["Wrong:"] + (wrong.map(self.lines) ?? separateLines)
    lines += ["Right:"] + self.lines(of: right)
    lines += wrapped(["Look at: \(lesson.lookAt)"])
    lines += wrapped(["Cases: \(lesson.cases.joined(separator: ", "))."])
    var outcome = Outcome(lines)
    outcome.isLog = true
    outcome.isLong = true
    return outcome
  }

  private var columns: TwoColumns {
    TwoColumns(lineWidth: max(HelpTexts.width, session.output.lineWidth - 1))
  }

  /// Both versions of the code, with a sign between lines that differ.
  private var codeLines: [String] {
    let columns = columns
    return columns.lines("Wrong code:", "Right code:", sign: " ")
      + lesson.code.rows.flatMap { row in
        let sign: Character =
          row.isSame ? " " : row.wrong == nil ? ">" : row.right == nil ? "<" : "|"
        return columns.lines(row.wrong, row.right, sign: sign)
      }
  }

  /// What both versions show at the end.
  private func screenLines(_ wrong: LessonRun?, _ right: LessonRun) -> [String] {
    let columns = columns
    let left = wrong?.screenLines ?? ["(This version has ended its program.)"]
    let second = right.screenLines
    return columns.lines("Wrong screen:", "Right screen:", sign: " ")
      + (0..<max(left.count, second.count)).flatMap { row in
        columns.lines(
          row < left.count ? left[row] : nil, row < second.count ? second[row] : nil, sign: " ")
      }
  }

  private var separateLines: [String] {
    session.environment.runSeparately?(lesson.number)
      ?? ["(This version ends its program; it runs where a program can start another.)"]
  }

  /// Runs an app to its end, on a screen that stands beside another one.
  private func run(_ app: LessonApp) -> LessonRun {
    let run = LessonRun(app, columns: columns.width)
    run.finish()
    return run
  }

  /// The calls of an app, with what was found.
  private func lines(of run: LessonRun) -> [String] {
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

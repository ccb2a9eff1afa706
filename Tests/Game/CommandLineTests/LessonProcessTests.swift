import ConcentrationTestSupport
import Foundation
import Testing

/// The lessons that end their program, run by the built one in a process of its own.
@Suite struct LessonProcessTests {
  @Test(
    arguments: [
      (
        12, "| . WrongSource#1 prepare(for: Show Title)",
        "Ended in WrongSource#1 prepare(for: Show Title), during 'perform the segue'.",
        "| * Title#1 viewDidLoad()"
      ),
      (
        13, "| * WrongNames#1 viewDidLoad()",
        "Ended in WrongNames#1 viewDidLoad(), during 'launch'.", "| * RightNames#1 viewDidLoad()"
      ),
    ])
  func `the wrong version ends, and is told apart from the right one`(
    lesson: Int, last: String, ending: String, right: String
  ) throws {
    let directory = try TemporaryDirectory()
    let script = try directory.write("lesson \(lesson)\n", to: "lesson.concentration")
    let run = try ProgramRun.run(["--script", script], in: directory.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    let end = try #require(lines.firstIndex { $0.hasPrefix("Right:") }, "\(run.output)")
    #expect(lines[..<end].contains(last), "\(run.output)")
    #expect(lines[..<end].contains(ending), "\(run.output)")
    #expect(lines[..<end].contains { $0.hasPrefix("The program was ended by signal ") })
    // The names are set in a column.
    let calls = lines[end...].map { $0.split(separator: " ").joined(separator: " ") }
    #expect(calls.contains(right), "\(calls)")
  }
}

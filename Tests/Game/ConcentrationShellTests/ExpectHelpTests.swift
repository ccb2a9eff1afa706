import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// The examples in the help of `expect` are pasted as they stand.
@MainActor
@Suite struct ExpectHelpTests {
  /// The lines between the first sentence and the last remarks.
  private var examples: [Substring] {
    let lines = TypedSession().type("help expect").split(separator: "\n")
    let first = lines.firstIndex { $0.hasPrefix("  expect ") } ?? lines.endIndex
    let end = lines.firstIndex { $0.hasPrefix("  Also with") } ?? lines.startIndex
    return Array(lines[first..<end])
  }

  @Test func `at the prompt each example works as it is pasted`() {
    #expect(examples.count >= 10)
    let session = TypedSession()
    session.type("new 4x4/shapes#7")
    session.type("b2 c3")
    let output = session.type(examples.joined(separator: "\n"))
    #expect(!output.contains("not run"), "\(output)")
    #expect(output.split(separator: "\n").count { $0 == "As expected." } == 7, "\(output)")
  }

  @Test func `in a script each example works as it is pasted`() {
    let run = ScriptRun("new 4x4/shapes#7\nb2 c3\n" + examples.joined(separator: "\n") + "\n")
    #expect(run.status == .success, "\(run.errors)")
  }
}

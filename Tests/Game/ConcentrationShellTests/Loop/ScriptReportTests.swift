import ConcentrationTestSupport
import Testing

@testable import ConcentrationShell
@testable import UIKitShell

/// What `--junit` is made of: a result for each expectation, and for each command that failed.
@MainActor
@Suite struct ScriptReportTests {
  private func suites(_ text: String, files: [String: String] = [:]) -> [ScriptSuite] {
    var options = ScriptOptions()
    options.isReported = true
    options.keepsGoing = true
    return ScriptRun(text, files: files, options: options).suites
  }

  @Test func `expectations pass, fail with their difference, or are known failures`() {
    let results = suites(
      """
      new 4x4 --seed 7
      expect flips 0
      expect flips 2
      todo expect flips 3
      expect output <<END
      nothing
      END

      """)[0].results
    #expect(results.map(\.line) == [2, 3, 4, 5])
    #expect(results.map(\.text)[1] == "expect flips 2")
    #expect(results[0].outcome == .passed)
    #expect(results[1].outcome == .failed("expect flips 2; flips is 0"))
    #expect(results[2].outcome == .skipped("todo: expect flips 3; flips is 0"))
    guard case .failed(_, let details) = results[3].outcome else {
      Issue.record("\(results[3])")
      return
    }
    #expect(details.contains("-nothing"), "\(details)")
  }

  @Test func `a command that failed is an error, and one that worked against its mark a failure`() {
    let results = suites("new\nflip z9\n! flip a1\n")[0].results
    #expect(results.map(\.line) == [2, 3])
    #expect(results[0].outcome == .error("no card z9: columns are a to d, rows 1 to 4"))
    #expect(results[1].outcome == .failed("'flip a1' worked, but ! says it must fail"))
  }

  @Test func `a result has its case, and the file that it was sourced from`() {
    let results = suites(
      "case one\nnew\nsource more\ncase two\nexpect flips 0\n", files: ["more": "expect flips 1\n"]
    )[0].results
    #expect(results.map(\.caseName) == ["one", "two"])
    #expect(results.map(\.script) == ["more", "t.concentration"])
  }

  @Test func `a script that cannot be read is an error at its line, or as a whole`() {
    let wrong = suites("new\nexpect flpis 2\n")[0].results
    #expect(wrong.map(\.line) == [2])
    #expect(wrong[0].outcome == .error("unknown expectation 'flpis'; did you mean flips?"))
    var options = ScriptOptions()
    options.isReported = true
    let missing = ScriptRun(paths: ["a", "b"], files: ["b": "new\n"], options: options).suites
    #expect(missing.map(\.name) == ["a", "b"])
    #expect(missing[0].results.map(\.outcome) == [.error("No such file or directory")])
    #expect(missing[1].results.isEmpty)
  }

  @Test func `nothing is collected unless it is asked for`() {
    #expect(ScriptRun("new\nexpect flips 0\n").suites.isEmpty)
  }
}

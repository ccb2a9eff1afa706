import Testing

@testable import LifecycleTrace

@Suite struct UnifiedDiffTests {
  @Test func `Shows a changed order as diff does`() {
    let expected = ["S load", "B will", "S will", "S is", "B did", "S did"]
    let actual = ["S load", "S will", "S is", "B will", "B did", "S did"]
    #expect(
      UnifiedDiff.lines(expected: expected, actual: actual) == [
        "--- expected", "+++ actual", "@@ -1,6 +1,6 @@", " S load", "-B will", " S will", " S is",
        "+B will", " B did", " S did",
      ])
  }

  @Test func `Equal texts have no difference`() {
    #expect(UnifiedDiff.lines(expected: ["a", ""], actual: ["a", ""]).isEmpty)
    #expect(UnifiedDiff.lines(expected: [], actual: []).isEmpty)
  }

  @Test func `Changes far apart stand in hunks of their own`() {
    let lines = (1...20).map { "line \($0)" }
    var actual = lines
    actual[1] = "x"
    actual[18] = "y"
    let diff = UnifiedDiff.lines(expected: lines, actual: actual)
    #expect(diff.filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -16,5 +16,5 @@"])
  }

  @Test(arguments: [
    (["..."], ["a", "b"], true), (["..."], [], true),
    (["a", "...", "d"], ["a", "b", "c", "d"], true),
    (["a", "...", "d"], ["a", "d"], true), (["a", "..."], ["b"], false),
    (["x[..]z"], ["xyz"], true), (["x[..]z"], ["xz"], true), (["x[..]z"], ["xzy"], false),
    (["[..]b[..]"], ["abc"], true), (["a[..]a"], ["a"], false), (["a"], ["a", "b"], false),
  ])
  func `Wildcards stand for lines and for parts of a line`(
    patterns: [String], lines: [String], isMatch: Bool
  ) {
    #expect(UnifiedDiff.lines(expected: patterns, actual: lines).isEmpty == isMatch)
  }

  @Test(arguments: [
    ("...", true), ("  ... ", true), (" a[..]b", true), ("....", false), ("a ...", false),
    ("", false),
  ])
  func `A block has a wildcard also where blanks surround it`(line: String, hasOne: Bool) {
    #expect(LinePattern.hasWildcard(["a", line]) == hasOne)
  }

  @Test func `Blocks too large to align are shown as replaced`() {
    let expected = (0..<3000).map { "a\($0)" }
    let actual = (0..<3000).map { "b\($0)" }
    #expect(UnifiedDiff.script(expected: expected, actual: actual).count == 6000)
  }
}

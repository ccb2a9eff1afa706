import Shell
import Testing

@testable import ReadlineSupport

@Suite struct CompletionListingTests {
  private let two = [
    Completion.Candidate("tab", summary: "switches tab"),
    Completion.Candidate("transcript", summary: "commands and output"),
  ]

  @Test func `summaries stand in one column`() {
    #expect(
      CompletionListing.lines(two, columns: 80, rows: 24) == [
        "tab         switches tab", "transcript  commands and output",
      ])
  }

  @Test func `no line is as wide as the terminal`() {
    let lines = CompletionListing.lines(two, columns: 20, rows: 24)
    #expect(lines?.map(\.count) == [19, 19])
  }

  @Test func `names alone are left to columns`() {
    #expect(CompletionListing.lines([Completion.Candidate("a1")], columns: 80, rows: 24) == nil)
  }

  @Test func `a list that is longer than the terminal is left to columns`() {
    #expect(CompletionListing.lines(two, columns: 80, rows: 5)?.count == 2)
    #expect(CompletionListing.lines(two, columns: 80, rows: 4) == nil)
  }
}

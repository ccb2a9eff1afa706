import Testing
import UIKitShell

@testable import UIKitReadline

@Suite struct CompletionListingTests {
  private let two = [
    Completion.Candidate("tab", summary: "switches tab"),
    Completion.Candidate("transcript", summary: "commands and output"),
  ]

  private static let cards = (1...130).map { Completion.Candidate("a\($0)") }

  @Test func `summaries stand in one column`() {
    #expect(
      CompletionListing.lines(two, columns: 80, rows: 22) == [
        "tab         switches tab", "transcript  commands and output",
      ])
  }

  @Test func `no line is as wide as the terminal`() {
    #expect(CompletionListing.lines(two, columns: 20, rows: 22).map(\.count) == [19, 19])
    for columns in [1, 2, 5, 6, 10, 40, 80] {
      let lines = CompletionListing.lines(Self.cards, columns: columns, rows: 1000)
      #expect(lines.allSatisfy { $0.count < max(columns, 2) }, "\(columns)")
    }
  }

  @Test func `names alone stand several in a line, in order`() {
    let lines = CompletionListing.lines(Self.cards, columns: 80, rows: 22)
    #expect(lines[0].hasPrefix("a1    a2    a3"))
    #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == Self.cards.map(\.text))
  }

  @Test func `a list that is too long for the screen says how much is left out`() {
    let lines = CompletionListing.lines(Self.cards, columns: 80, rows: 5)
    #expect(lines.count == 5)
    let shown = lines.dropLast().map { $0.split(separator: " ").count }.reduce(0, +)
    #expect(lines.last == "... and \(130 - shown) more")
    #expect(CompletionListing.lines(Self.cards, columns: 80, rows: 1) == ["... and 130 more"])
    #expect(CompletionListing.lines([], columns: 80, rows: 5).isEmpty)
  }
}

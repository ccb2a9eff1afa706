import Testing
import UIKitShell

@testable import UIKitReadline

@Suite struct CompletionMatchesTests {
  private func completion(_ range: Range<Int>, _ words: String...) -> Completion {
    Completion(range: range, candidates: words.map { Completion.Candidate($0) })
  }

  @Test func `one candidate completes the word and ends it`() {
    let matches = CompletionMatches(completion(0..<2, "flip"), line: "fl", word: 0..<2)
    #expect(matches.words == ["flip"])
    #expect(matches.endsWord)
  }

  @Test func `a directory does not end the word`() {
    let matches = CompletionMatches(completion(5..<6, "games/"), line: "load g", word: 5..<6)
    #expect(!matches.endsWord)
  }

  @Test func `several candidates give their common beginning first`() {
    let matches = CompletionMatches(completion(0..<1, "tab", "tap"), line: "t", word: 0..<1)
    #expect(matches.words == ["ta", "tab", "tap"])
    #expect(!matches.endsWord)
  }

  @Test func `what was typed is never cut short`() {
    let matches = CompletionMatches(completion(4..<5, "Play", "plain"), line: "tab p", word: 4..<5)
    #expect(matches.words == ["p", "Play", "plain"])
  }

  @Test func `a word that begins elsewhere for readline is cut or filled`() {
    let later = CompletionMatches(completion(1..<2, "flip"), line: "!f", word: 0..<2)
    #expect(later.words == ["!flip"])
    let earlier = CompletionMatches(completion(0..<4, "a bc"), line: "a b", word: 2..<3)
    #expect(earlier.words == ["bc"])
  }

  @Test func `nothing to offer is nothing`() {
    #expect(CompletionMatches(completion(0..<1), line: "x", word: 0..<1).words.isEmpty)
  }

  @Test func `a common beginning ends between characters`() {
    #expect(CompletionMatches.commonPrefix(["ämter", "äcker"]) == "ä")
    #expect(CompletionMatches.commonPrefix(["ä", "ö"]) == "")
  }
}

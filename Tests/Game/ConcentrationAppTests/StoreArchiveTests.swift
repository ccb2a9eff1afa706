import Testing

@testable import ConcentrationApp

@Suite struct StoreArchiveTests {
  private var archive: StoreArchive {
    let game = FinishedGame(
      id: "4x4/shapes#7", columns: 4, rows: 4, theme: "shapes", scoring: "standard", players: 2,
      opponents: ["perfect"], outcome: .lost, moves: 13, flips: 26, attempts: 28, lucky: 1,
      pairs: [3, 5], scores: [-2, 8], milliseconds: 41_000, isAssisted: true,
      finishedAt: 1_767_268_800)
    return StoreArchive(
      settings: ["zoom": "2"],
      reminders: [ArchivedReminder(due: 1_767_268_860, text: "Play a game")],
      named: [
        NamedGame(
          name: "tuesday", draft: GameDraft(text: "concentration game 1\nend\n", milliseconds: 5))
      ],
      games: [ArchivedGame(game: game, text: "a1 b2\nundo\n")])
  }

  @Test func `Printing and parsing an archive is identity`() throws {
    #expect(try StoreArchive(parsing: archive.description) == archive)
    #expect(try StoreArchive(parsing: "concentration data 1\n") == StoreArchive())
  }

  @Test(arguments: [
    ("", 1), ("concentration data 2\n", 1), ("concentration data 1\nsetting zoom\n", 2),
    ("concentration data 1\ngame won x\n", 2), ("concentration data 1\nreminder soon x\n", 2),
    ("concentration data 1\nsetting a b\n\n", 3),
    ("concentration data 1\nnamed 1 a\nnamed 2 a\n", 3),
  ])
  func `Damaged text is refused with its line`(text: String, line: Int) {
    #expect {
      try StoreArchive(parsing: text)
    } throws: { error in
      guard case .damagedText(line, _)? = error as? StoreError else { return false }
      return true
    }
  }
}

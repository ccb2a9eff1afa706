import Testing

@testable import ConcentrationApp

@Suite struct StatisticsTests {
  private func game(
    _ outcome: GameOutcome, moves: Int = 12, assisted: Bool = false, opponents: [String] = []
  ) -> FinishedGame {
    FinishedGame(
      id: "4x4/shapes#7", columns: 4, rows: 4, theme: "shapes", scoring: "standard",
      players: 1 + opponents.count, opponents: opponents, outcome: outcome, moves: moves,
      flips: 2 * moves, attempts: 2 * moves, lucky: 1, pairs: [8], scores: [20 - moves],
      milliseconds: Int64(moves) * 1000, isAssisted: assisted, finishedAt: 1_767_268_800)
  }

  @Test func `Aggregates count what they say`() throws {
    let statistics = StatisticsBuilder.statistics(of: [
      game(.won, moves: 12), game(.won, moves: 15), game(.won, moves: 9, assisted: true),
      game(.abandoned), game(.won, moves: 12), game(.lost, opponents: ["sharp"]),
      game(.won, opponents: ["sharp", "sharp"]),
    ])
    let group = try #require(statistics.groups.first)
    #expect([group.games, group.wins, group.measured] == [7, 5, 3])
    #expect(group.bestMoves == 12)
    #expect(group.totalMoves == 39)
    #expect(group.bestScore == 8)
    #expect(group.bestMilliseconds == 12_000)
    #expect(
      statistics.histograms == [
        MoveHistogram(pairs: 8, bars: [.init(moves: 12, games: 2), .init(moves: 15, games: 1)])
      ])
    #expect(statistics.streak == WinningStreak(current: 1, best: 3))
    #expect(statistics.opponents == [OpponentResult(level: "sharp", won: 1, lost: 1)])
  }

  @Test func `Each person with a name has the best of each size`() {
    func game(_ columns: Int, _ names: [String], _ pairs: [Int], _ outcome: GameOutcome = .won)
      -> FinishedGame
    {
      FinishedGame(
        id: "\(columns)x4/shapes#7", columns: columns, rows: 4, theme: "shapes",
        scoring: "standard", players: names.count, opponents: [], outcome: outcome, moves: 12,
        flips: 24, attempts: 24, lucky: 0, pairs: pairs, scores: pairs, milliseconds: 1000,
        isAssisted: false, finishedAt: 1, names: names)
    }
    let presenter = StatisticsPresenter(
      statistics: StatisticsBuilder.statistics(of: [
        game(4, ["Anna", "Ben"], [5, 3]), game(4, ["Ben", "Anna"], [4, 4], .drawn),
        game(6, ["Anna", "Ben"], [1, 11]), game(4, ["Anna", "Ben"], [7, 1], .abandoned),
        game(6, ["Cleo", ""], [4, 8], .lost),
      ]), recent: [])
    let people = [
      "Anna: 3 games, 1 won. Best: 5 pairs on 4x4, 1 pair on 6x4.",
      "Ben: 3 games, 1 won. Best: 4 pairs on 4x4, 11 pairs on 6x4.",
      "Cleo: 1 game, 0 won. Best: 4 pairs on 6x4.",
    ]
    #expect(presenter.lines.suffix(3) == people[...])
    #expect(presenter.sentences.suffix(3) == people[...])
  }

  @Test func `The lines name the exact figures of a perfect player`() {
    let games = [game(.won, moves: 12), game(.won, moves: 13)]
    let presenter = StatisticsPresenter(
      statistics: StatisticsBuilder.statistics(of: games), recent: [])
    #expect(
      presenter.lines == [
        "2 games, 2 won. Wins in a row: 2, at best 2.", "", "4x4 shapes: 2 games, 2 won.",
        "  Moves  best 12, mean 12.5, perfect 12.39; flips mean 25.0",
        "  Score  best 8, mean 7.5; time best 0:12, mean 0:12", "",
        "Moves for 8 pairs, games, and the share of a perfect player:",
        "    12 **************************************** 1 (45.9%)",
        "    13 **************************************** 1 (41.1%)",
      ])
  }

  @Test(arguments: [
    (1, 2, "0.5"), (39, 3, "13.0"), (1, 3, "0.3"), (-5, 2, "-2.5"), (0, 4, "0.0"), (7, 0, "-"),
  ])
  func `Means have one decimal`(total: Int, count: Int, text: String) {
    #expect(StatisticsPresenter.mean(total, count) == text)
  }

  @Test(arguments: [
    (12.392985, 2, "12.39"), (0.005, 2, "0.01"), (-4.4, 0, "-4"), (-0.001, 2, "0.00"),
    (2.0, 2, "2.00"), (99.96, 1, "100.0"),
  ])
  func `Decimals are the same in every locale`(number: Double, digits: Int, text: String) {
    #expect(ResultPresenter.decimal(number, digits: digits) == text)
  }

  @Test(arguments: [
    (Int64(0), "0:00"), (41_999, "0:41"), (60_000, "1:00"), (3_599_000, "59:59"),
    (3_723_000, "1:02:03"), (36_000_000, "10:00:00"),
  ])
  func `Times are minutes and seconds, with hours from one on`(milliseconds: Int64, text: String) {
    #expect(GamePresenter.time(milliseconds) == text)
  }
}

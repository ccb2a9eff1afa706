import ConcentrationEngine
import Foundation
import Testing

@testable import ConcentrationApp

/// The deal of a day, and the days on which it was finished.
@Suite struct DailyDealTests {
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current

  private func game(_ id: String, day: Int, moves: Int = 9, isAssisted: Bool = false)
    -> FinishedGame
  {
    FinishedGame(
      id: id, columns: 4, rows: 4, theme: "shapes", scoring: "standard", players: 1, opponents: [],
      outcome: .won, moves: moves, flips: 2 * moves, attempts: 2 * moves, lucky: 0, pairs: [8],
      scores: [10], milliseconds: 60_000, isAssisted: isAssisted,
      finishedAt: Int64(day) * 86_400 + 100)
  }

  @Test(arguments: [
    (1_767_268_800, 0, "2026-01-01", "faces"), (1_767_225_599, 0, "2025-12-31", "food"),
    (1_767_225_599, 3600, "2026-01-01", "faces"), (0, 0, "1970-01-01", "faces"),
  ])
  func `The date where one is decides`(seconds: Int, offset: Int, date: String, theme: String)
    throws
  {
    let deal = DailyDeal(
      at: Int64(seconds), in: try #require(TimeZone(secondsFromGMT: offset)))
    #expect(deal.date == date && deal.theme == theme)
    #expect(throws: Never.self) { try GameID(parsing: deal.id) }
  }

  @Test func `Days in a row count those finished on their day without help`() {
    func deal(_ day: Int) -> String { DailyDeal(day: day).id }
    let games = [
      game(deal(100), day: 100), game(deal(101), day: 101, isAssisted: true),
      game(deal(102), day: 102), game(deal(103), day: 103, moves: 12),
      game(deal(103), day: 103, moves: 11), game(deal(104), day: 105),
      game("4x4/shapes#7", day: 104),
    ]
    let record = DailyRecord(games, in: zone)
    #expect(record.moves == [100: 9, 102: 9, 103: 11])
    #expect(record.streak(on: 103) == 2)
    // Today's is still to come.
    #expect(record.streak(on: 104) == 2)
    #expect(record.streak(on: 105) == 0)
  }

  @Test(arguments: [0, 1, 20, 40, 300])
  func `Days in a row are counted in no more games than they take`(days: Int) {
    // Three other games a day, for a year; a daily one on the last days.
    let games = (1...365).reversed().flatMap { day -> [FinishedGame] in
      let others = (1...3).map { game("4x4/shapes#\($0)", day: day) }
      return day > 365 - days ? others + [game(DailyDeal(day: day).id, day: day)] : others
    }
    var mostRead = 0
    let record = DailyRecord(endingOn: 365, in: zone) { limit in
      mostRead = limit
      return Array(games.prefix(limit))
    }
    #expect(record.streak(on: 365) == days)
    #expect(record.streak(on: 365) == DailyRecord(games, in: zone).streak(on: 365))
    #expect(mostRead <= max(32, 8 * 4 * (days + 1)))
  }

  @Test func `What was chosen for the next game is read again`() {
    var options = GameOptions(nil)
    options.step(.size)
    options.step(.opponent, back: true)
    options.step(.theme, themes: ["letters", "shapes", "food"])
    #expect(GameOptions(options.text) == options)
    for text in ["", "4x4", "4x4 shapes 9 nobody standard", "axb shapes 1 nobody standard"] {
      #expect(GameOptions(text) == nil, "\(text)")
    }
  }
}

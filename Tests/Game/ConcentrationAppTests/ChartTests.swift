import Foundation
import Testing

@testable import ConcentrationApp

/// Statistics that are looked at.
@Suite struct ChartTests {
  private func lines(_ histogram: MoveHistogram) throws -> [String] {
    let chart = try #require(MoveChart(histogram, columns: 60))
    // Bars have a blank between them, and each its number.
    #expect(chart.pitch == 5)
    var grid = CellGrid(columns: 60, rows: MoveChart.height + 1)
    chart.draw(on: &grid, row: 0, palette: nil, isASCII: true)
    return (0..<grid.rows).map { row in
      String((0..<grid.columns).map { grid[$0, row].sign ?? " " })
    }
  }

  private let played = MoveHistogram(
    pairs: 8,
    bars: [.init(moves: 11, games: 2), .init(moves: 13, games: 6), .init(moves: 16, games: 1)])

  @Test func `Bars have the height of their share, and the line is that of a perfect player`()
    throws
  {
    let chart = try lines(played)
    func height(_ moves: Int) -> Int {
      chart.count { "#=".contains(Array($0)[4 + 5 * (moves - 8)]) }
    }
    #expect(height(13) == MoveChart.height && height(11) == 3 && height(16) == 2 && height(12) == 0)
    #expect(chart.contains { $0.contains("---") }, "\(chart)")
    #expect(chart[0].hasPrefix("67%") && chart[MoveChart.height].contains("8"))
  }

  @Test func `A few games are compared later`() throws {
    let few = MoveHistogram(pairs: 8, bars: [.init(moves: 13, games: 4)])
    #expect(try !lines(few).joined().contains("#"))
    let chart = try #require(MoveChart(few, columns: 60))
    #expect(chart.sentence == "8 pairs: a perfect player 12.4 moves. Play 5 games to compare.")
    let other = try #require(MoveChart(played, columns: 60))
    #expect(other.sentence == "8 pairs, 9 games: you need 12.9 moves, a perfect player 12.4.")
  }

  @Test func `Progress is the last games of a size, alone and without help`() throws {
    func game(moves: Int, columns: Int = 4, isAssisted: Bool = false) -> FinishedGame {
      FinishedGame(
        id: "4x4/shapes#7", columns: columns, rows: 4, theme: "shapes", scoring: "standard",
        players: 1, opponents: [], outcome: .won, moves: moves, flips: 0, attempts: 0, lucky: 0,
        pairs: [8], scores: [1], milliseconds: 1, isAssisted: isAssisted, finishedAt: 1)
    }
    let games = [
      game(moves: 10), game(moves: 9, isAssisted: true), game(moves: 12),
      game(moves: 30, columns: 6),
      game(moves: 14), game(moves: 16), game(moves: 17),
    ]
    #expect(ProgressChart(of: Array(games.prefix(5)), pairs: 8) == nil)
    let chart = try #require(ProgressChart(of: games, pairs: 8))
    #expect(chart.moves == [17, 16, 14, 12, 10])
    #expect(chart.sentence == "8 pairs: 11.0 moves in the last 2 games, 15.7 in the 3 before.")
    var grid = CellGrid(columns: chart.columns, rows: ProgressChart.height)
    chart.draw(on: &grid, row: 0, palette: nil, isASCII: true)
    let heights = (0..<5).map { game in
      (0..<grid.rows).count { grid[4 + 2 * game, $0].sign == "#" }
    }
    #expect(heights == [5, 5, 4, 3, 2], "\(heights)")
    let line = (0..<grid.rows).filter { grid[5, $0].sign == "-" }
    #expect(line.count == 1 && grid[0, 0].sign == "1" && grid[1, 0].sign == "7")
    let all = (0..<40).map { game(moves: 10 + $0) }
    #expect(ProgressChart(of: all, pairs: 8)?.moves == Array((10..<25).reversed()))
  }

  @MainActor @Test func `What has no picture yet is a sentence alone`() {
    let view = StatisticsChartsView(frame: .zero)
    view.calendar = DailyCalendar(
      record: DailyRecord([], in: .current), today: 103)
    #expect(view.height(columns: 60) == 2)
    #expect(view.accessibilityLabel == "Daily deals: none is finished yet.")
  }

  @Test func `The calendar ends with this week and marks the days that were played`() {
    let days = [100, 102].map { day in
      FinishedGame(
        id: DailyDeal(day: day).id, columns: 4, rows: 4, theme: "shapes", scoring: "standard",
        players: 1, opponents: [], outcome: .won, moves: day == 100 ? 9 : 20, flips: 18,
        attempts: 18,
        lucky: 0, pairs: [8], scores: [10], milliseconds: 1, isAssisted: false,
        finishedAt: Int64(day) * 86_400 + 60)
    }
    let zone = TimeZone(secondsFromGMT: 0) ?? .current
    let calendar = DailyCalendar(record: DailyRecord(days, in: zone), today: 103)
    var grid = CellGrid(columns: 12, rows: DailyCalendar.height)
    calendar.draw(on: &grid, row: 0, columns: 12, palette: nil, isASCII: true)
    // Day 100 was a Saturday, day 102 a Monday, and day 103 a Tuesday.
    #expect(grid[8, 5].sign == "*" && grid[10, 0].sign == "x" && grid[10, 1].sign == ".")
    #expect(grid[10, 2].sign == " ")
    #expect(calendar.sentence == "Daily deals without help: 2 days, 1 in a row.")
  }
}

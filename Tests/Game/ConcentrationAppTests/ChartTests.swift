import Foundation
import Testing

@testable import ConcentrationApp

/// Statistics that are looked at.
@Suite struct ChartTests {
  private func lines(_ histogram: MoveHistogram) throws -> [String] {
    let chart = try #require(MoveChart(histogram, columns: 60))
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
      chart.count { "#=".contains(Array($0)[4 + moves - 8]) }
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

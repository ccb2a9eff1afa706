import UIKit

/// The charts above the figures of the statistics: moves for each number of pairs, and the daily deals.
final class StatisticsChartsView: UIView {
  /// The games that are drawn; nil for none.
  var statistics: Statistics? {
    didSet {
      prepared = nil
      setNeedsDisplay()
    }
  }
  var calendar: DailyCalendar? { didSet { setNeedsDisplay() } }
  /// The colours of the table; nil without any.
  var palette: Palette? { didSet { if palette != oldValue { setNeedsDisplay() } } }
  var isASCII = false { didSet { if isASCII != oldValue { setNeedsDisplay() } } }

  /// The histograms that are drawn: those of the sizes played most.
  private static let mostCharts = 2

  /// The charts for a number of columns: layout, drawing and reading ask for the same ones.
  private var prepared: (columns: Int, charts: [MoveChart])?

  private func charts(columns: Int) -> [MoveChart] {
    if let prepared, prepared.columns == columns { return prepared.charts }
    let charts = makeCharts(columns: columns)
    prepared = (columns, charts)
    return charts
  }

  private func makeCharts(columns: Int) -> [MoveChart] {
    let histograms = statistics?.histograms ?? []
    let most = histograms.sorted { one, other in
      let counts = [one, other].map { $0.bars.reduce(0) { $0 + $1.games } }
      return counts[0] != counts[1] ? counts[0] > counts[1] : one.pairs < other.pairs
    }
    return most.prefix(Self.mostCharts).compactMap { MoveChart($0, columns: columns) }
  }

  /// The rows that all of it needs.
  func height(columns: Int) -> Int {
    charts(columns: columns).reduce(0) { $0 + rows(of: $1) }
      + (calendar.map { $0.hasDays ? DailyCalendar.height + 2 : 2 } ?? 0)
  }

  /// The rows of a chart's sentence, its bars if it has some, and a blank.
  private func rows(of chart: MoveChart) -> Int {
    chart.showsBars ? MoveChart.height + 3 : 2
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let columns = Int(bounds.width)
    var grid = CellGrid(columns: columns, rows: Int(bounds.height))
    var row = 0
    for chart in charts(columns: columns) {
      grid.put(String(chart.sentence.prefix(columns)), 0, row, isBold: true)
      if chart.showsBars {
        chart.draw(on: &grid, row: row + 1, palette: palette, isASCII: isASCII)
      }
      row += rows(of: chart)
    }
    if let calendar {
      grid.put(String(calendar.sentence.prefix(columns)), 0, row, isBold: true)
      guard calendar.hasDays else { return grid.draw(at: .zero, in: context) }
      calendar.draw(on: &grid, row: row + 1, columns: columns, palette: palette, isASCII: isASCII)
    }
    grid.draw(at: .zero, in: context)
  }

  /// The sentences of the charts.
  override var accessibilityLabel: String? {
    get {
      let sentences = charts(columns: Int(bounds.width)).map(\.sentence)
      return (sentences + (calendar.map { [$0.sentence] } ?? [])).joined(separator: " ")
    }
    set {}
  }
}

import UIKit

/// The charts above the figures of the statistics: moves and progress for each number of pairs, and the daily deals.
final class StatisticsChartsView: UIView {
  /// The games that are drawn; nil for none.
  var statistics: Statistics? { didSet { needParts() } }
  /// The last games, the newest first.
  var recent: [FinishedGame] = [] { didSet { needParts() } }
  var calendar: DailyCalendar? { didSet { needParts() } }
  /// The colours of the table; nil without any.
  var palette: Palette? { didSet { if palette != oldValue { needParts() } } }
  var isASCII = false { didSet { if isASCII != oldValue { needParts() } } }

  /// The numbers of pairs that are drawn: those played most.
  private static let mostCharts = 2
  /// From here on charts stand side by side.
  private static let wide = 132
  /// Beside a chart the lifecycle calls have room, where that leaves one.
  private static let columnsOfCalls = 46

  /// A chart with its result as a sentence above it.
  private struct Part {
    let sentence: String
    /// The sentence in lines of its room.
    let lines: [String]
    /// The rows of the chart; 0 where the sentence says all.
    var rows = 0
    /// Draws the chart with its upper left corner at a cell.
    var draw: (_ grid: inout CellGrid, _ column: Int, _ row: Int) -> Void = { _, _, _ in }

    init(
      _ sentence: String, columns: Int, rows: Int = 0,
      draw: @escaping (_ grid: inout CellGrid, _ column: Int, _ row: Int) -> Void = { _, _, _ in }
    ) {
      (self.sentence, self.rows, self.draw) = (sentence, rows, draw)
      lines = sentence.split(separator: " ").reduce(into: []) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= columns {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
    }

    /// The rows of sentence and chart.
    var height: Int { lines.count + rows }
  }

  /// The parts for a number of columns, row by row: layout, drawing and reading ask for the same ones.
  private var prepared: (columns: Int, rows: [[Part]])?

  private func needParts() {
    prepared = nil
    setNeedsDisplay()
  }

  private func rows(columns: Int) -> [[Part]] {
    if let prepared, prepared.columns == columns { return prepared.rows }
    let isWide = columns >= Self.wide
    let room = columns - Self.columnsOfCalls
    let width = isWide ? columns / 2 - 2 : room < 30 ? columns : room
    let charts = histograms.map { parts(of: $0, columns: width, atMost: isWide ? width : columns) }
    let rows = isWide ? charts : charts.flatMap { $0.map { [$0] } }
    let all = rows.filter { !$0.isEmpty } + (calendar.map { [[part(of: $0, columns)]] } ?? [])
    prepared = (columns, all)
    return all
  }

  /// The numbers of pairs of which there are bars.
  var charted: Set<Int> {
    Set(
      histograms.lazy.filter { MoveChart($0, columns: Self.columnsOfCalls)?.showsBars == true }
        .map(\.pairs))
  }

  private var histograms: ArraySlice<MoveHistogram> {
    (statistics?.histograms ?? []).sorted { one, other in
      let counts = [one, other].map { $0.bars.reduce(0) { $0 + $1.games } }
      return counts[0] != counts[1] ? counts[0] > counts[1] : one.pairs < other.pairs
    }.prefix(Self.mostCharts)
  }

  /// The charts of a number of pairs: a large one takes the room of the calls.
  private func parts(of histogram: MoveHistogram, columns: Int, atMost most: Int) -> [Part] {
    let (palette, isASCII) = (palette, isASCII)
    let chart = MoveChart(histogram, columns: columns)
    let whole = chart?.isWhole == true ? chart : MoveChart(histogram, columns: most)
    let moves = whole.map { chart in
      Part(chart.sentence, columns: most, rows: chart.showsBars ? MoveChart.height + 1 : 0) {
        chart.draw(on: &$0, column: $1, row: $2, palette: palette, isASCII: isASCII)
      }
    }
    let progress = ProgressChart(of: recent, pairs: histogram.pairs).map { chart in
      Part(chart.sentence, columns: most, rows: ProgressChart.height) {
        chart.draw(on: &$0, column: $1, row: $2, palette: palette, isASCII: isASCII)
      }
    }
    return [moves, progress].compactMap(\.self)
  }

  private func part(of calendar: DailyCalendar, _ columns: Int) -> Part {
    guard calendar.hasDays else { return Part(calendar.sentence, columns: columns) }
    let (palette, isASCII) = (palette, isASCII)
    return Part(calendar.sentence, columns: columns, rows: DailyCalendar.height) { grid, _, row in
      calendar.draw(on: &grid, row: row, columns: columns, palette: palette, isASCII: isASCII)
    }
  }

  /// The rows that all of it needs, with a blank one behind each part.
  func height(columns: Int) -> Int {
    rows(columns: columns).reduce(0) { $0 + Self.height(of: $1) }
  }

  private static func height(of parts: [Part]) -> Int { 1 + (parts.map(\.height).max() ?? 0) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let columns = Int(bounds.width)
    var grid = CellGrid(columns: columns, rows: Int(bounds.height))
    var row = 0
    for parts in rows(columns: columns) {
      for (index, part) in parts.enumerated() {
        let column = index * columns / 2
        for (line, text) in part.lines.enumerated() {
          grid.put(text, column, row + line, isBold: true)
        }
        if part.rows > 0 { part.draw(&grid, column, row + part.lines.count) }
      }
      row += Self.height(of: parts)
    }
    grid.draw(at: .zero, in: context)
  }

  /// The sentences of the charts.
  override var accessibilityLabel: String? {
    get {
      rows(columns: Int(bounds.width)).joined().map(\.sentence).joined(separator: " ")
    }
    set {}
  }
}

import ConcentrationPlayers

/// How many games needed how many moves, as bars, with the exact distribution of a perfect player as a line.
struct MoveChart {
  /// Fewer games are no picture of anybody.
  static let fewestGames = 5
  /// The rows of the bars.
  static let height = 7

  private let histogram: MoveHistogram
  private let exact: MoveDistribution
  private let games: Int
  /// The numbers of moves that have a column.
  private let moves: ClosedRange<Int>
  /// Whether all of them have one.
  let isWhole: Bool
  /// The columns from one bar to the next.
  let pitch: Int

  /// A chart of a histogram in at most so many columns; nil where the exact distribution takes too long or has no
  /// room.
  init?(_ histogram: MoveHistogram, columns: Int) {
    guard histogram.pairs <= 100, columns >= 20 else { return nil }
    self.histogram = histogram
    exact = MoveDistribution(pairs: histogram.pairs)
    games = histogram.bars.reduce(0) { $0 + $1.games }
    var last = histogram.bars.last?.moves ?? histogram.pairs
    while exact.probability(ofAtMost: last) < 0.99 { last += 1 }
    moves = histogram.pairs...min(last, histogram.pairs + columns - Self.margin - 1)
    isWhole = moves.upperBound == last
    pitch = min(Self.widestPitch, (columns - Self.margin) / moves.count)
  }

  /// The columns of the scale.
  private static let margin = 4
  private static let widestPitch = 5

  /// The columns of a bar; one is blank behind it where there is room.
  private var barWidth: Int { max(1, pitch - 1) }

  /// Whether there are games enough for a picture; the sentence says so else.
  var showsBars: Bool { games >= Self.fewestGames }

  private func share(of moves: Int) -> Double {
    guard showsBars else { return 0 }
    let count = histogram.bars.first { $0.moves == moves }?.games ?? 0
    return Double(count) / Double(games)
  }

  /// The result in a sentence, which is the chart's text for those who do not see it.
  var sentence: String {
    let pairs = GamePresenter.count(histogram.pairs, "pair")
    let expected = SolitaireExpectation(pairs: histogram.pairs).moves
    let perfect = "a perfect player \(ResultPresenter.decimal(expected, digits: 1))"
    guard showsBars else {
      return "\(pairs): \(perfect) moves. Play \(Self.fewestGames) games to compare."
    }
    let sum = histogram.bars.reduce(0) { $0 + $1.moves * $1.games }
    let mean = StatisticsPresenter.mean(sum, games)
    return "\(pairs), \(GamePresenter.count(games, "game")): you need \(mean) moves, \(perfect)."
  }

  /// Draws bars, line and scale from a row on, `height + 1` rows in all.
  func draw(
    on grid: inout CellGrid, column left: Int = 0, row: Int, palette: Palette?, isASCII: Bool
  ) {
    let most = moves.map { max(share(of: $0), exact.probability(of: $0)) }.max() ?? 1
    for (index, count) in moves.enumerated() {
      let column = left + Self.margin + index * pitch
      let bar = BarColumn(
        eighths: Int((share(of: count) / most * Double(Self.height * 8)).rounded()),
        height: Self.height)
      for level in 0..<Self.height {
        guard let sign = bar.sign(at: level, isASCII: isASCII) else { break }
        grid.put(
          String(repeating: sign, count: barWidth), column, row + Self.height - 1 - level,
          ink: palette?[.meter])
      }
      let line = max(0, Int(exact.probability(of: count) / most * Double(Self.height) - 0.5))
      let isOnBar = bar.isFull(at: line)
      grid.put(
        String(repeating: isASCII ? (isOnBar ? "=" : "-") : "─", count: barWidth), column,
        row + Self.height - 1 - line, ink: isOnBar ? palette?[.accentText] : palette?[.accent],
        ground: isOnBar ? palette?[.meter] : nil, isBold: true)
      let text = "\(count)"
      guard text.count < pitch || index == 0 || index == moves.count - 1 else { continue }
      grid.put(
        text, max(left, column + barWidth - text.count), row + Self.height, ink: palette?[.quiet])
    }
    let percent = ResultPresenter.decimal(most * 100, digits: 0) + "%"
    grid.put(percent, left, row, ink: palette?[.quiet])
  }
}

import ConcentrationPlayers

/// The last games of one number of pairs as bars, the newest at the right, with the mean of a perfect player as a line.
struct ProgressChart {
  /// Fewer games show no progress.
  static let fewestGames = 4
  /// The rows of the bars.
  static let height = 5
  private static let mostGames = 15
  /// Among so many games of all kinds they are looked for.
  static let mostRead = 200
  /// The columns of the scale, and those of a game.
  private static let (margin, pitch) = (4, 2)

  let pairs: Int
  /// The moves of each game, the oldest first.
  let moves: [Int]

  /// A chart of the games that one person won alone without help; nil if they are too few.
  ///
  /// - Parameters:
  ///   - games: any games, the newest first.
  ///   - pairs: which of them are drawn.
  init?(of games: [FinishedGame], pairs: Int) {
    let moves = games.lazy.filter { $0.isMeasured && $0.pairCount == pairs }.prefix(Self.mostGames)
      .map(\.moves)
    guard moves.count >= Self.fewestGames else { return nil }
    (self.pairs, self.moves) = (pairs, moves.reversed())
  }

  var columns: Int { Self.margin + Self.pitch * moves.count }

  private var perfect: Double { SolitaireExpectation(pairs: pairs).moves }

  /// What the bars are.
  var title: String { "Your last \(moves.count) games, in moves" }

  /// The result in a sentence, which is the chart's text for those who do not see it.
  var sentence: String {
    let newer = moves.suffix(moves.count / 2)
    let older = moves.prefix(moves.count - newer.count)
    let means = [newer, older].map { StatisticsPresenter.mean($0.reduce(0, +), $0.count) }
    return
      "\(GamePresenter.count(pairs, "pair")): \(means[0]) moves in the last \(newer.count) games, "
      + "\(means[1]) in the \(older.count) before."
  }

  /// Draws bars, line and scale from a row on, `height` rows in all.
  func draw(
    on grid: inout CellGrid, column: Int = 0, row: Int, palette: Palette?, isASCII: Bool
  ) {
    // The fewest moves that are possible are a bar, too.
    let floor = Double(pairs - 1)
    let top = max(moves.max() ?? pairs, Int(perfect.rounded(.up)))
    func eighths(_ moves: Double) -> Int {
      Int(((moves - floor) / (Double(top) - floor) * Double(Self.height * 8)).rounded())
    }
    let line = min(Self.height - 1, eighths(perfect) / 8)
    for (index, count) in moves.enumerated() {
      let isNewest = index == moves.count - 1
      let bar = BarColumn(eighths: eighths(Double(count)), height: Self.height)
      let ink = palette?[isNewest ? .accent : .meter]
      for level in 0..<Self.height {
        let place = (column + Self.margin + Self.pitch * index, row + Self.height - 1 - level)
        if let sign = bar.sign(at: level, isASCII: isASCII) {
          grid.put(sign, place.0, place.1, ink: ink)
        } else if level == line {
          grid.put(isASCII ? "-" : "─", place.0, place.1, ink: palette?[.quiet])
        }
        guard level == line else { continue }
        grid.put(isASCII ? "-" : "─", place.0 + 1, place.1, ink: palette?[.quiet])
      }
    }
    grid.put("\(top)", column, row, ink: palette?[.quiet])
    grid.put("\(pairs)", column, row + Self.height - 1, ink: palette?[.quiet])
  }
}

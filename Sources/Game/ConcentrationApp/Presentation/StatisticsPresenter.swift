import ConcentrationPlayers

/// The statistics in lines of at most 80 columns.
struct StatisticsPresenter {
  /// The largest number of pairs for which the exact distribution is quick to compute.
  private static let mostDistributionPairs = 100
  /// The longest bar of a histogram, in characters.
  private static let longestBar = 40

  let statistics: Statistics
  let recent: [RecordedGame]
  /// The numbers of pairs whose moves are seen in a chart.
  var charted: Set<Int> = []

  /// All lines, with empty lines between the parts.
  var lines: [String] {
    guard !statistics.groups.isEmpty else { return ["No game has been finished yet."] }
    let parts = [[streakLine], groupLines, histogramLines, opponentLines, peopleLines, recentLines]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The same in sentences, for those who listen.
  var sentences: [String] {
    guard !statistics.groups.isEmpty else { return lines }
    let recent = recent.map { "\($0.game.id), \($0.game.summary)." }
    return [streakLine] + statistics.groups.flatMap(sentences) + statistics.histograms.map(sentence)
      + opponentLines + peopleLines + (recent.isEmpty ? [] : ["The last games:"] + recent)
  }

  private func sentences(for group: StatisticsGroup) -> [String] {
    let lines = lines(for: group)
    guard lines.count > 1, let moves = group.bestMoves, let time = group.bestMilliseconds else {
      return lines
    }
    let count = group.measured
    let perfect = SolitaireExpectation(pairs: group.pairCount).moves
    return [
      lines[0],
      "Your best is \(GamePresenter.count(moves, "move")), your mean \(Self.mean(group.totalMoves, count)); a "
        + "perfect player needs \(ResultPresenter.decimal(perfect, digits: 1)) on average.",
      "Your best time is \(GamePresenter.time(time)).",
    ]
  }

  private func sentence(for histogram: MoveHistogram) -> String {
    let bars = histogram.bars.map { bar in
      "\(GamePresenter.count(bar.moves, "move")) in \(GamePresenter.count(bar.games, "game"))"
    }
    return "With \(GamePresenter.count(histogram.pairs, "pair")): \(bars.joined(separator: ", "))."
  }

  private var streakLine: String {
    let streak = statistics.streak
    let games = statistics.groups.reduce(0) { $0 + $1.games }
    let wins = statistics.groups.reduce(0) { $0 + $1.wins }
    return "\(GamePresenter.count(games, "game")), \(wins) won. "
      + "Wins in a row: \(streak.current), at best \(streak.best)."
  }

  // MARK: By size and theme

  private var groupLines: [String] {
    statistics.groups.flatMap(lines)
  }

  private func lines(for group: StatisticsGroup) -> [String] {
    let games = GamePresenter.count(group.games, "game")
    let heading = "\(group.size) \(group.theme): \(games), \(group.wins) won."
    guard group.measured > 0, let bestMoves = group.bestMoves, let bestScore = group.bestScore,
      let bestTime = group.bestMilliseconds
    else { return [heading] }
    let count = group.measured
    let expected = ResultPresenter.decimal(
      SolitaireExpectation(pairs: group.pairCount).moves, digits: 2)
    return [
      heading,
      "  Moves  best \(bestMoves), mean \(Self.mean(group.totalMoves, count)), "
        + "perfect \(expected); flips mean \(Self.mean(group.totalFlips, count))",
      "  Score  best \(bestScore), mean \(Self.mean(group.totalScore, count)); "
        + "time best \(GamePresenter.time(bestTime)), "
        + "mean \(GamePresenter.time(group.totalMilliseconds / Int64(count)))",
    ]
  }

  // MARK: Moves against the optimum

  private var histogramLines: [String] {
    statistics.histograms.filter { !charted.contains($0.pairs) }.flatMap(lines)
  }

  private func lines(for histogram: MoveHistogram) -> [String] {
    let games = histogram.bars.reduce(0) { $0 + $1.games }
    guard games > 0 else { return [] }
    let most = histogram.bars.map(\.games).max() ?? 1
    let exact =
      histogram.pairs <= Self.mostDistributionPairs
      ? MoveDistribution(pairs: histogram.pairs) : nil
    let heading = "Moves for \(GamePresenter.count(histogram.pairs, "pair"))"
    return ["\(heading), games, and the share of a perfect player:"]
      + histogram.bars.map { bar in
        let length = max(1, bar.games * Self.longestBar / most)
        let share = exact.map { " (\(Self.percent($0.probability(of: bar.moves))))" } ?? ""
        let stars = String(repeating: "*", count: length)
        return "  \(Self.right(bar.moves, width: 4)) \(stars) \(bar.games)\(share)"
      }
  }

  // MARK: Opponents and recent games

  private var opponentLines: [String] {
    statistics.opponents.map {
      "Against \($0.level): \($0.won) won, \($0.lost) lost, \($0.drawn) drawn."
    }
  }

  /// A line for each person with a name.
  private var peopleLines: [String] {
    Dictionary(grouping: statistics.people, by: \.name).sorted { $0.key < $1.key }
      .map { name, results in
        let games = GamePresenter.count(results.reduce(0) { $0 + $1.games }, "game")
        let bests = results.map {
          "\(GamePresenter.count($0.bestPairs, "pair")) on \($0.size)"
        }
        return "\(name): \(games), \(results.reduce(0) { $0 + $1.won }) won. "
          + "Best: \(bests.joined(separator: ", "))."
      }
  }

  private var recentLines: [String] {
    guard !recent.isEmpty else { return [] }
    return ["Recent games:"]
      + recent.map { "  \($0.game.id)  \($0.game.summary)" }
  }

  // MARK: Numbers

  /// A mean with one decimal, rounded half away from zero, the same on every machine.
  static func mean(_ total: Int, _ count: Int) -> String {
    guard count > 0 else { return "-" }
    let tenths = (abs(total) * 20 + count) / (2 * count)
    return (total < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
  }

  private static func percent(_ share: Double) -> String {
    ResultPresenter.decimal(share * 100, digits: 1) + "%"
  }

  private static func right(_ number: Int, width: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

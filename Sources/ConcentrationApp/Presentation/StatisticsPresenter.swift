/// Puts the statistics into lines.
struct StatisticsPresenter {
  let statistics: Statistics

  /// All of it, a line for each thing.
  var lines: [String] {
    guard !statistics.groups.isEmpty else { return ["No game has been finished yet."] }
    return statistics.groups.map(line) + [streakLine]
  }

  private var streakLine: String {
    let streak = statistics.streak
    return "Wins in a row: \(streak.current), at best \(streak.best)."
  }

  private func line(for group: StatisticsGroup) -> String {
    let games = GamePresenter.count(group.games, "game")
    var line = "\(group.size) \(group.theme): \(games), \(group.wins) won"
    if let best = group.bestMoves {
      line += ", best \(GamePresenter.count(best, "move"))"
      line += ", mean \(Self.mean(group.totalMoves, group.measured))"
    }
    if let score = group.bestScore { line += ", best score \(score)" }
    if let time = group.bestMilliseconds { line += ", best time \(GamePresenter.time(time))" }
    return line + "."
  }

  /// A mean with one decimal, rounded half up, the same on every machine.
  static func mean(_ total: Int, _ count: Int) -> String {
    guard count > 0 else { return "-" }
    let tenths = (total * 20 + count) / (2 * count)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

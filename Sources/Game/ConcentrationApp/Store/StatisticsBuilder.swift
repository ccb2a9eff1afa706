/// Computes all aggregates from the records.
///
/// The in-memory store uses it; the database keeps running sums, which its tests compare with this.
package enum StatisticsBuilder {
  /// The aggregates of games.
  ///
  /// The games are all records in order of their end, including abandoned ones.
  ///
  /// - Complexity: O(*n* log *n*), *n* being the number of games.
  package static func statistics(of games: [FinishedGame]) -> Statistics {
    Statistics(
      groups: groups(of: games), histograms: histograms(of: games), streak: streak(of: games),
      opponents: opponents(of: games), people: people(of: games))
  }

  /// The results of the people with names, in order of the name, then of pairs and size.
  ///
  /// The games may be in any order; those of people without names, and abandoned ones, do not count.
  package static func people(of games: [FinishedGame]) -> [PersonResult] {
    var results: [[String]: PersonResult] = [:]
    for game in games where game.outcome != .abandoned {
      let most = game.pairs.max() ?? 0
      for (name, pairs) in zip(game.names, game.pairs) where !name.isEmpty {
        let empty = PersonResult(
          name: name, columns: game.columns, rows: game.rows, games: 0, won: 0, bestPairs: 0)
        let isWon = pairs == most && game.pairs.count { $0 == most } == 1
        results[[name, game.size], default: empty].add(pairs: pairs, isWon: isWon)
      }
    }
    return results.values.sorted {
      ($0.name, $0.columns * $0.rows, $0.columns) < ($1.name, $1.columns * $1.rows, $1.columns)
    }
  }

  private static func groups(of games: [FinishedGame]) -> [StatisticsGroup] {
    var groups: [String: StatisticsGroup] = [:]
    for game in games {
      let key = "\(game.size)/\(game.theme)"
      let empty = StatisticsGroup(columns: game.columns, rows: game.rows, theme: game.theme)
      groups[key, default: empty].add(game)
    }
    return groups.values.sorted {
      ($0.pairCount, $0.columns, $0.rows, $0.theme) < ($1.pairCount, $1.columns, $1.rows, $1.theme)
    }
  }

  private static func histograms(of games: [FinishedGame]) -> [MoveHistogram] {
    var counts: [Int: [Int: Int]] = [:]
    for game in games where game.isMeasured {
      counts[game.pairCount, default: [:]][game.moves, default: 0] += 1
    }
    return counts.sorted { $0.key < $1.key }.map { pairs, bars in
      MoveHistogram(
        pairs: pairs,
        bars: bars.sorted { $0.key < $1.key }.map {
          MoveHistogram.Bar(moves: $0.key, games: $0.value)
        })
    }
  }

  private static func streak(of games: [FinishedGame]) -> WinningStreak {
    var streak = WinningStreak(current: 0, best: 0)
    for game in games {
      streak.current = game.outcome == .won ? streak.current + 1 : 0
      streak.best = max(streak.best, streak.current)
    }
    return streak
  }

  private static func opponents(of games: [FinishedGame]) -> [OpponentResult] {
    var results: [String: OpponentResult] = [:]
    for game in games where game.outcome != .abandoned {
      for level in Set(game.opponents) {
        results[level, default: OpponentResult(level: level)].add(game.outcome)
      }
    }
    return results.values.sorted { $0.level < $1.level }
  }
}

extension OpponentResult {
  /// Counts one more game against the level.
  package mutating func add(_ outcome: GameOutcome) {
    switch outcome {
    case .won: won += 1
    case .lost: lost += 1
    case .drawn: drawn += 1
    case .abandoned: break
    }
  }
}

extension PersonResult {
  /// Counts one more game.
  fileprivate mutating func add(pairs: Int, isWon: Bool) {
    games += 1
    won += isWon ? 1 : 0
    bestPairs = max(bestPairs, pairs)
  }
}

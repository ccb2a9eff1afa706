/// The aggregates of all finished games.
///
/// Averages, best values and the histogram count games that one person won alone without help; an
/// assisted game counts as a game and a win only.
package struct Statistics: Hashable, Sendable {
  /// By size and theme, in order of pairs, then size, then theme.
  package var groups: [StatisticsGroup]
  /// How many unassisted games needed how many moves, by number of pairs.
  package var histograms: [MoveHistogram]
  package var streak: WinningStreak
  /// Games against bots by level, in order of the level's name.
  package var opponents: [OpponentResult]
  /// Games of people with names, in order of the name, then of pairs and size.
  package var people: [PersonResult]

  package init(
    groups: [StatisticsGroup] = [], histograms: [MoveHistogram] = [],
    streak: WinningStreak = WinningStreak(current: 0, best: 0), opponents: [OpponentResult] = [],
    people: [PersonResult] = []
  ) {
    self.groups = groups
    self.histograms = histograms
    self.streak = streak
    self.opponents = opponents
    self.people = people
  }
}

/// Games on one size of board with one theme.
package struct StatisticsGroup: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  package var theme: String
  /// Games that were played, including abandoned ones.
  package var games: Int
  package var wins: Int
  /// The number of games in the sums and best values below.
  package var measured: Int
  package var bestMoves: Int?
  package var totalMoves: Int
  package var totalFlips: Int
  package var bestScore: Int?
  package var totalScore: Int
  package var bestMilliseconds: Int64?
  package var totalMilliseconds: Int64

  package init(
    columns: Int, rows: Int, theme: String, games: Int = 0, wins: Int = 0, measured: Int = 0,
    bestMoves: Int? = nil, totalMoves: Int = 0, totalFlips: Int = 0, bestScore: Int? = nil,
    totalScore: Int = 0, bestMilliseconds: Int64? = nil, totalMilliseconds: Int64 = 0
  ) {
    self.columns = columns
    self.rows = rows
    self.theme = theme
    self.games = games
    self.wins = wins
    self.measured = measured
    self.bestMoves = bestMoves
    self.totalMoves = totalMoves
    self.totalFlips = totalFlips
    self.bestScore = bestScore
    self.totalScore = totalScore
    self.bestMilliseconds = bestMilliseconds
    self.totalMilliseconds = totalMilliseconds
  }

  package var pairCount: Int { columns * rows / 2 }
  package var size: String { "\(columns)x\(rows)" }

  /// Adds one game to the group's sums.
  package mutating func add(_ game: FinishedGame) {
    games += 1
    if game.outcome == .won { wins += 1 }
    guard game.isMeasured else { return }
    measured += 1
    bestMoves = min(bestMoves ?? game.moves, game.moves)
    totalMoves += game.moves
    totalFlips += game.flips
    bestScore = max(bestScore ?? game.score, game.score)
    totalScore += game.score
    bestMilliseconds = min(bestMilliseconds ?? game.milliseconds, game.milliseconds)
    totalMilliseconds += game.milliseconds
  }
}

/// How many unassisted games of one number of pairs needed how many moves.
package struct MoveHistogram: Hashable, Sendable {
  package var pairs: Int
  /// Moves and games, in order of moves; no entry counts zero games.
  package var bars: [Bar]

  /// Games that needed the same number of moves.
  package struct Bar: Hashable, Sendable {
    package var moves: Int
    package var games: Int

    package init(moves: Int, games: Int) {
      self.moves = moves
      self.games = games
    }
  }

  package init(pairs: Int, bars: [Bar]) {
    self.pairs = pairs
    self.bars = bars
  }
}

/// Wins in a row; a lost, drawn or abandoned game ends a streak.
package struct WinningStreak: Hashable, Sendable {
  package var current: Int
  package var best: Int

  package init(current: Int, best: Int) {
    self.current = current
    self.best = best
  }
}

/// Games in which a bot of one level took part.
package struct OpponentResult: Hashable, Sendable {
  package var level: String
  package var won: Int
  package var lost: Int
  package var drawn: Int

  package init(level: String, won: Int = 0, lost: Int = 0, drawn: Int = 0) {
    self.level = level
    self.won = won
    self.lost = lost
    self.drawn = drawn
  }
}

/// Games of a person with a name on one size of board, against other people or bots.
package struct PersonResult: Hashable, Sendable {
  package var name: String
  package var columns: Int
  package var rows: Int
  package var games: Int
  /// Games in which the person found more pairs than anyone else.
  package var won: Int
  package var bestPairs: Int

  package init(name: String, columns: Int, rows: Int, games: Int, won: Int, bestPairs: Int) {
    self.name = name
    self.columns = columns
    self.rows = rows
    self.games = games
    self.won = won
    self.bestPairs = bestPairs
  }

  package var size: String { "\(columns)x\(rows)" }
}

extension FinishedGame {
  /// Whether its moves, score and time count in the averages: won alone and without help.
  package var isMeasured: Bool { players == 1 && outcome == .won && !isAssisted }
}

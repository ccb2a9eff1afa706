/// How a game ended for the person at the keyboard.
package enum GameOutcome: String, CaseIterable, Hashable, Sendable {
  /// All pairs found alone, or more of them than anyone else.
  case won
  /// A bot found more pairs.
  case lost
  /// The best players found the same number of pairs.
  case drawn
  /// Left for another game before the end.
  case abandoned
}

/// The record of a played game, as the statistics need it.
package struct FinishedGame: Hashable, Sendable {
  /// The game's ID, like `4x4/shapes#7`.
  package var id: String
  package var columns: Int
  package var rows: Int
  package var theme: String
  /// The scoring rule's name.
  package var scoring: String
  /// How many took turns, 1 through 4.
  package var players: Int
  /// The levels of the bots among them, empty for people alone.
  package var opponents: [String]
  /// The names of the people in the order of the seats, empty for a bot; no names at all where the people have none.
  package var names: [String]
  package var outcome: GameOutcome
  /// Completed moves of two cards.
  package var moves: Int
  /// Cards turned face up in the game as it stands.
  package var flips: Int
  /// Cards ever turned face up, also those taken back.
  package var attempts: Int
  /// Pairs whose cards had both never been seen before.
  package var lucky: Int
  /// Pairs of each player, in their order.
  package var pairs: [Int]
  /// Points of each player, in their order.
  package var scores: [Int]
  /// The game's time, in milliseconds.
  package var milliseconds: Int64
  /// Whether a hint, a peek or undo was used.
  package var isAssisted: Bool
  /// When it ended, in seconds since 1970.
  package var finishedAt: Int64

  package init(
    id: String, columns: Int, rows: Int, theme: String, scoring: String, players: Int,
    opponents: [String], outcome: GameOutcome, moves: Int, flips: Int, attempts: Int, lucky: Int,
    pairs: [Int], scores: [Int], milliseconds: Int64, isAssisted: Bool, finishedAt: Int64,
    names: [String] = []
  ) {
    self.id = id
    self.columns = columns
    self.rows = rows
    self.theme = theme
    self.scoring = scoring
    self.players = players
    self.opponents = opponents
    self.outcome = outcome
    self.moves = moves
    self.flips = flips
    self.attempts = attempts
    self.lucky = lucky
    self.pairs = pairs
    self.scores = scores
    self.milliseconds = milliseconds
    self.isAssisted = isAssisted
    self.finishedAt = finishedAt
    self.names = names
  }

  /// The number of pairs on the board.
  package var pairCount: Int { columns * rows / 2 }

  /// The points of the first player; 0 where a damaged database has none.
  var score: Int { scores.first ?? 0 }

  /// The board's size, like `4x4`.
  package var size: String { "\(columns)x\(rows)" }
}

/// A finished game and its key, under which the store has its replay.
package struct RecordedGame: Hashable, Sendable {
  package var key: GameKey
  package var game: FinishedGame

  package init(key: GameKey, game: FinishedGame) {
    self.key = key
    self.game = game
  }
}

/// The finished games of one theme, as the gallery has them in one section.
package struct HistorySection: Hashable, Sendable {
  package var theme: String
  package var count: Int

  package init(theme: String, count: Int) {
    self.theme = theme
    self.count = count
  }
}

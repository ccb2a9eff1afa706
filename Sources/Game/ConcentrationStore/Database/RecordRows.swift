import ConcentrationApp
import Foundation
import GRDB

/// The rows of played games, with an update of the running sums.
enum RecordRows {
  /// Adds a record as the newest; one of the same game is replaced.
  static func insert(
    _ game: FinishedGame, game key: Int64, text: String, in database: Database
  ) throws {
    try remove(game: key, in: database)
    let streak = try Streaks.after(game.outcome, ordinal: nil, in: database)
    let insert = try database.cachedStatement(
      sql: """
        INSERT INTO record (game, outcome, id, columns, rows, theme, scoring, players, opponents,
          moves, flips, attempts, lucky, pairs, scores, milliseconds, isAssisted, finishedAt,
          streak, bestStreak)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try insert.execute(arguments: [
      key, game.outcome.rawValue, game.id, game.columns, game.rows, game.theme, game.scoring,
      game.players, game.opponents.joined(separator: ","), game.moves, game.flips, game.attempts,
      game.lucky, numbers(game.pairs), numbers(game.scores), game.milliseconds, game.isAssisted,
      game.finishedAt, streak.current, streak.best,
    ])
    try database.cachedStatement(sql: "INSERT INTO replay (game, text) VALUES (?, ?)")
      .execute(arguments: [key, text])
    try Aggregates.add(game, in: database)
  }

  /// Removes the record of a game, if there is one, and updates sums and streaks.
  static func remove(game key: Int64, in database: Database) throws {
    let row = try Row.fetchOne(
      database.cachedStatement(sql: "SELECT * FROM record WHERE game = ?"), arguments: [key])
    guard let row else { return }
    try database.execute(sql: "DELETE FROM record WHERE game = ?", arguments: [key])
    try database.execute(sql: "DELETE FROM replay WHERE game = ?", arguments: [key])
    try Aggregates.remove(try recordedGame(row).game, in: database)
    try Streaks.recompute(after: row["ordinal"], in: database)
  }

  /// The record in a row of the table.
  static func recordedGame(_ row: Row) throws -> RecordedGame {
    let word: String = row["outcome"]
    guard let outcome = GameOutcome(rawValue: word) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unknown outcome \(word)")
    }
    let opponents: String = row["opponents"]
    let game = FinishedGame(
      id: row["id"], columns: row["columns"], rows: row["rows"], theme: row["theme"],
      scoring: row["scoring"], players: row["players"],
      opponents: opponents.isEmpty ? [] : opponents.components(separatedBy: ","),
      outcome: outcome, moves: row["moves"], flips: row["flips"], attempts: row["attempts"],
      lucky: row["lucky"], pairs: numbers(row["pairs"] as String),
      scores: numbers(row["scores"] as String), milliseconds: row["milliseconds"],
      isAssisted: row["isAssisted"], finishedAt: row["finishedAt"])
    return RecordedGame(key: GameKey(row["game"]), game: game)
  }

  private static func numbers(_ values: [Int]) -> String {
    values.map { String($0) }.joined(separator: ",")
  }

  private static func numbers(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }
}

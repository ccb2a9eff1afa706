import ConcentrationApp
import Foundation
import GRDB

/// The rows of played games, with an update of the running sums.
enum RecordRows {
  /// How many columns and rows a board may have.
  static var columns: ClosedRange<Int> { 1...26 }
  static var rows: ClosedRange<Int> { 1...99 }

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
          streak, bestStreak, names)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """)
    try insert.execute(arguments: [
      key, game.outcome.rawValue, game.id, game.columns, game.rows, game.theme, game.scoring,
      game.players, game.opponents.joined(separator: ","), game.moves, game.flips, game.attempts,
      game.lucky, numbers(game.pairs), numbers(game.scores), game.milliseconds, game.isAssisted,
      game.finishedAt, streak.current, streak.best, game.names.joined(separator: ","),
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
    let ordinal = try TableRow(row, of: "record").integer("ordinal", in: TableRow.keys)
    try Streaks.recompute(after: Int64(ordinal), in: database)
  }

  /// The record in a row of the table.
  static func recordedGame(_ row: Row) throws -> RecordedGame {
    let row = TableRow(row, of: "record")
    func number(_ column: String) throws -> Int { try row.integer(column, in: TableRow.numbers) }
    let opponents = try row.text("opponents")
    let game = FinishedGame(
      id: try row.text("id"), columns: try row.integer("columns", in: columns),
      rows: try row.integer("rows", in: rows), theme: try row.text("theme"),
      scoring: try row.text("scoring"), players: try number("players"),
      opponents: opponents.isEmpty ? [] : opponents.components(separatedBy: ","),
      outcome: try outcome(row), moves: try number("moves"), flips: try number("flips"),
      attempts: try number("attempts"), lucky: try number("lucky"),
      pairs: try row.integers("pairs", in: TableRow.numbers),
      scores: try row.integers("scores", in: TableRow.numbers),
      milliseconds: Int64(try number("milliseconds")), isAssisted: try row.flag("isAssisted"),
      finishedAt: Int64(try number("finishedAt")), names: try names(row))
    return RecordedGame(key: try KeptRows.key(row), game: game)
  }

  /// The names of the people; a row that was written before there were names has none.
  private static func names(_ row: TableRow) throws -> [String] {
    guard let text = try row.optionalText("names"), !text.isEmpty else { return [] }
    return text.components(separatedBy: ",")
  }

  /// How the game of a record ended.
  static func outcome(_ row: TableRow) throws -> GameOutcome {
    guard let outcome = GameOutcome(rawValue: try row.text("outcome")) else {
      throw row.wrong("outcome")
    }
    return outcome
  }

  private static func numbers(_ values: [Int]) -> String {
    values.map { String($0) }.joined(separator: ",")
  }
}

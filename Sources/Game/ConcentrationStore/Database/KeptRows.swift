import ConcentrationApp
import GRDB

/// The rows of unfinished games.
enum KeptRows {
  /// The turn of a game that becomes the current one, as SQL.
  static let nextTurn = "(SELECT coalesce(max(turn), 0) + 1 FROM kept)"

  /// The turn of a game that is offered after all others, as SQL.
  static let earliestTurn = "(SELECT coalesce(min(turn), 1) - 1 FROM kept)"

  static func game(_ game: Int64, in database: Database) throws -> KeptGame? {
    let milliseconds = try Int64.fetchOne(
      database, sql: "SELECT milliseconds FROM kept WHERE game = ?", arguments: [game])
    guard let milliseconds else { return nil }
    let draft = GameDraft(text: try text(of: game, in: database), milliseconds: milliseconds)
    return KeptGame(key: GameKey(game), draft: draft)
  }

  /// All lines of a game's saved text, each with its line feed.
  static func text(of game: Int64, in database: Database) throws -> String {
    let lines = try String.fetchCursor(
      database, sql: "SELECT text FROM line WHERE game = ? ORDER BY number", arguments: [game])
    var text = ""
    while let line = try lines.next() {
      text += line
      text += "\n"
    }
    return text
  }

  /// Adds an unfinished game.
  ///
  /// - Parameters:
  ///   - draft: The game.
  ///   - key: Its key; nil for a new one.
  ///   - owner: The running copy that plays it; nil for none.
  ///   - turn: Its place in the order in which the games are offered, as SQL.
  ///   - database: The database.
  /// - Returns: Its key.
  static func insert(
    _ draft: GameDraft, key: Int64?, owner: Int64?, turn: String = nextTurn,
    in database: Database
  ) throws -> Int64 {
    try database.execute(
      sql: "INSERT INTO kept (game, owner, milliseconds, turn) VALUES (?, ?, ?, \(turn))",
      arguments: [key, owner, draft.milliseconds])
    let game = database.lastInsertedRowID
    var lines = draft.text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (number, line) in lines.enumerated() {
      try insertLine(String(line), number: Int64(number), of: game, in: database)
    }
    return game
  }

  /// Adds a line, in O(log n) for a game of n lines.
  static func append(
    _ line: String, milliseconds: Int64, to game: Int64, in database: Database
  ) throws {
    try setMilliseconds(milliseconds, of: game, in: database)
    let last = try database.cachedStatement(
      sql: "SELECT coalesce(max(number), -1) FROM line WHERE game = ?")
    let number = try Int64.fetchOne(last, arguments: [game]) ?? -1
    try insertLine(line, number: number + 1, of: game, in: database)
  }

  /// Sets the time of a game.
  static func setMilliseconds(
    _ milliseconds: Int64, of game: Int64, in database: Database
  ) throws {
    let update = try database.cachedStatement(
      sql: "UPDATE kept SET milliseconds = ? WHERE game = ?")
    try update.execute(arguments: [milliseconds, game])
    guard database.changesCount == 1 else { throw StoreError.unknownGame }
  }

  private static func insertLine(
    _ line: String, number: Int64, of game: Int64, in database: Database
  ) throws {
    let insert = try database.cachedStatement(
      sql: "INSERT INTO line (game, number, text) VALUES (?, ?, ?)")
    try insert.execute(arguments: [game, number, line])
  }

  static func setFinished(_ isFinished: Bool, game: Int64, in database: Database) throws {
    try database.execute(
      sql: "UPDATE kept SET isFinished = ? WHERE game = ?", arguments: [isFinished, game])
  }

  static func remove(_ game: Int64, in database: Database) throws {
    try database.execute(sql: "DELETE FROM kept WHERE game = ?", arguments: [game])
  }

  /// Removes finished games whose owner has ended.
  static func removeFinishedOfEndedProcesses(
    in database: Database, isAlive: (Int64) -> Bool
  ) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT game, owner FROM kept WHERE isFinished = 1")
    for row in rows {
      if let owner: Int64 = row["owner"], isAlive(owner) { continue }
      try remove(row["game"], in: database)
    }
  }
}

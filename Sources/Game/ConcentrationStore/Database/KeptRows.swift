import ConcentrationApp
import GRDB

/// The rows of unfinished games.
enum KeptRows {
  /// The turn of a game that becomes the current one, as SQL.
  static let nextTurn = "(SELECT coalesce(max(turn), 0) + 1 FROM kept)"

  /// The turn of a game that is offered after all others, as SQL.
  static let earliestTurn = "(SELECT coalesce(min(turn), 1) - 1 FROM kept)"

  static func game(_ game: Int64, in database: Database) throws -> KeptGame? {
    let row = try TableRow.fetchOne(
      database, of: "kept", "SELECT milliseconds FROM kept WHERE game = ?", [game])
    guard let row else { return nil }
    let milliseconds = Int64(try row.integer("milliseconds", in: TableRow.numbers))
    let draft = GameDraft(text: try text(of: game, in: database), milliseconds: milliseconds)
    return KeptGame(key: GameKey(game), draft: draft)
  }

  /// All lines of a game's saved text, each with its line feed.
  static func text(of game: Int64, in database: Database) throws -> String {
    let rows = try TableRow.fetchAll(
      database, of: "line", "SELECT text FROM line WHERE game = ? ORDER BY number", [game])
    return try rows.map { try $0.text("text") + "\n" }.joined()
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
  /// - Throws: An error of the database.
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
    let last = try TableRow.fetchOne(
      database, of: "line", "SELECT max(number) AS number FROM line WHERE game = ?", [game])
    let number = try last?.optionalInteger("number", in: TableRow.counts) ?? -1
    try insertLine(line, number: Int64(number) + 1, of: game, in: database)
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
    let rows = try TableRow.fetchAll(
      database, of: "kept", "SELECT game, owner FROM kept WHERE isFinished = 1")
    for row in rows where try !isOwned(row, isAlive) {
      try remove(try key(row).value, in: database)
    }
  }

  /// The key of a game in its row.
  static func key(_ row: TableRow) throws -> GameKey {
    GameKey(Int64(try row.integer("game", in: TableRow.keys)))
  }

  /// Whether a running copy plays the game of a row.
  static func isOwned(_ row: TableRow, _ isAlive: (Int64) -> Bool) throws -> Bool {
    try row.optionalInteger("owner", in: TableRow.keys).map { isAlive(Int64($0)) } ?? false
  }
}

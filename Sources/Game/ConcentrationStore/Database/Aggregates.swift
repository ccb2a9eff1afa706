import ConcentrationApp
import GRDB

/// The running sums over all records.
enum Aggregates {
  static func add(_ game: FinishedGame, in database: Database) throws {
    var group = try group(of: game, in: database)
    group.add(game)
    try store(group, in: database)
    try count(game, by: 1, in: database)
  }

  /// Removes a game from the sums; its record must have been removed before.
  ///
  /// A best value cannot be subtracted, so the sums of its group are computed again.
  ///
  /// - Complexity: O(n) in the number of games of the group.
  static func remove(_ game: FinishedGame, in database: Database) throws {
    var group = empty(like: game)
    let rows = try Row.fetchCursor(
      database, sql: "SELECT * FROM record WHERE columns = ? AND rows = ? AND theme = ?",
      arguments: [game.columns, game.rows, game.theme])
    while let row = try rows.next() { group.add(try RecordRows.recordedGame(row).game) }
    try store(group, in: database)
    try count(game, by: -1, in: database)
  }

  private static func empty(like game: FinishedGame) -> StatisticsGroup {
    StatisticsGroup(columns: game.columns, rows: game.rows, theme: game.theme)
  }

  // MARK: Groups

  private static func group(
    of game: FinishedGame, in database: Database
  ) throws -> StatisticsGroup {
    let row = try TableRow.fetchOne(
      database, of: "groupSum",
      "SELECT * FROM groupSum WHERE columns = ? AND rows = ? AND theme = ?",
      [game.columns, game.rows, game.theme])
    return try row.map(group) ?? empty(like: game)
  }

  static func group(_ row: TableRow) throws -> StatisticsGroup {
    func count(_ column: String) throws -> Int { try row.integer(column, in: TableRow.counts) }
    func sum(_ column: String) throws -> Int { try row.integer(column, in: TableRow.sums) }
    func best(_ column: String) throws -> Int? {
      try row.optionalInteger(column, in: TableRow.numbers)
    }
    return StatisticsGroup(
      columns: try row.integer("columns", in: RecordRows.columns),
      rows: try row.integer("rows", in: RecordRows.rows), theme: try row.text("theme"),
      games: try count("games"), wins: try count("wins"), measured: try count("measured"),
      bestMoves: try best("bestMoves"), totalMoves: try sum("totalMoves"),
      totalFlips: try sum("totalFlips"), bestScore: try best("bestScore"),
      totalScore: try sum("totalScore"),
      bestMilliseconds: try best("bestMilliseconds").map(Int64.init),
      totalMilliseconds: Int64(try sum("totalMilliseconds")))
  }

  private static func store(_ group: StatisticsGroup, in database: Database) throws {
    guard group.games > 0 else {
      return try database.execute(
        sql: "DELETE FROM groupSum WHERE columns = ? AND rows = ? AND theme = ?",
        arguments: [group.columns, group.rows, group.theme])
    }
    try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO groupSum VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      group.columns, group.rows, group.theme, group.games, group.wins, group.measured,
      group.bestMoves, group.totalMoves, group.totalFlips, group.bestScore, group.totalScore,
      group.bestMilliseconds, group.totalMilliseconds,
    ])
  }

  // MARK: Counts

  private static func count(
    _ game: FinishedGame, by step: Int, in database: Database
  ) throws {
    if game.isMeasured {
      try database.cachedStatement(
        sql: """
          INSERT INTO bar VALUES (?, ?, ?)
          ON CONFLICT DO UPDATE SET games = games + excluded.games
          """
      ).execute(arguments: [game.pairCount, game.moves, step])
    }
    guard game.outcome != .abandoned else { return }
    try database.cachedStatement(
      sql: """
        INSERT INTO section VALUES (?, ?)
        ON CONFLICT DO UPDATE SET count = count + excluded.count
        """
    ).execute(arguments: [game.theme, step])
    for level in Set(game.opponents) { try count(level, game.outcome, by: step, in: database) }
  }

  private static func count(
    _ level: String, _ outcome: GameOutcome, by step: Int, in database: Database
  ) throws {
    try database.cachedStatement(
      sql: """
        INSERT INTO opponent VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET
          won = won + excluded.won, lost = lost + excluded.lost, drawn = drawn + excluded.drawn
        """
    ).execute(arguments: [
      level, outcome == .won ? step : 0, outcome == .lost ? step : 0,
      outcome == .drawn ? step : 0,
    ])
  }
}

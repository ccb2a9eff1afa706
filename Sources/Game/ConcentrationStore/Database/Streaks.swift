import ConcentrationApp
import GRDB

/// Wins in a row, stored with each record, so that the newest record has the current ones.
enum Streaks {
  /// The streaks including a game whose place is just before an ordinal.
  ///
  /// A nil ordinal means after all records.
  static func after(
    _ outcome: GameOutcome, ordinal: Int64?, in database: Database
  ) throws -> WinningStreak {
    let row = try TableRow.fetchOne(
      database, of: "record",
      "SELECT streak, bestStreak FROM record WHERE ordinal < ? ORDER BY ordinal DESC LIMIT 1",
      [ordinal ?? Int64.max])
    return next(try streak(row), outcome)
  }

  /// The streaks in a row of the records; none if there is no row.
  static func streak(_ row: TableRow?) throws -> WinningStreak {
    WinningStreak(
      current: try row?.integer("streak", in: TableRow.counts) ?? 0,
      best: try row?.integer("bestStreak", in: TableRow.counts) ?? 0)
  }

  /// Updates the streaks of the records after one that was removed.
  ///
  /// - Complexity: O(n) in the number of later records: few, since undo takes back new games.
  static func recompute(after ordinal: Int64, in database: Database) throws {
    let later = try TableRow.fetchAll(
      database, of: "record",
      "SELECT ordinal, outcome FROM record WHERE ordinal > ? ORDER BY ordinal", [ordinal])
    for row in later {
      let place = Int64(try row.integer("ordinal", in: TableRow.keys))
      let streak = try after(try RecordRows.outcome(row), ordinal: place, in: database)
      try database.execute(
        sql: "UPDATE record SET streak = ?, bestStreak = ? WHERE ordinal = ?",
        arguments: [streak.current, streak.best, place])
    }
  }

  private static func next(_ streak: WinningStreak, _ outcome: GameOutcome) -> WinningStreak {
    let current = outcome == .won ? streak.current + 1 : 0
    return WinningStreak(current: current, best: max(streak.best, current))
  }
}

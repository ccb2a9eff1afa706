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
    let row = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT streak, bestStreak FROM record WHERE ordinal < ? ORDER BY ordinal DESC LIMIT 1
          """),
      arguments: [ordinal ?? Int64.max])
    let before = row.map { WinningStreak(current: $0["streak"], best: $0["bestStreak"]) }
    return next(before ?? WinningStreak(current: 0, best: 0), outcome)
  }

  /// Updates the streaks of the records after one that was removed.
  ///
  /// - Complexity: O(n) in the number of later records: few, since undo takes back new games.
  static func recompute(after ordinal: Int64, in database: Database) throws {
    let later = try Row.fetchAll(
      database, sql: "SELECT ordinal, outcome FROM record WHERE ordinal > ? ORDER BY ordinal",
      arguments: [ordinal])
    for row in later {
      let place: Int64 = row["ordinal"]
      let word: String = row["outcome"]
      let streak = try after(
        GameOutcome(rawValue: word) ?? .abandoned, ordinal: place, in: database)
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

import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  package func historySections() throws(StoreError) -> [HistorySection] {
    try read { database in
      try Row.fetchAll(
        database, sql: "SELECT theme, count FROM section WHERE count > 0 ORDER BY theme"
      ).map { HistorySection(theme: $0["theme"], count: $0["count"]) }
    }
  }

  package func finishedGames(
    theme: String, offset: Int, limit: Int
  ) throws(StoreError) -> [RecordedGame] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT * FROM record WHERE theme = ? AND outcome <> 'abandoned'
          ORDER BY ordinal DESC LIMIT ? OFFSET ?
          """,
        arguments: [theme, max(0, limit), max(0, offset)]
      ).map(RecordRows.recordedGame)
    }
  }

  package func recentGames(limit: Int) throws(StoreError) -> [RecordedGame] {
    try read { database in
      try Row.fetchAll(
        database,
        sql: "SELECT * FROM record WHERE outcome <> 'abandoned' ORDER BY ordinal DESC LIMIT ?",
        arguments: [max(0, limit)]
      ).map(RecordRows.recordedGame)
    }
  }

  package func replayText(of key: GameKey) throws(StoreError) -> String? {
    try read { database in
      try String.fetchOne(
        database, sql: "SELECT text FROM replay WHERE game = ?", arguments: [key.value])
    }
  }

  package func statistics() throws(StoreError) -> Statistics {
    try read { database in
      Statistics(
        groups: try Self.groups(in: database), histograms: try Self.histograms(in: database),
        streak: try Self.streak(in: database), opponents: try Self.opponents(in: database))
    }
  }

  private static func groups(in database: Database) throws -> [StatisticsGroup] {
    try Row.fetchAll(
      database,
      sql: "SELECT * FROM groupSum ORDER BY columns * rows / 2, columns, rows, theme"
    ).map(Aggregates.group)
  }

  private static func histograms(in database: Database) throws -> [MoveHistogram] {
    let bars = try Row.fetchAll(
      database, sql: "SELECT * FROM bar WHERE games > 0 ORDER BY pairs, moves")
    var histograms: [MoveHistogram] = []
    for bar in bars {
      let pairs: Int = bar["pairs"]
      if histograms.last?.pairs != pairs {
        histograms.append(MoveHistogram(pairs: pairs, bars: []))
      }
      histograms[histograms.count - 1].bars.append(
        MoveHistogram.Bar(moves: bar["moves"], games: bar["games"]))
    }
    return histograms
  }

  private static func streak(in database: Database) throws -> WinningStreak {
    let newest = try Row.fetchOne(
      database, sql: "SELECT streak, bestStreak FROM record ORDER BY ordinal DESC LIMIT 1")
    return newest.map { WinningStreak(current: $0["streak"], best: $0["bestStreak"]) }
      ?? WinningStreak(current: 0, best: 0)
  }

  private static func opponents(in database: Database) throws -> [OpponentResult] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM opponent WHERE won + lost + drawn > 0 ORDER BY level"
    ).map {
      OpponentResult(level: $0["level"], won: $0["won"], lost: $0["lost"], drawn: $0["drawn"])
    }
  }
}

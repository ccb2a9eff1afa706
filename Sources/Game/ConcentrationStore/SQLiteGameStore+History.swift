import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  package func historySections() throws(StoreError) -> [HistorySection] {
    try read { database in
      try TableRow.fetchAll(
        database, of: "section", "SELECT theme, count FROM section WHERE count > 0 ORDER BY theme"
      ).map {
        HistorySection(
          theme: try $0.text("theme"), count: try $0.integer("count", in: TableRow.counts))
      }
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
      try TableRow.fetchOne(
        database, of: "replay", "SELECT text FROM replay WHERE game = ?", [key.value]
      )?.text("text")
    }
  }

  package func statistics() throws(StoreError) -> Statistics {
    try read { database in
      Statistics(
        groups: try Self.groups(in: database), histograms: try Self.histograms(in: database),
        streak: try Self.streak(in: database), opponents: try Self.opponents(in: database),
        people: try Self.people(in: database))
    }
  }

  private static func groups(in database: Database) throws -> [StatisticsGroup] {
    try TableRow.fetchAll(
      database, of: "groupSum",
      "SELECT * FROM groupSum ORDER BY columns * rows / 2, columns, rows, theme"
    ).map(Aggregates.group)
  }

  private static func histograms(in database: Database) throws -> [MoveHistogram] {
    let bars = try TableRow.fetchAll(
      database, of: "bar", "SELECT * FROM bar WHERE games > 0 ORDER BY pairs, moves")
    var histograms: [MoveHistogram] = []
    for bar in bars {
      let pairs = try bar.integer("pairs", in: TableRow.counts)
      if histograms.last?.pairs != pairs {
        histograms.append(MoveHistogram(pairs: pairs, bars: []))
      }
      histograms[histograms.count - 1].bars.append(
        MoveHistogram.Bar(
          moves: try bar.integer("moves", in: TableRow.numbers),
          games: try bar.integer("games", in: TableRow.counts)))
    }
    return histograms
  }

  private static func streak(in database: Database) throws -> WinningStreak {
    try Streaks.streak(
      try TableRow.fetchOne(
        database, of: "record",
        "SELECT streak, bestStreak FROM record ORDER BY ordinal DESC LIMIT 1"))
  }

  /// The games of people with names are few: they are counted when they are asked for.
  private static func people(in database: Database) throws -> [PersonResult] {
    StatisticsBuilder.people(
      of: try Row.fetchAll(database, sql: "SELECT * FROM record WHERE names <> ''")
        .map { try RecordRows.recordedGame($0).game })
  }

  private static func opponents(in database: Database) throws -> [OpponentResult] {
    try TableRow.fetchAll(
      database, of: "opponent",
      "SELECT * FROM opponent ORDER BY level"
    ).map {
      OpponentResult(
        level: try $0.text("level"), won: try $0.integer("won", in: TableRow.counts),
        lost: try $0.integer("lost", in: TableRow.counts),
        drawn: try $0.integer("drawn", in: TableRow.counts))
    }.filter { $0.won + $0.lost + $0.drawn > 0 }
  }
}

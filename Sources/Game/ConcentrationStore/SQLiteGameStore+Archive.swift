import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  package func archive() throws(StoreError) -> StoreArchive {
    try read { database in
      let games = try Row.fetchAll(
        database,
        sql: """
          SELECT record.*, coalesce(text, '') AS text FROM record LEFT JOIN replay USING (game)
          ORDER BY ordinal
          """)
      return StoreArchive(
        settings: try ArchiveRows.settings(in: database),
        reminders: try ArchiveRows.reminders(in: database),
        named: try ArchiveRows.named(in: database), kept: try ArchiveRows.kept(in: database),
        games: try games.map {
          ArchivedGame(
            game: try RecordRows.recordedGame($0).game,
            text: try TableRow($0, of: "replay").text("text"))
        })
    }
  }

  package func add(
    _ archive: StoreArchive, completion: () throws(StoreError) -> Void
  ) throws(StoreError) -> ImportReport {
    try write { database in
      let (additions, report) = archive.additions(to: try ArchiveRows.own(in: database))
      try ArchiveRows.insert(additions, in: database)
      try completion()
      return report
    }
  }
}

/// The rows of all tables as an archive has them.
private enum ArchiveRows {
  /// Everything but the texts of played games, by which no game is known.
  static func own(in database: Database) throws -> StoreArchive {
    let games = try Row.fetchCursor(database, sql: "SELECT * FROM record")
    var records: [ArchivedGame] = []
    while let row = try games.next() {
      records.append(ArchivedGame(game: try RecordRows.recordedGame(row).game, text: ""))
    }
    return StoreArchive(
      settings: try settings(in: database), reminders: try reminders(in: database),
      named: try named(in: database), kept: try kept(in: database), games: records)
  }

  static func settings(in database: Database) throws -> [String: String] {
    let rows = try TableRow.fetchAll(database, of: "setting", "SELECT name, value FROM setting")
    return Dictionary(
      try rows.map { (try $0.text("name"), try $0.text("value")) }, uniquingKeysWith: { $1 })
  }

  static func reminders(in database: Database) throws -> [ArchivedReminder] {
    try TableRow.fetchAll(
      database, of: "reminder", "SELECT due, text FROM reminder ORDER BY due, key"
    ).map {
      ArchivedReminder(
        due: Int64(try $0.integer("due", in: TableRow.numbers)), text: try $0.text("text"))
    }
  }

  static func named(in database: Database) throws -> [NamedGame] {
    try TableRow.fetchAll(database, of: "named", "SELECT * FROM named ORDER BY name").map {
      let draft = GameDraft(
        text: try $0.text("text"),
        milliseconds: Int64(try $0.integer("milliseconds", in: TableRow.numbers)))
      return NamedGame(name: try $0.text("name"), draft: draft)
    }
  }

  /// All unfinished games, also those that are played at this moment.
  static func kept(in database: Database) throws -> [GameDraft] {
    let keys = try Int64.fetchAll(
      database, sql: "SELECT game FROM kept WHERE isFinished = 0 ORDER BY turn, game")
    return try keys.compactMap { try KeptRows.game($0, in: database)?.draft }
  }

  static func insert(_ archive: StoreArchive, in database: Database) throws {
    for (name, value) in archive.settings {
      try database.execute(
        sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
    }
    for reminder in archive.reminders {
      try database.execute(
        sql: "INSERT INTO reminder (due, text) VALUES (?, ?)",
        arguments: [reminder.due, reminder.text])
    }
    for game in archive.named {
      try database.execute(
        sql: "INSERT INTO named VALUES (?, ?, ?)",
        arguments: [game.name, game.draft.text, game.draft.milliseconds])
    }
    for draft in archive.kept.reversed() {
      _ = try KeptRows.insert(
        draft, key: nil, owner: nil, turn: KeptRows.earliestTurn, in: database)
    }
    for game in archive.games { try insert(game, in: database) }
  }

  private static func insert(_ archived: ArchivedGame, in database: Database) throws {
    // A key from the same sequence as those of unfinished games.
    let draft = GameDraft(text: "", milliseconds: 0)
    let key = try KeptRows.insert(draft, key: nil, owner: nil, in: database)
    try KeptRows.remove(key, in: database)
    try RecordRows.insert(archived.game, game: key, text: archived.text, in: database)
  }
}

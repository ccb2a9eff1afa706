import ConcentrationApp
import GRDB

extension SQLiteGameStore {
  package func exportText() throws(StoreError) -> String {
    let settings = try settings()
    let reminders = try reminders().map { ArchivedReminder(due: $0.due, text: $0.text) }
    return try read { database in
      StoreArchive(
        settings: settings, reminders: reminders, named: try Self.named(in: database),
        games: try Self.games(in: database)
      ).description
    }
  }

  private static func named(in database: Database) throws -> [String: GameDraft] {
    let rows = try Row.fetchAll(database, sql: "SELECT * FROM named")
    let drafts = rows.map {
      ($0["name"] as String, GameDraft(text: $0["text"], milliseconds: $0["milliseconds"]))
    }
    return Dictionary(uniqueKeysWithValues: drafts)
  }

  private static func games(in database: Database) throws -> [ArchivedGame] {
    try Row.fetchAll(
      database, sql: "SELECT record.*, text FROM record JOIN replay USING (game) ORDER BY ordinal"
    ).map { ArchivedGame(game: try RecordRows.recordedGame($0).game, text: $0["text"]) }
  }

  package func importText(_ text: String) throws(StoreError) -> ImportSummary {
    let archive = try StoreArchive(parsing: text)
    return try write { database in
      var importer = ArchiveImport(database: database)
      try importer.add(archive)
      return importer.summary
    }
  }
}

/// Adds an archive to the database, leaving out what it has already.
private struct ArchiveImport {
  let database: Database
  var summary = ImportSummary(added: 0, known: 0)

  mutating func add(_ archive: StoreArchive) throws {
    for (name, value) in archive.settings {
      try change(
        "INSERT OR REPLACE INTO setting VALUES (?, ?)", [name, value],
        unless: "SELECT 1 FROM setting WHERE name = ? AND value = ?")
    }
    for reminder in archive.reminders {
      try change(
        "INSERT INTO reminder (due, text) VALUES (?, ?)", [reminder.due, reminder.text],
        unless: "SELECT 1 FROM reminder WHERE due = ? AND text = ?")
    }
    for (name, draft) in archive.named {
      try change(
        "INSERT OR REPLACE INTO named VALUES (?, ?, ?)", [name, draft.text, draft.milliseconds],
        unless: "SELECT 1 FROM named WHERE name = ? AND text = ? AND milliseconds = ?")
    }
    for game in archive.games { try add(game) }
  }

  private mutating func change(
    _ sql: String, _ arguments: StatementArguments, unless known: String
  ) throws {
    if try Int.fetchOne(database, sql: known, arguments: arguments) != nil {
      summary.known += 1
    } else {
      try database.execute(sql: sql, arguments: arguments)
      summary.added += 1
    }
  }

  private mutating func add(_ archived: ArchivedGame) throws {
    let candidates = try Row.fetchAll(
      database,
      sql: "SELECT record.*, text FROM record JOIN replay USING (game) WHERE finishedAt = ?",
      arguments: [archived.game.finishedAt])
    let isKnown = try candidates.contains { row in
      let known = ArchivedGame(game: try RecordRows.recordedGame(row).game, text: row["text"])
      return known == archived
    }
    guard !isKnown else {
      summary.known += 1
      return
    }
    // A key from the same sequence as those of unfinished games.
    let draft = GameDraft(text: "", milliseconds: 0)
    let key = try KeptRows.insert(draft, key: nil, owner: 0, in: database)
    try KeptRows.remove(key, in: database)
    try RecordRows.insert(archived.game, game: key, text: archived.text, in: database)
    summary.added += 1
  }
}

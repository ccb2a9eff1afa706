import ConcentrationApp
import GRDB

/// The tables of the database and their migrations.
enum Schema {
  /// Migrates the database; one of the current version is only read.
  ///
  /// - Throws: `StoreError.newerSchema` if a newer version of the program wrote it.
  static func bringUpToDate(_ queue: DatabaseQueue, path: String) throws {
    let migrator = makeMigrator()
    let isCurrent = try queue.read { database in
      if try migrator.hasBeenSuperseded(database) {
        let found = try migrator.appliedIdentifiers(database).sorted().last ?? "?"
        throw StoreError.newerSchema(path: path, found: found)
      }
      return try migrator.hasCompletedMigrations(database)
    }
    if !isCurrent { try migrator.migrate(queue) }
  }

  private static func makeMigrator() -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(sql: keptGames)
      try database.execute(sql: history)
      try database.execute(sql: aggregates)
      try database.execute(sql: laterStatements)
    }
    migrator.registerMigration("2") { database in try database.execute(sql: turns) }
    migrator.registerMigration("3") { database in try database.execute(sql: names) }
    return migrator
  }

  /// Unfinished games, with a row for each line of their saved text.
  ///
  /// `owner` is the running copy that plays the game, or null; a `finished` game stays until
  /// another game is current, because undo can reopen it.
  private static let keptGames = """
    CREATE TABLE owner (id INTEGER PRIMARY KEY AUTOINCREMENT);
    CREATE TABLE kept (
      game INTEGER PRIMARY KEY AUTOINCREMENT,
      owner INTEGER,
      milliseconds INTEGER NOT NULL,
      isFinished INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE line (
      game INTEGER NOT NULL REFERENCES kept(game) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      text TEXT NOT NULL,
      PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    """

  /// Which of the unfinished games was the current one last: it has the highest `turn`.
  private static let turns = "ALTER TABLE kept ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;"

  /// The names of the people who played, one for each seat, with commas between them.
  private static let names = """
    ALTER TABLE record ADD COLUMN names TEXT NOT NULL DEFAULT '';
    CREATE INDEX recordByNames ON record(ordinal) WHERE names <> '';
    """

  /// Played games, in order of their end.
  ///
  /// `streak` and `bestStreak` are the wins in a row up to and with this game, so that the newest
  /// row has the current ones.
  private static let history = """
    CREATE TABLE record (
      ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
      game INTEGER NOT NULL UNIQUE,
      outcome TEXT NOT NULL,
      id TEXT NOT NULL,
      columns INTEGER NOT NULL,
      rows INTEGER NOT NULL,
      theme TEXT NOT NULL,
      scoring TEXT NOT NULL,
      players INTEGER NOT NULL,
      opponents TEXT NOT NULL,
      moves INTEGER NOT NULL,
      flips INTEGER NOT NULL,
      attempts INTEGER NOT NULL,
      lucky INTEGER NOT NULL,
      pairs TEXT NOT NULL,
      scores TEXT NOT NULL,
      milliseconds INTEGER NOT NULL,
      isAssisted INTEGER NOT NULL,
      finishedAt INTEGER NOT NULL,
      streak INTEGER NOT NULL,
      bestStreak INTEGER NOT NULL
    );
    CREATE INDEX recordByTheme ON record(theme, ordinal) WHERE outcome <> 'abandoned';
    CREATE INDEX recordByGroup ON record(columns, rows, theme);
    CREATE INDEX recordByEnd ON record(finishedAt);
    CREATE TABLE replay (game INTEGER PRIMARY KEY, text TEXT NOT NULL);
    """

  /// Running sums over the records, so that statistics cost the same for any number of games.
  private static let aggregates = """
    CREATE TABLE section (theme TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE groupSum (
      columns INTEGER NOT NULL,
      rows INTEGER NOT NULL,
      theme TEXT NOT NULL,
      games INTEGER NOT NULL,
      wins INTEGER NOT NULL,
      measured INTEGER NOT NULL,
      bestMoves INTEGER,
      totalMoves INTEGER NOT NULL,
      totalFlips INTEGER NOT NULL,
      bestScore INTEGER,
      totalScore INTEGER NOT NULL,
      bestMilliseconds INTEGER,
      totalMilliseconds INTEGER NOT NULL,
      PRIMARY KEY (columns, rows, theme)
    ) WITHOUT ROWID;
    CREATE TABLE bar (
      pairs INTEGER NOT NULL,
      moves INTEGER NOT NULL,
      games INTEGER NOT NULL,
      PRIMARY KEY (pairs, moves)
    ) WITHOUT ROWID;
    CREATE TABLE opponent (
      level TEXT PRIMARY KEY,
      won INTEGER NOT NULL,
      lost INTEGER NOT NULL,
      drawn INTEGER NOT NULL
    ) WITHOUT ROWID;
    """

  private static let laterStatements = """
    CREATE TABLE named (
      name TEXT PRIMARY KEY, text TEXT NOT NULL, milliseconds INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE reminder (
      key INTEGER PRIMARY KEY AUTOINCREMENT, due INTEGER NOT NULL, text TEXT NOT NULL
    );
    CREATE INDEX reminderByDue ON reminder(due);
    """
}

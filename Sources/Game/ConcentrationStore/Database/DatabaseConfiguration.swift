import GRDB

/// How connections to the database behave.
enum DatabaseConfiguration {
  /// How long a change waits for another running copy, in seconds.
  static var busyTimeout: Double { 10 }

  static func make(isFile: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.label = "concentration"
    configuration.busyMode = .timeout(busyTimeout)
    guard isFile else { return configuration }
    // GRDB's own way to the log writes to the disk and waits for it at each start, for the sake of
    // pools; with one connection the mode alone is enough, and the first prompt comes sooner.
    configuration.prepareDatabase { database in
      let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
      guard mode == "wal" else { throw DatabaseError(message: "no write-ahead log is possible") }
      // Durable against the death of the process; only a power cut can lose the newest moves.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }
}

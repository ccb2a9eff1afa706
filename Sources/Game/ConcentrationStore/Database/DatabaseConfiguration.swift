import GRDB

/// The configuration of connections to the database.
enum DatabaseConfiguration {
  static func make(isFile: Bool, patience: LockPatience) -> Configuration {
    var configuration = Configuration()
    configuration.label = "concentration"
    configuration.busyMode = .callback { patience.allows(attempt: $0) }
    guard isFile else { return configuration }
    // GRDB's own setup of the log, which database pools need, flushes to the disk at each start;
    // for one connection the mode alone is enough, and the first prompt appears sooner.
    configuration.prepareDatabase { database in
      let mode = try String.fetchOne(database, sql: "PRAGMA journal_mode = WAL")
      guard mode == "wal" else { throw DatabaseError(message: "no write-ahead log is possible") }
      // Durable if the process ends; only a power failure can lose the latest moves.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }
}

import GRDB

/// How connections to the database behave.
enum DatabaseConfiguration {
  /// How long a change waits for another running copy, in seconds.
  static var patience: Double { 10 }

  static func make(isFile: Bool) -> Configuration {
    var configuration = Configuration()
    configuration.label = "concentration"
    configuration.busyMode = .timeout(patience)
    guard isFile else { return configuration }
    configuration.journalMode = .wal
    configuration.prepareDatabase { database in
      // Durable against the death of the process; only a power cut can lose the newest moves.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    return configuration
  }
}

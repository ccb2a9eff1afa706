import ConcentrationApp
import Foundation
import GRDB

/// The player's data in a SQLite database.
///
/// When a call returns, its change is in the write-ahead log, which survives the end of the process
/// at any moment (`synchronous = NORMAL`). Several running copies of the program can share the
/// file: every change is one immediate transaction, which waits for others.
package final class SQLiteGameStore: GameStore {
  let queue: DatabaseQueue
  let failures: StoreFailures
  let ownership: Ownership

  init(queue: DatabaseQueue, path: String, ownership: Ownership) {
    self.queue = queue
    self.failures = StoreFailures(path: path)
    self.ownership = ownership
  }

  /// Opens the database at a path, creating it and its directory if necessary.
  ///
  /// Only the player can read the file and its log (mode 0600).
  ///
  /// - Parameter path: The file, or `:memory:` for a database in memory.
  /// - Returns: The store.
  /// - Throws: `StoreError` if the database cannot be opened, read or migrated.
  package static func open(at path: String) throws(StoreError) -> SQLiteGameStore {
    let failures = StoreFailures(path: path)
    return try failures.translate {
      let isFile = path != ":memory:"
      if isFile { try DatabaseFile(path: path).prepare() }
      let ownership = isFile ? Ownership(lockFile: path + ".running") : Ownership()
      // Two copies that start at once would both find that there are no tables, and make them.
      let queue = try ownership.alone {
        let queue = try DatabaseQueue(
          path: path, configuration: DatabaseConfiguration.make(isFile: isFile))
        try Schema.bringUpToDate(queue, path: path)
        return queue
      }
      return SQLiteGameStore(queue: queue, path: path, ownership: ownership)
    }
  }

  /// Closes the database and gives up this copy's game, so that the next start offers it.
  package func close() throws(StoreError) {
    try failures.translate { try queue.close() }
  }

  /// Reads in one transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try failures.translate { try queue.read(body) }
  }

  /// Changes the data in one transaction; an error leaves everything as it was.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try failures.translate { try queue.write(body) }
  }
}

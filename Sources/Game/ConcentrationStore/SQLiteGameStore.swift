import ConcentrationApp
import Foundation
import GRDB

/// The player's data in a SQLite database.
///
/// A call that returned has been written to the database's log, which survives the death of the
/// process at any moment (write-ahead log, `synchronous = NORMAL`). Several running copies of the
/// program share the file: every change is one immediate transaction, and waits for the others.
package final class SQLiteGameStore: GameStore {
  let queue: DatabaseQueue
  let failures: StoreFailures
  let ownership: Ownership

  init(queue: DatabaseQueue, path: String, ownership: Ownership) {
    self.queue = queue
    self.failures = StoreFailures(path: path)
    self.ownership = ownership
  }

  /// Opens the database at a path, making it and its directory if need be.
  ///
  /// The file and its log are for the player alone (0600).
  ///
  /// - Parameter path: The file, or `:memory:` for a database that no file keeps.
  /// - Returns: The store.
  /// - Throws: `StoreError`: what kept the database from being opened, read or brought up to date.
  package static func open(at path: String) throws(StoreError) -> SQLiteGameStore {
    let failures = StoreFailures(path: path)
    return try failures.translate {
      let isFile = path != ":memory:"
      if isFile { try DatabaseFile(path: path).prepare() }
      let queue = try DatabaseQueue(
        path: path, configuration: DatabaseConfiguration.make(isFile: isFile))
      try Schema.bringUpToDate(queue, path: path)
      let ownership = isFile ? Ownership(lockFile: path + ".running") : Ownership()
      return SQLiteGameStore(queue: queue, path: path, ownership: ownership)
    }
  }

  /// Closes the database; what was kept stays, and this copy's game is free to be offered again.
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

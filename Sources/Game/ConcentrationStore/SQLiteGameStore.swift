import ConcentrationApp
import Foundation
import GRDB
import Synchronization

/// The player's data in a SQLite database.
///
/// When a call returns, its change is in the write-ahead log, which survives the end of the process
/// at any moment (`synchronous = NORMAL`). Several running copies of the program can share the
/// file: every change is one immediate transaction, which waits for others.
///
/// A file that cannot be opened is tried again at each call, so that a lock or a full disk ends with
/// its reason.
package final class SQLiteGameStore: GameStore {
  /// An open database.
  private struct Connection {
    let queue: DatabaseQueue
    let ownership: Ownership
    let identity: DatabaseFile.Identity?
  }

  private struct State {
    var connection: Connection?
    /// The file that was last opened, or could not be.
    var identity: DatabaseFile.Identity?
    var renewals = 0
    var reasonForRenewal: StoreError?

    /// Notes that the store begins anew with another file.
    mutating func renew(_ reason: StoreError) -> StoreError {
      renewals += 1
      reasonForRenewal = reason
      return reason
    }
  }

  private let file: DatabaseFile?
  private let failures: StoreFailures
  private let patience: LockPatience
  private let replacesDamaged: Bool
  private let state = Mutex(State())

  /// A store whose database is opened when it is first needed.
  ///
  /// - Parameters:
  ///   - path: The file, or `:memory:` for a database in memory.
  ///   - replacesDamaged: Whether a damaged file is set aside, and a new one begins.
  package convenience init(at path: String, replacesDamaged: Bool) {
    self.init(at: path, replacesDamaged: replacesDamaged, patience: LockPatience())
  }

  init(at path: String, replacesDamaged: Bool, patience: LockPatience) {
    file = path == ":memory:" ? nil : DatabaseFile(path: path)
    failures = StoreFailures(path: path)
    self.replacesDamaged = replacesDamaged
    self.patience = patience
  }

  /// Opens the database at a path, creating it and its directory if necessary; a damaged one stays as
  /// it is.
  ///
  /// Only the player can read the file and its log (mode 0600).
  ///
  /// - Parameter path: The file, or `:memory:` for a database in memory.
  /// - Returns: The store.
  /// - Throws: `StoreError` if the database cannot be opened, read or migrated.
  package static func open(at path: String) throws(StoreError) -> SQLiteGameStore {
    let store = SQLiteGameStore(at: path, replacesDamaged: false)
    try store.open()
    return store
  }

  /// Opens the database now.
  ///
  /// - Throws: `StoreError` if it cannot be opened, read or migrated.
  package func open() throws(StoreError) { try use(isChange: false) { _ in } }

  /// Closes the database and gives up this copy's game, so that the next start offers it.
  package func close() throws(StoreError) {
    try failures.translate {
      try state.withLock { state in
        defer { state.connection = nil }
        try state.connection?.queue.close()
      }
    }
  }

  package var renewals: Int { state.withLock { $0.renewals } }
  package var reasonForRenewal: StoreError? { state.withLock { $0.reasonForRenewal } }

  /// Reads in one transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try use(isChange: false) { try $0.queue.read(body) }
  }

  /// Reads in one transaction, with what knows which copy plays which game.
  func read<Value>(_ body: (Database, Ownership) throws -> Value) throws(StoreError) -> Value {
    try use(isChange: false) { connection in
      try connection.queue.read { try body($0, connection.ownership) }
    }
  }

  /// Changes the data in one transaction; an error leaves everything as it was.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try use(isChange: true) { try $0.queue.write(body) }
  }

  /// Changes the data in one transaction, with what knows which copy plays which game.
  func write<Value>(_ body: (Database, Ownership) throws -> Value) throws(StoreError) -> Value {
    try use(isChange: true) { connection in
      try connection.queue.write { try body($0, connection.ownership) }
    }
  }

  /// Does something with the open database: the one place where it is opened, and set aside.
  private func use<Value>(
    isChange: Bool, _ body: (Connection) throws -> Value
  ) throws(StoreError) -> Value {
    do throws(StoreError) {
      let value = try failures.translate {
        do {
          return try body(try connection(isChange: isChange))
        } catch let error as DatabaseError where Self.passesWithConnection(error) {
          try reconnect()
          return try body(try connection(isChange: isChange))
        }
      }
      if isChange { patience.note(isLocked: false) }
      return value
    } catch .busy(let path) {
      patience.note(isLocked: true)
      throw .busy(path: path)
    } catch .damaged(let path, let detail) where replacesDamaged {
      throw setAside(path, detail)
    }
  }

  // MARK: The connection

  /// Whether another connection may do what this one could not.
  ///
  /// SQLite calls a file damaged that the system once failed to read; a file that could not be opened for
  /// writing is read-only, and a lock that was not given back keeps a connection from its log, for ever.
  private static func passesWithConnection(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_PROTOCOL, .SQLITE_READONLY].contains(error.resultCode)
  }

  /// Opens the file again for the same running copy.
  private func reconnect() throws {
    try state.withLock { state in
      // Another file is noticed by the one who asks for the connection.
      guard state.identity == file?.identity else { return }
      let ownership = state.connection?.ownership
      try? state.connection?.queue.close()
      state.connection = nil
      _ = try openConnection(&state, ownership)
    }
  }

  /// The open database, which is that of the file that has the name now.
  ///
  /// - Throws: `StoreError.replaced` for a change if that is another file than before: the keys of games
  ///   mean other ones in it, or none.
  private func connection(isChange: Bool) throws -> Connection {
    try state.withLock { state in
      if let connection = state.connection {
        guard let file, connection.identity != file.identity else { return connection }
        state.connection = nil
        let error = state.renew(.replaced(path: failures.path))
        let new = try openConnection(&state)
        guard !isChange else { throw error }
        return new
      }
      return try openConnection(&state)
    }
  }

  private func openConnection(
    _ state: inout State, _ ownership: Ownership? = nil
  ) throws -> Connection {
    try file?.prepare()
    state.identity = file?.identity
    let ownership =
      ownership ?? file.map { Ownership(lockFile: $0.path + ".running") } ?? Ownership()
    // Two copies that start at once would both find that there are no tables, and make them.
    let queue = try ownership.alone {
      let queue = try DatabaseQueue(
        path: failures.path,
        configuration: DatabaseConfiguration.make(isFile: file != nil, patience: patience))
      try Schema.bringUpToDate(queue, path: failures.path)
      return queue
    }
    let connection = Connection(queue: queue, ownership: ownership, identity: state.identity)
    state.connection = connection
    return connection
  }

  // MARK: A damaged file

  /// Gives the damaged file another name, unless another copy has done so.
  ///
  /// - Returns: What happened, for the one who called.
  private func setAside(_ path: String, _ detail: String) -> StoreError {
    guard let file else { return .damaged(path: path, detail: detail) }
    return state.withLock { state in
      let identity = state.connection?.identity ?? state.identity
      try? state.connection?.queue.close()
      state.connection = nil
      do {
        let name = try Ownership(lockFile: path + ".running").alone {
          file.identity == identity ? try file.setAside() : nil
        }
        return state.renew(
          name.map { .setAside(path: path, name: $0, detail: detail) } ?? .replaced(path: path))
      } catch {
        return .damaged(path: path, detail: detail)
      }
    }
  }
}

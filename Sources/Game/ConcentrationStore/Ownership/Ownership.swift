import Foundation
import GRDB
import Glibc
import RegularFiles
import Synchronization

/// Which running copy of the program plays which kept game.
///
/// A copy draws a number that is never used again and locks the byte of that number in a file. The
/// system releases the lock when the process ends, however it ends, so a game whose owner's byte is
/// unlocked belongs to a copy that has ended. Source: fcntl(2), open file description locks.
final class Ownership: Sendable {
  private struct State {
    var number: Int64?
    var descriptor: Int32?
  }

  /// The file whose bytes are locked; nil for a database in memory.
  private let lockFile: String?
  private let state = Mutex(State())

  /// Creates the ownership of a database in memory, which no other process uses.
  init() {
    lockFile = nil
  }

  init(lockFile: String) {
    self.lockFile = lockFile
  }

  deinit {
    state.withLock { state in
      if let descriptor = state.descriptor { Glibc.close(descriptor) }
    }
  }

  /// The number of this copy, drawn and locked when it is first needed.
  func number(in database: Database) throws -> Int64 {
    if let number = state.withLock({ $0.number }) { return number }
    var number: Int64
    repeat {
      try database.execute(sql: "INSERT INTO owner DEFAULT VALUES")
      number = database.lastInsertedRowID
      // A copy that uses the database before this one, which was damaged, may have the same number.
    } while try !lock(number)
    try database.execute(sql: "DELETE FROM owner WHERE id < ?", arguments: [number])
    state.withLock { $0.number = number }
    return number
  }

  /// Whether the copy of a number is this one, or another that still runs.
  func isAlive(_ number: Int64) -> Bool {
    if number == state.withLock({ $0.number }) { return true }
    guard lockFile != nil, let descriptor = try? openLockFile() else { return false }
    return OpenFileLock.isTaken(number, of: descriptor)
  }

  /// Does what only one copy at a time may do, such as making the tables: waits until the others are
  /// done with it.
  ///
  /// The lock is that of the byte 0, which is the number of no copy.
  func alone<Value>(_ body: () throws -> Value) throws -> Value {
    guard lockFile != nil else { return try body() }
    let descriptor = try openLockFile()
    try OpenFileLock.takeWaiting(0, of: descriptor)
    defer { OpenFileLock.release(0, of: descriptor) }
    return try body()
  }

  /// Locks the byte of a number; false if another copy has it.
  private func lock(_ number: Int64) throws -> Bool {
    guard lockFile != nil else { return true }
    return try OpenFileLock.take(number, of: try openLockFile())
  }

  private func openLockFile() throws -> Int32 {
    try state.withLock { state in
      if let descriptor = state.descriptor { return descriptor }
      let descriptor = try RegularFile.open(lockFile ?? "", O_RDWR | O_CREAT)
      state.descriptor = descriptor
      return descriptor
    }
  }
}

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
    var question = byte(number)
    guard fcntl(descriptor, OpenFileLock.get, &question) == 0 else { return false }
    return question.l_type != Int16(F_UNLCK)
  }

  /// Does what only one copy at a time may do, such as making the tables: waits until the others are
  /// done with it.
  ///
  /// The lock is that of the byte 0, which is the number of no copy.
  func alone<Value>(_ body: () throws -> Value) throws -> Value {
    guard lockFile != nil else { return try body() }
    let descriptor = try openLockFile()
    var request = byte(0)
    while fcntl(descriptor, OpenFileLock.setAndWait, &request) != 0 {
      guard errno == EINTR else { throw SystemFailure() }
    }
    defer {
      request.l_type = Int16(F_UNLCK)
      _ = fcntl(descriptor, OpenFileLock.set, &request)
    }
    return try body()
  }

  /// Locks the byte of a number; false if another copy has it.
  private func lock(_ number: Int64) throws -> Bool {
    guard lockFile != nil else { return true }
    var request = byte(number)
    if fcntl(try openLockFile(), OpenFileLock.set, &request) == 0 { return true }
    guard errno == EAGAIN || errno == EACCES else { throw SystemFailure() }
    return false
  }

  private func openLockFile() throws -> Int32 {
    try state.withLock { state in
      if let descriptor = state.descriptor { return descriptor }
      let descriptor = try RegularFile.open(lockFile ?? "", O_RDWR | O_CREAT)
      state.descriptor = descriptor
      return descriptor
    }
  }

  /// A write lock on one byte.
  private func byte(_ number: Int64) -> flock {
    flock(
      l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: off_t(number), l_len: 1, l_pid: 0)
  }
}

/// The commands of open file description locks, which Glibc hides from Swift.
private enum OpenFileLock {
  // F_OFD_GETLK
  static let get: Int32 = 36
  // F_OFD_SETLK
  static let set: Int32 = 37
  // F_OFD_SETLKW
  static let setAndWait: Int32 = 38
}

import Glibc

/// A write lock on one byte of an open file, which the system releases however its process ends.
///
/// It belongs to the open file and not to the process. Source: fcntl(2), open file description locks.
package enum OpenFileLock {
  /// The commands, which Glibc hides from Swift: F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW.
  private static let (question, set, setAndWait): (Int32, Int32, Int32) = (36, 37, 38)

  /// Takes the lock of a byte.
  ///
  /// - Returns: False if another open file has it.
  /// - Throws: What the system says otherwise.
  package static func take(_ byte: Int64 = 0, of file: Int32) throws(SystemFailure) -> Bool {
    var request = lock(byte, F_WRLCK)
    if fcntl(file, set, &request) == 0 { return true }
    guard errno == EAGAIN || errno == EACCES else { throw SystemFailure() }
    return false
  }

  /// Takes the lock of a byte as soon as no other open file has it.
  package static func takeWaiting(_ byte: Int64 = 0, of file: Int32) throws(SystemFailure) {
    var request = lock(byte, F_WRLCK)
    while fcntl(file, setAndWait, &request) != 0 {
      guard errno == EINTR else { throw SystemFailure() }
    }
  }

  /// Gives the lock of a byte back.
  package static func release(_ byte: Int64 = 0, of file: Int32) {
    var request = lock(byte, F_UNLCK)
    _ = fcntl(file, set, &request)
  }

  /// Whether another open file has the lock of a byte.
  package static func isTaken(_ byte: Int64, of file: Int32) -> Bool {
    var request = lock(byte, F_WRLCK)
    return fcntl(file, question, &request) == 0 && request.l_type != Int16(F_UNLCK)
  }

  private static func lock(_ byte: Int64, _ type: Int32) -> flock {
    flock(
      l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: off_t(byte), l_len: 1, l_pid: 0)
  }
}

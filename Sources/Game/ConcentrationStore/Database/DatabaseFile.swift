import Foundation
import Glibc
import RegularFiles

/// The file of a database.
struct DatabaseFile {
  /// What tells a file from another one of the same name.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  let path: String

  /// Creates the directory and the file, if they do not exist, without permissions for others.
  ///
  /// SQLite gives its log the permissions of the database.
  func prepare() throws {
    let directory = (path as NSString).deletingLastPathComponent
    if !directory.isEmpty {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    Glibc.close(try RegularFile.open(path, O_RDONLY | O_CREAT))
  }

  /// Which file it is that has the name now; nil if there is none.
  var identity: Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Gives the file and its log another name.
  ///
  /// The log goes first: what is left if this breaks off is a database without its log, and never a new
  /// database with the log of another one.
  ///
  /// - Returns: The last component of the new name, such as `games.sqlite.damaged-1`.
  /// - Throws: `SystemFailure` if the directory does not allow it.
  func setAside() throws -> String {
    var number = 1
    while DatabaseFile(path: "\(path).damaged-\(number)").identity != nil { number += 1 }
    let name = "\(path).damaged-\(number)"
    for ending in ["-wal", "-shm", ""] {
      guard rename(path + ending, name + ending) == 0 || (errno == ENOENT && !ending.isEmpty)
      else { throw SystemFailure() }
    }
    return (name as NSString).lastPathComponent
  }
}

import Foundation
import Glibc
import UIKitSystem

/// The file of a database, created so that only the player can read it.
struct DatabaseFile {
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
}

/// An error number of the system.
struct SystemFailure: Error {
  let number: Int32

  /// The system's message, in lower case.
  var text: String { String(cString: strerror(number)).lowercased() }
}

/// The files a session may touch, behind a protocol: the system's in the program, a table in tests.
///
/// Paths are relative to the working directory unless they start with `/`.
@MainActor
package protocol FileAccess: AnyObject {
  /// The whole content, of at most `limit` bytes, of what a person named: a pipe is read to its end.
  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8]
  /// The whole content, of at most `limit` bytes, of a file that the program chose itself.
  ///
  /// Anything but a regular file is refused at once: a program that waits for a pipe looks as if it hung.
  func readRegularFile(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8]
  /// Replaces a file by rename, so that a reader sees the old content or the new.
  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError)
  /// Adds to the end of a file and makes it if there is none.
  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError)
  /// The path with links resolved, absolute; the last component need not exist.
  ///
  /// - Throws: `FileAccessError.noWorkingDirectory` for a relative path if that is gone.
  func resolved(_ path: String) throws(FileAccessError) -> String
  /// The working directory, absolute, links resolved.
  ///
  /// - Throws: `FileAccessError.noWorkingDirectory` if it was removed.
  var workingDirectory: String { get throws(FileAccessError) }
  /// The bytes of a regular file; nil where there is none, or a device, a pipe or a directory.
  func size(ofFile path: String) -> Int?
  /// Names in a directory, sorted by bytes; directories end in `/`. Empty if it cannot be read.
  func names(inDirectory path: String) -> [String]
}

extension FileAccess {
  /// Where there are no pipes every file is regular.
  package func readRegularFile(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    try read(path, limit: limit)
  }
}

/// Why a file could not be read or written.
public enum FileAccessError: Error, Hashable, Sendable {
  /// There is no such file or directory.
  case noSuchFile
  /// The path names a directory.
  case isDirectory
  /// The path names a pipe, a device or a socket where a file is wanted.
  case notRegularFile
  /// The path is relative, and the working directory was removed.
  case noWorkingDirectory
  /// There is no room left on the disk.
  case diskFull
  /// The system's permissions forbid it.
  case noPermission
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// Anything else, in the system's words, lower case.
  case other(String)
}

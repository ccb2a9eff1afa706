import Glibc
import UIKitShell

/// The opening of a file that the program chose itself, such as its database or the person's settings.
package enum RegularFile {
  /// Opens a regular file, and refuses anything else at once.
  ///
  /// A pipe in its place would make the program wait for a writer who never comes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - flags: Those of open(2) besides the ones that every file of ours has.
  ///   - mode: The permissions of a file that is created.
  /// - Returns: The descriptor, which the caller closes.
  /// - Throws: `FileAccessError.notRegularFile`, or what the system says.
  package static func open(
    _ path: String, _ flags: Int32 = O_RDONLY, mode: mode_t = 0o600
  ) throws(FileAccessError) -> Int32 {
    let file = Glibc.open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
    // What a socket says, and a pipe without a reader.
    guard file >= 0 else { throw errno == ENXIO ? .notRegularFile : .lastError }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(file)
      throw status.st_mode & S_IFMT == S_IFDIR ? .isDirectory : .notRegularFile
    }
    return file
  }
}

import Glibc

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
  /// - Throws: What the system says; `ENXIO` for anything but a file or a directory.
  package static func open(
    _ path: String, _ flags: Int32 = O_RDONLY, mode: mode_t = 0o600
  ) throws(SystemFailure) -> Int32 {
    let file = Glibc.open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
    guard file >= 0 else { throw SystemFailure() }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(file)
      throw SystemFailure(number: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENXIO)
    }
    return file
  }
}

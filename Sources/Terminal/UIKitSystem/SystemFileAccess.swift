import Glibc
import RegularFiles
import UIKitShell

/// The system's files: bounded reads, and writes that never leave half a file.
@MainActor
package final class SystemFileAccess: FileAccess {
  /// Access to the files that the process may touch.
  package init() {}

  package var workingDirectory: String {
    get throws(FileAccessError) {
      guard let path = getcwd(nil, 0) else { throw .noWorkingDirectory }
      defer { free(path) }
      return String(cString: path)
    }
  }

  package func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    try requireDirectory(of: path)
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .lastError }
    return try Self.readAndClose(file, limit: limit)
  }

  package func readRegularFile(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    try requireDirectory(of: path)
    let file: Int32
    do throws(SystemFailure) {
      file = try RegularFile.open(path)
    } catch {
      throw FileAccessError(error)
    }
    return try Self.readAndClose(file, limit: limit)
  }

  /// All of standard input, whatever it is.
  ///
  /// - Throws: `FileAccessError.tooLarge` beyond the limit in bytes.
  package func readStandardInput(limit: Int) throws(FileAccessError) -> [UInt8] {
    try Self.readAll(STDIN_FILENO, limit: limit)
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    try requireDirectory(of: path)
    var mode: mode_t = 0o600
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }
      // A device or a pipe takes bytes; a file in its place would end it.
      guard status.st_mode & S_IFMT == S_IFREG else { return try append(bytes, to: path) }
      mode = status.st_mode & 0o777
      guard access(path, W_OK) == 0 else { throw .noPermission }
    }
    let target = try resolved(path)
    PartFile.removeRemains(of: target)
    let temporary = PartFile.path(of: target)
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .lastError }
    do throws(FileAccessError) {
      defer { close(file) }
      // Where there are no locks, the number of the process has to do.
      _ = try? OpenFileLock.take(of: file)
      try Self.writeAll(bytes, to: file)
      guard fchmod(file, mode) == 0, fsync(file) == 0 else { throw .lastError }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let error = FileAccessError.lastError
      unlink(temporary)
      throw error
    }
  }

  package func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    try requireDirectory(of: path)
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .lastError }
    defer { close(file) }
    try Self.writeAll(bytes, to: file)
  }

  package func size(ofFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  package func names(inDirectory path: String) -> [String] {
    let path = path.isEmpty ? "." : path
    let names = Self.entries(of: path).map { name in
      var status = stat()
      let isDirectory =
        stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      return isDirectory ? name + "/" : name
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names in a directory, in any order; none if it cannot be read.
  static func entries(of path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  package func resolved(_ path: String) throws(FileAccessError) -> String {
    Self.resolve(path, base: path.hasPrefix("/") ? "/" : try workingDirectory, depth: 0)
  }

  /// Refuses a relative path if there is nothing that it is relative to, of which the system says only
  /// that there is no such file.
  private func requireDirectory(of path: String) throws(FileAccessError) {
    if !path.hasPrefix("/") { _ = try workingDirectory }
  }
}

extension SystemFileAccess {
  /// Follows links, also one at the end that leads to nothing yet: writing would make its target.
  private static func resolve(_ path: String, base: String, depth: Int) -> String {
    let absolute = path.hasPrefix("/") ? path : base + "/" + path
    if let real = realpath(absolute, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let (parent, name) = split(absolute)
    guard let realParent = realpath(parent, nil) else { return absolute }
    defer { free(realParent) }
    let directory = String(cString: realParent)
    let candidate = (directory == "/" ? "" : directory) + "/" + name
    if depth < 8, let target = link(candidate) {
      return resolve(target, base: directory, depth: depth + 1)
    }
    return candidate
  }

  /// The directory of a path, and the name in it.
  static func split(_ path: String) -> (parent: String, name: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
    let parent = slash == path.startIndex ? "/" : String(path[..<slash])
    return (parent, String(path[path.index(after: slash)...]))
  }

  private static func link(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func readAndClose(
    _ file: Int32, limit: Int
  ) throws(FileAccessError) -> [UInt8] {
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .lastError }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(file, limit: limit)
  }

  private static func readAll(_ file: Int32, limit: Int) throws(FileAccessError) -> [UInt8] {
    var input = InputBytes(of: file)
    var result: [UInt8] = []
    while true {
      let more = try input.next()
      if more.isEmpty { return result }
      result += more
      guard result.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) throws(FileAccessError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count > 0 { written += count } else if errno != EINTR { throw .lastError }
    }
  }
}

extension FileAccessError {
  /// What `errno` says, as this program tells it.
  static var lastError: FileAccessError { FileAccessError(SystemFailure()) }

  init(_ failure: SystemFailure) {
    self =
      switch failure.number {
      case ENOENT: .noSuchFile
      case EISDIR: .isDirectory
      case ENXIO: .notRegularFile
      case EACCES, EPERM, EROFS: .noPermission
      case ENOSPC, EDQUOT: .diskFull
      default: .other(failure.text)
      }
  }
}

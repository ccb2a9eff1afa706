@testable import ConcentrationShell
@testable import UIKitShell

/// Files in memory: a table from absolute paths to bytes.
@MainActor
final class TableFiles: FileAccess {
  var files: [String: [UInt8]] = [:]
  let workingDirectory = "/here"
  /// The files that nothing can be added to.
  var full: Set<String> = []

  init(_ texts: [String: String] = [:]) {
    for (path, text) in texts { files[resolved(path)] = Array(text.utf8) }
  }

  func text(_ path: String) -> String? {
    files[resolved(path)].map { String(decoding: $0, as: UTF8.self) }
  }

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    guard let bytes = files[resolved(path)] else { throw .noSuchFile }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    files[resolved(path)] = bytes
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    if full.contains(path) { throw .diskFull }
    files[resolved(path), default: []] += bytes
  }

  func size(ofFile path: String) -> Int? { files[resolved(path)]?.count }

  func resolved(_ path: String) -> String {
    var parts = path.hasPrefix("/") ? [] : workingDirectory.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  func names(inDirectory path: String) -> [String] {
    let folder = resolved(path) == "/" ? "/" : resolved(path) + "/"
    return files.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
      .sorted()
  }
}

/// Streams in memory.
@MainActor
final class TableConsole: Console {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  var isClosed = false

  var text: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  func write(_ bytes: [UInt8]) { output += bytes }
  func writeError(_ bytes: [UInt8]) { errors += bytes }
  func flush() -> Bool { !isClosed }
}

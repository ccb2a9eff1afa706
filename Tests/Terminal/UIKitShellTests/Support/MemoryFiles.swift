@testable import UIKitShell

/// Files in memory.
@MainActor
final class MemoryFiles: FileAccess {
  let workingDirectory = "/project"
  private(set) var contents: [String: [UInt8]] = [:]

  func read(_ path: String, limit: Int) throws(FileAccessError) -> [UInt8] {
    guard let bytes = contents[resolved(path)] else { throw .noSuchFile }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    contents[resolved(path)] = bytes
  }

  func append(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    contents[resolved(path), default: []] += bytes
  }

  func resolved(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
  }

  func size(ofFile path: String) -> Int? { contents[resolved(path)]?.count }

  func names(inDirectory path: String) -> [String] {
    contents.keys.sorted().compactMap { $0.split(separator: "/").last.map(String.init) }
  }
}

import Foundation

/// The files that a project is read from.
public struct ProjectFiles: Sendable {
  /// The contents of a file by its path, or nil.
  public var contents: @Sendable (String) -> Data?
  /// The paths of all files below a folder, relative to it.
  public var list: @Sendable (String) -> [String]

  /// Makes files from functions that find them.
  public init(
    contents: @escaping @Sendable (String) -> Data?,
    list: @escaping @Sendable (String) -> [String]
  ) {
    self.contents = contents
    self.list = list
  }

  /// The files of this system.
  public static let ofSystem = ProjectFiles(
    contents: { try? Data(contentsOf: URL(fileURLWithPath: $0)) },
    list: { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(
            atPath: "\(folder)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    })

  /// Files in memory, by their paths.
  public init(_ files: [String: String]) {
    self.init(
      contents: { files[$0].map { Data($0.utf8) } },
      list: { folder in
        files.keys.filter { $0.hasPrefix(folder + "/") }
          .map { String($0.dropFirst(folder.count + 1)) }.sorted()
      })
  }
}

/// Why a project cannot be read or run, in one sentence.
public struct ProjectError: Error, Hashable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes an error from its sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// Paths as projects have them: with `..` and without links.
enum ProjectPath {
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return normalized(path) }
    return normalized(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

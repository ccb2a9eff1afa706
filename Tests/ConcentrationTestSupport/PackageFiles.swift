import Foundation
import Testing

/// The files of this package, found from where the tests were compiled.
package enum PackageFiles {
  /// The directory that holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files below a directory of the package, in order of their paths.
  package static func swiftFiles(below directory: String) -> [SourceFile] {
    let base = root.appending(path: directory)
    let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8)
      else { return nil }
      return SourceFile(path: "\(directory)/\(path)", text: text)
    }
  }

  /// All files below a directory of the package that are text in UTF-8, in order of their paths.
  ///
  /// Hidden files and directories, such as those of a build, are left out.
  package static func textFiles(below directory: String) -> [SourceFile] {
    let base = root.appending(path: directory)
    let found = FileManager.default.enumerator(
      at: base, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let urls = (found?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return SourceFile(path: String(url.path.dropFirst(root.path.count + 1)), text: text)
    }
  }

  /// The text of one file of the package.
  ///
  /// - Throws: what Foundation throws for a file that cannot be read.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}

/// One source file: where it is in the package, and what it says.
package struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the package's root, such as `Sources/Terminal/UIKitShell/Loop/REPL.swift`.
  package let path: String
  /// The whole text.
  package let text: String

  package var testDescription: String { path }

  /// The target's name: the folder below that of its part, as in `Sources/Runtime/UIKit`.
  ///
  /// Targets of tests that belong to no part lie in `Tests` itself.
  package var target: String {
    let folders = path.split(separator: "/").dropLast().dropFirst()
    return folders.first { !["Runtime", "Xcode", "Terminal", "Game"].contains($0) }.map(String.init)
      ?? path
  }

  /// The name with its extension.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

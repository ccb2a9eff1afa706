import Foundation
import XcodeProjects

/// Finds projects in folders.
enum ProjectSearch {
  /// The files of this system.
  static let files = ProjectFiles.ofSystem

  /// The endings of projects; a playground counts where there is no other.
  private static let kinds = [".xcodeproj", ".playground"]

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The project that a path means: it itself, or the only one in its folder or in a folder of that.
  static func project(in path: String) throws(ProjectError) -> String {
    let path = absolute(path)
    if kinds.contains(where: path.hasSuffix) { return path }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw ProjectError("\(path) is no folder that can be read.")
    }
    let here = projects(among: names, in: path)
    let found =
      here.isEmpty
      ? names.sorted().flatMap { name in
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []
        return projects(among: inner, in: "\(path)/\(name)")
      } : here
    if found.count == 1 { return found[0] }
    throw ProjectError(
      found.isEmpty
        ? "There is no .xcodeproj and no .playground in \(path)."
        : "There are several projects in \(path); name one:\n  "
          + found.joined(separator: "\n  "))
  }

  private static func projects(among names: [String], in folder: String) -> [String] {
    for kind in kinds {
      let found = names.filter { $0.hasSuffix(kind) }.sorted()
      if !found.isEmpty { return found.map { "\(folder)/\($0)" } }
    }
    return []
  }
}

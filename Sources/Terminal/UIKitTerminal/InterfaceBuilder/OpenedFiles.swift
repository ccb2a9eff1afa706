import Foundation
import InterfaceBuilderLoading
import InterfaceBuilderReading
import UIKitShell
import UIKitSystem

/// The storyboards and xibs of a folder, and the one that is opened.
@MainActor
struct OpenedFiles {
  private let paths: [String: String]
  private let files: SystemFileAccess
  /// The name of the storyboard that is opened.
  let storyboard: String

  /// Looks for the files beside one, or in a folder and those below it.
  ///
  /// - Throws: `UsageProblem` if there is no storyboard that can be read.
  init(_ path: String, files: SystemFileAccess) throws(UsageProblem) {
    self.files = files
    let isFile = files.size(ofFile: path) != nil
    let folder = isFile ? (path as NSString).deletingLastPathComponent : path
    var paths: [String: String] = [:]
    Self.collect(folder, depth: isFile ? 1 : 12, files, into: &paths)
    if isFile {
      paths[(path as NSString).lastPathComponent] = path
      storyboard = InterfaceProject.name(ofFile: path)
      self.paths = paths
      let document = try Self.document(path, files)
      guard document.kind == .storyboard else {
        throw UsageProblem("\(path): a xib has no scenes; open its storyboard or its folder")
      }
      return
    }
    self.paths = paths
    guard let main = Self.main(among: paths, files) else {
      throw UsageProblem("\(path): there is no storyboard that can be opened")
    }
    storyboard = main
  }

  /// The bytes of the file of a name; nil if there is none.
  var read: @MainActor (String, InterfaceLoader.Kind) -> [UInt8]? {
    { [paths, files] name, kind in
      paths["\(name).\(kind.rawValue)"].flatMap {
        try? files.read($0, limit: InterfaceLimits().bytes)
      }
    }
  }

  /// Refuses an identifier that no scene has.
  func check(scene identifier: String) throws(UsageProblem) {
    let document = try Self.document(paths["\(storyboard).storyboard"] ?? "", files)
    guard document.scene(identifier: identifier) == nil else { return }
    let known = document.scenes.compactMap(\.storyboardIdentifier).sorted()
    throw UsageProblem(
      "there is no scene '\(identifier)' in \(storyboard); "
        + (known.isEmpty ? "none has an identifier" : "it has \(known.joined(separator: ", "))"))
  }

  /// Collects the files of a folder by their names; of two with the same name the first one counts.
  private static func collect(
    _ folder: String, depth: Int, _ files: SystemFileAccess, into paths: inout [String: String]
  ) {
    guard depth > 0, paths.count < 1000 else { return }
    for name in files.names(inDirectory: folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
      if name.hasSuffix("/") {
        collect(path, depth: depth - 1, files, into: &paths)
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib"), paths[name] == nil {
        paths[name] = path
      }
    }
  }

  /// The storyboard to begin with: Main, else the first with an initial controller.
  private static func main(among paths: [String: String], _ files: SystemFileAccess) -> String? {
    let names = paths.keys.filter { $0.hasSuffix(".storyboard") }.sorted {
      ($0 == "Main.storyboard" ? 0 : 1, $0) < ($1 == "Main.storyboard" ? 0 : 1, $1)
    }
    let usable = names.filter { name in
      guard let path = paths[name], let document = try? document(path, files) else { return false }
      return document.initialScene != nil && !document.isLaunchScreen
    }
    return (usable.first ?? names.first).map(InterfaceProject.name(ofFile:))
  }

  private static func document(
    _ path: String, _ files: SystemFileAccess
  ) throws(UsageProblem) -> InterfaceDocument {
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes = try files.read(path, limit: InterfaceLimits().bytes)
    } catch {
      throw UsageProblem("\(path): \(error.message)")
    }
    do throws(InterfaceFault) {
      return try InterfaceReader().read(bytes)
    } catch {
      throw UsageProblem(error.line(inFile: path))
    }
  }
}

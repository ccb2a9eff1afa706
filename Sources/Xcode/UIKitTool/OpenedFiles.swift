import Foundation
import InterfaceBuilderLoading
import InterfaceBuilderReading
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The storyboards and xibs of a folder, and the one that is opened.
@MainActor
struct OpenedFiles {
  private let paths: [String: String]
  private let files: SystemFileAccess
  /// The language of the texts, such as `de`; nil for that of the files.
  private let language: String?
  /// The name of the storyboard that is opened.
  let storyboard: String

  /// Looks for the files beside one, or in a folder and those below it.
  ///
  /// - Throws: `UsageProblem` if there is no storyboard that can be read, or none of the language.
  init(_ path: String, language: String? = nil, files: SystemFileAccess) throws(UsageProblem) {
    self.files = files
    self.language = language
    let found = try Self.find(path, files)
    paths = found.paths
    storyboard = found.storyboard
    if let language { try check(language: language) }
  }

  private static func find(
    _ path: String, _ files: SystemFileAccess
  ) throws(UsageProblem) -> (paths: [String: String], storyboard: String) {
    do throws(FileAccessError) {
      _ = try files.resolved(path)
    } catch {
      throw UsageProblem("\(path): \(error.message)")
    }
    let isFile = files.size(ofFile: path) != nil
    let folder = isFile ? (path as NSString).deletingLastPathComponent : path
    var paths: [String: String] = [:]
    Self.collect(folder, depth: isFile ? 1 : 12, files, into: &paths)
    if isFile {
      paths[(path as NSString).lastPathComponent] = path
      let document = try Self.document(path, files)
      guard document.kind == .storyboard else {
        throw UsageProblem("\(path): a xib has no scenes; open its storyboard or its folder")
      }
      return (paths, InterfaceProject.name(ofFile: path))
    }
    guard let main = Self.main(among: paths, files) else {
      throw UsageProblem("\(path): there is no storyboard that can be opened")
    }
    return (paths, main)
  }

  /// The bytes of the file of a name; nil if there is none.
  var read: @MainActor (String, InterfaceLoader.Kind) -> [UInt8]? {
    { [self] name, kind in
      let file = "\(name).\(kind.rawValue)"
      return paths[file].flatMap { bytes(variant(of: $0, named: file) ?? $0) }
    }
  }

  /// The bytes of the texts in the language for the file of a name; nil if there are none.
  var strings: @MainActor (String) -> [UInt8]? {
    { [self] name in
      (paths["\(name).storyboard"] ?? paths["\(name).xib"])
        .flatMap { variant(of: $0, named: "\(name).strings") }.flatMap(bytes)
    }
  }

  private func bytes(_ path: String) -> [UInt8]? {
    try? files.readRegularFile(path, limit: InterfaceLimits().bytes)
  }

  /// The file of a name in the language, in a folder such as `de.lproj` beside that of another file.
  private func variant(of path: String, named name: String) -> String? {
    guard let language, let folder = Self.localization(of: path) else { return nil }
    let variant = "\(folder)/\(language).lproj/\(name)"
    return files.size(ofFile: variant) == nil ? nil : variant
  }

  /// The folder with a folder for each language, in one of which a file is; nil if it is in none.
  private static func localization(of path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent as NSString
    guard folder.pathExtension == "lproj" else { return nil }
    let parent = folder.deletingLastPathComponent
    return parent.isEmpty ? "." : parent
  }

  /// Refuses a language in which the storyboard has no texts.
  private func check(language: String) throws(UsageProblem) {
    let path = paths["\(storyboard).storyboard"] ?? ""
    let names = ["\(storyboard).strings", "\(storyboard).storyboard"]
    if names.contains(where: { variant(of: path, named: $0) != nil }) { return }
    let folder = Self.localization(of: path)
    let known = (folder.map(files.names(inDirectory:)) ?? []).compactMap { name -> String? in
      guard let folder, name.hasSuffix(".lproj/"), name != "Base.lproj/" else { return nil }
      let isUsed = names.contains { files.size(ofFile: "\(folder)/\(name)\($0)") != nil }
      return isUsed ? String(name.dropLast(".lproj/".count)) : nil
    }
    throw UsageProblem(
      "no texts in '\(language)' for \(storyboard); "
        + (known.isEmpty
          ? "it has those of the file alone" : "it has \(known.sorted().joined(separator: ", "))"))
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
    let usable = names.first { name in
      guard let path = paths[name], let document = try? document(path, files) else { return false }
      return document.initialScene != nil && !document.isLaunchScreen
    }
    return (usable ?? names.first).map(InterfaceProject.name(ofFile:))
  }

  private static func document(
    _ path: String, _ files: SystemFileAccess
  ) throws(UsageProblem) -> InterfaceDocument {
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes = try files.readRegularFile(path, limit: InterfaceLimits().bytes)
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

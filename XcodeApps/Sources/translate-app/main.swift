import AppPackaging
import Foundation
import SourceRewriting
import XcodeProjects

// Writes the translated sources of a project's app into a folder, and prints the options of the compiler for
// them, one a line. `Scripts/count-typechecks` calls it; `uikit-run` builds apps.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2 else {
  FileHandle.standardError.write(Data("Usage: translate-app PROJECT.xcodeproj FOLDER\n".utf8))
  exit(2)
}

let files = ProjectFiles(
  contents: { try? Data(contentsOf: URL(fileURLWithPath: $0)) },
  list: { folder in
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  })

/// The package of the app of a project.
func package(of path: String) throws(ProjectError) -> AppPackage {
  let project = try XcodeProject(at: path, files: files)
  let target = try project.application()
  if let other = target.sources.first(where: { !$0.hasSuffix(".swift") }) {
    throw ProjectError("\(other) is not in Swift.")
  }
  if let package = target.packages.first { throw ProjectError("It needs the package \(package).") }
  let sources = try target.sources.map { source throws(ProjectError) in
    guard let data = files.contents(source) else {
      throw ProjectError("\(source) cannot be read.")
    }
    return SourceText(path: source, text: String(decoding: data, as: UTF8.self))
  }
  let information = try AppInformation(target, in: project.folder, files: files)
  return try AppPackage(target, information, sources: sources)
}

do {
  let package = try package(of: arguments[0])
  for finding in package.findings where finding.severity == .error {
    throw ProjectError("\(finding)")
  }
  for (path, text) in package.files {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = URL(fileURLWithPath: arguments[1]).appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
  }
  print(package.options.joined(separator: "\n"))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

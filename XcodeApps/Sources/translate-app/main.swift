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

do {
  let files = ProjectFiles.ofSystem
  let package = try AppPackage(of: XcodeProject(at: arguments[0], files: files), files: files)
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

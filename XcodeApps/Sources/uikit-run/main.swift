import AppPackaging
import Foundation
import XcodeProjects

do {
  let run = try AppRun(arguments: Array(CommandLine.arguments.dropFirst()))
  try run.start()
} catch {
  FileHandle.standardError.write(Data("uikit-run: \(error)\n".utf8))
  exit(2)
}

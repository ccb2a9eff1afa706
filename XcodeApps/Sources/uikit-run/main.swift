import AppPackaging
import Foundation
import XcodeProjects

let arguments = Array(CommandLine.arguments.dropFirst())
if ["--help", "-h"].contains(arguments.first) {
  print(Arguments.usage)
  exit(0)
}
do {
  let run = try AppRun(arguments: arguments)
  try run.start()
} catch {
  FileHandle.standardError.write(Data("uikit-run: \(error)\n".utf8))
  exit(2)
}

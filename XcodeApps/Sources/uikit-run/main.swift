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
} catch let error as CocoaError {
  // Foundation's description of an error of a file has all that its value has.
  let system = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
  let (path, reason) = (error.filePath ?? "the cache", system ?? error.localizedDescription)
  AppRun.say("uikit-run: \(path): \(reason)")
  exit(2)
} catch {
  AppRun.say("uikit-run: \(error)")
  exit(2)
}

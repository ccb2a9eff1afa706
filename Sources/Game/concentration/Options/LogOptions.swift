import ArgumentParser
import UIKitShell

extension LogPlace: ExpressibleByArgument {}

/// What is written down of a session.
struct LogOptions: ParsableArguments {
  @Option(help: "Where lifecycle calls are printed.")
  var log: LogPlace?

  @Option(
    help: ArgumentHelp("A file that gets every lifecycle call.", valueName: "file"),
    completion: .file())
  var logFile: String?

  @Option(
    help: ArgumentHelp("A file that gets commands and output.", valueName: "file"),
    completion: .file())
  var transcript: String?
}

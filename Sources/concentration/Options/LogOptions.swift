import ArgumentParser

/// Where lifecycle calls are printed.
enum LogChoice: String, CaseIterable, ExpressibleByArgument {
  case off, after, beside
}

/// What is written down of a session.
struct LogOptions: ParsableArguments {
  @Option(help: "Where lifecycle calls are printed.")
  var log: LogChoice?

  @Option(
    help: ArgumentHelp("A file that gets every lifecycle call.", valueName: "file"),
    completion: .file())
  var logFile: String?

  @Option(
    help: ArgumentHelp("A file that gets commands and output.", valueName: "file"),
    completion: .file())
  var transcript: String?
}

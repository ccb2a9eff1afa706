import ArgumentParser
import LifecycleTrace
import UIKitShell

extension LogPlace: ExpressibleByArgument {}

/// What is written down of a session.
package struct LogOptions: ParsableArguments {
  @Option(help: "Where lifecycle calls are printed.")
  package var log: LogPlace?

  @Option(
    help: ArgumentHelp("A file that gets every lifecycle call.", valueName: "file"),
    completion: .file())
  package var logFile: String?

  @Option(help: "The format of that file.")
  package var logFormat: TraceFormat?

  @Option(
    help: ArgumentHelp("A file that gets commands and output.", valueName: "file"),
    completion: .file())
  package var transcript: String?

  /// Options as they are read; `defaults` has those of a start without options.
  package init() {}
}

extension LogOptions {
  /// Every option as it is where none is given.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// also where there is nothing to parse. An option that is missing here stops the program when it
  /// is read, so a start without arguments tests the list.
  package static var defaults: LogOptions {
    var options = LogOptions()
    (options.log, options.logFile, options.logFormat) = (nil, nil, nil)
    options.transcript = nil
    return options
  }
}

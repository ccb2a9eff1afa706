import ArgumentParser
import Foundation

/// The command line of an app that has no options of its own.
struct AppCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    // Completion is for the file that is typed, whatever the app calls itself.
    CommandConfiguration(
      commandName: ProcessInfo.processInfo.processName, subcommands: [TraceCommand.self])
  }

  @OptionGroup var arguments: TerminalArguments

  @Flag(help: "Name the versions.")
  var version = false
}

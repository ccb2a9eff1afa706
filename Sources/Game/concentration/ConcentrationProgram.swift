import ArgumentParser
import Foundation
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The entry point of the program, and the only place where it exits.
///
/// `main` is synchronous: an asynchronous one would not run the main run loop, which timers and the
/// line editor need.
@main
@MainActor
enum ConcentrationProgram {
  /// Standard output and standard error of all commands.
  static let console = SystemConsole()

  static func main() {
    let commands = ProgramCommands(
      name: "concentration", root: ConcentrationCommand.self, help: RootHelp.text,
      extra: "more than one game:", console: console)
    let status = commands.start { arguments in
      try MovedCommand(arguments)?.run(environment: ProcessInfo.processInfo.environment)
      guard !arguments.isEmpty else { return try ConcentrationCommand.withoutArguments.run() }
      var command = try ConcentrationCommand.parseAsRoot(arguments)
      try command.run()
    }
    exit(status.code)
  }
}

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
  static func main() {
    SignalWatch.ignoreClosedPipes()
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    exit(run(arguments).code)
  }

  /// Runs the command that the arguments name.
  private static func run(_ arguments: [String]) -> ExitStatus {
    let console = SystemConsole()
    defer { console.flush() }
    do {
      var command = try ConcentrationCommand.command(for: arguments)
      try command.run()
      return .success
    } catch let end as ProgramEnd {
      return end.status
    } catch let problem as UsageProblem {
      say(usage(problem.message), on: console)
      return .usage
    } catch {
      return answer(error, to: arguments, on: console)
    }
  }

  private static func usage(_ message: String) -> String {
    UsageMessage.make(message, program: "concentration", extra: "more than one game:")
  }

  private static func say(_ line: String, on console: SystemConsole) {
    console.writeError(Array((line + "\n").utf8))
  }

  /// Help, version and completion scripts are errors to the argument parser, but not wrong usage.
  private static func answer(
    _ error: any Error, to arguments: [String], on console: SystemConsole
  ) -> ExitStatus {
    guard ConcentrationCommand.exitCode(for: error) == .success else {
      say(usage(ConcentrationCommand.message(for: error)), on: console)
      return .usage
    }
    let text =
      RootHelp.isAsked(by: arguments)
      ? RootHelp.text : ConcentrationCommand.fullMessage(for: error) + "\n"
    console.write(Array(text.utf8))
    return .success
  }
}

/// Ends a command with an exit status.
struct ProgramEnd: Error {
  /// The exit status.
  let status: ExitStatus
}

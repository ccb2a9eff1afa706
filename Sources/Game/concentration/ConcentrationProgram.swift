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
    ProcessSetup.run()
    let status = run(Array(Swift.CommandLine.arguments.dropFirst()))
    exit(console.end(with: status, program: "concentration").code)
  }

  /// Standard output and standard error of all commands.
  static let console = SystemConsole()

  /// Runs the command that the arguments name.
  private static func run(_ arguments: [String]) -> ExitStatus {
    do {
      var command = try ConcentrationCommand.command(for: arguments)
      try command.run()
      return .success
    } catch let end as ProgramEnd {
      return end.status
    } catch let problem as UsageProblem {
      writeError(usage(problem.message))
      return .usage
    } catch {
      return handle(error, to: arguments)
    }
  }

  private static func usage(_ message: String, of command: String? = nil) -> String {
    UsageMessage.make(
      message, program: "concentration", command: command,
      extra: command == nil ? "more than one game:" : "too much for \(command ?? ""):")
  }

  private static func writeError(_ line: String) {
    console.writeError(Array((line + "\n").utf8))
  }

  /// Help, version and completion scripts are errors to the argument parser, but not wrong usage.
  private static func handle(_ error: any Error, to arguments: [String]) -> ExitStatus {
    guard ConcentrationCommand.exitCode(for: error) == .success else {
      let command = arguments.first.flatMap { word in
        ConcentrationCommand.configuration.subcommands.map { $0._commandName }.first { $0 == word }
      }
      writeError(usage(ConcentrationCommand.message(for: error), of: command))
      return .usage
    }
    let text =
      RootHelp.isAsked(by: arguments)
      ? RootHelp.text : ConcentrationCommand.fullMessage(for: error) + "\n"
    console.write(Array(text.utf8))
    return .success
  }
}

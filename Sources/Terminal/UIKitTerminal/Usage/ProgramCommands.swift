import ArgumentParser
import UIKitShell
import UIKitSystem

/// What a program does with its arguments: the subcommand that the first one names, or what it does itself.
///
/// Every program starts here: any app, the game, and the developer's tool.
@MainActor
package struct ProgramCommands {
  /// The program's name in messages.
  private let name: String
  /// The program's own command, with its subcommands.
  private let root: any ParsableCommand.Type
  /// The text of `--help`.
  private let help: String
  /// What an argument that is too much is called, such as `no argument`.
  private let extra: String
  private let console: SystemConsole

  /// The commands of a program.
  ///
  /// - Parameters:
  ///   - name: The program's name in messages.
  ///   - root: The program's own command. Its subcommands are meant only by the first argument; a command
  ///     ends with success, or throws `ProgramEnd` or `UsageProblem`.
  ///   - help: The text of `--help`, whole lines.
  ///   - extra: What an argument that is too much is called.
  ///   - console: Where help, versions and wrong usage are written.
  package init(
    name: String, root: any ParsableCommand.Type, help: String, extra: String = "no argument",
    console: SystemConsole = SystemConsole()
  ) {
    self.name = name
    self.root = root
    self.help = help
    self.extra = extra
    self.console = console
  }

  /// Prepares the process and does what its arguments ask for.
  ///
  /// - Parameter body: What the program itself does with its arguments, if no subcommand is named. It
  ///   parses them, and may throw what the argument parser throws, `UsageProblem` and `ProgramEnd`.
  /// - Returns: The status to end with, that of output which could not be written included.
  package func start(_ body: ([String]) throws -> Void) -> ExitStatus {
    ProcessSetup.run()
    return run(Array(Swift.CommandLine.arguments.dropFirst()), body)
  }

  /// Does what the arguments ask for, as `start` does with those of the process.
  package func run(_ arguments: [String], _ body: ([String]) throws -> Void) -> ExitStatus {
    console.end(with: status(of: arguments, body), program: name)
  }

  private func status(of arguments: [String], _ body: ([String]) throws -> Void) -> ExitStatus {
    let version = root.configuration.version
    // The argument parser would take longer to find this out than all the rest takes.
    if arguments == ["--version"], !version.isEmpty {
      console.write(Array("\(version)\n".utf8))
      return .success
    }
    // The argument parser would take the name for an argument of the program's own.
    let subcommand = arguments.first.flatMap { name in
      root.configuration.subcommands.first { $0._commandName == name }
    }
    do {
      if let subcommand {
        var command = try subcommand.parseAsRoot(Array(arguments.dropFirst()))
        try command.run()
      } else {
        try body(arguments)
      }
      return .success
    } catch let end as ProgramEnd {
      return end.status
    } catch let problem as UsageProblem {
      return refuse(problem.message, by: subcommand)
    } catch {
      let source = subcommand ?? root
      guard source.exitCode(for: error) == .success else {
        return refuse(source.message(for: error), by: subcommand)
      }
      // Help, a version and a completion script are errors to the argument parser.
      let isOwnHelp = subcommand == nil && Self.asksForHelp(arguments)
      console.write(Array((isOwnHelp ? help : source.fullMessage(for: error) + "\n").utf8))
      return .success
    }
  }

  /// Whether arguments that end well ask for help: one who gives none to a program that does nothing without
  /// is helped as well.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.isEmpty || arguments == ["help"]
      || arguments.contains { ["-h", "--help", "-help"].contains($0) }
  }

  private func refuse(_ message: String, by subcommand: (any ParsableCommand.Type)?) -> ExitStatus {
    let command = subcommand?._commandName
    let line = UsageMessage.make(
      message, program: name, command: command,
      extra: command.map { "too much for \($0):" } ?? extra)
    console.writeError(Array("\(line)\n".utf8))
    return .usage
  }
}

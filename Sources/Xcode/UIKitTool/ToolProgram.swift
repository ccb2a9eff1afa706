import ArgumentParser
import Foundation
import UIKitShell
import UIKitTerminal

/// The entry point of `uikit`, and the only place where it exits.
@main
@MainActor
enum ToolProgram {
  static func main() {
    let commands = ProgramCommands(
      name: "uikit", root: ToolCommand.self, help: ToolHelp.text, extra: "no command")
    let status = commands.start { arguments in
      var command = try ToolCommand.parseAsRoot(arguments)
      try command.run()
    }
    exit(status.code)
  }
}

import ArgumentParser
import UIKitTerminal

/// `uikit`: the developer's tool, which does nothing but by its subcommands.
struct ToolCommand: ParsableCommand {
  /// What `--version` says, line by line.
  static var versionLines: [String] {
    TerminalVersion.lines(
      program: "uikit \(TerminalVersion.package)", sources: "Sources: MIT licence.")
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "uikit",
      abstract: "Storyboards, apps and traces of UIKit in the terminal.",
      version: versionLines.joined(separator: "\n"),
      subcommands: [
        OpenCommand.self, CheckCommand.self, FlowCommand.self, RunCommand.self,
        TestCommand.self, ExerciseCommand.self, TraceCommand.self,
      ])
  }
}

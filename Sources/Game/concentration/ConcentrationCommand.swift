import ArgumentParser
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// The root command: plays the game or runs scripts.
struct ConcentrationCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "concentration",
      abstract: "Find the pairs, and watch the view controllers at work.",
      version: VersionText.make(),
      subcommands: [
        SimulateCommand.self, DataExportCommand.self, DataImportCommand.self, RepairCommand.self,
        DoctorCommand.self, TraceCommand.self,
      ])
  }

  @OptionGroup(title: "Game") var game: GameOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "Scripts") var scripts: ScriptArguments
  @OptionGroup(title: "Other") var other: OtherOptions
  @OptionGroup(title: "Other") var keeping: KeepingOptions

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  /// Runs the game in the terminal, for a script, a program or a person.
  @MainActor
  private func start() throws {
    let surroundings = ProcessSurroundings.current()
    let game = LiveGame(surroundings: surroundings, keepsNothing: keeping.keepsNothing)
    let run = TerminalRun(
      program: game.program, options: options, surroundings: surroundings,
      console: ConcentrationProgram.console)
    if run.mode == .script, let option = self.game.firstOption {
      throw UsageProblem("\(option) does not work in a script, which deals its own games")
    }
    let opening = run.mode == .typed ? try OpeningCommands(game: self.game).lines : []
    throw ProgramEnd(status: try run.run(opening: opening))
  }

  private var options: TerminalOptions {
    var options = TerminalOptions(screen: screen, log: log, scripts: scripts, other: other)
    options.keepsNothing = keeping.keepsNothing
    if keeping.keepsNothing { options.other.keepsNoHistory = true }
    return options
  }
}

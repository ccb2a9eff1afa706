import ArgumentParser
import UIKitShell
import UIKitSystem

/// The program as a whole: plays, unless scripts or one of the other commands are asked for.
struct ConcentrationCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "concentration",
      abstract: "Find the pairs, and watch the view controllers at work.",
      version: VersionText.make(),
      subcommands: [
        SimulateCommand.self, DataExportCommand.self, DataImportCommand.self,
      ])
  }

  @OptionGroup(title: "Game") var game: GameOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "Scripts") var scripts: ScriptArguments
  @OptionGroup(title: "Other") var other: OtherOptions

  func run() throws {
    try MainActor.assumeIsolated { try start() }
  }

  /// Chooses between the three ways to be used: by a script, by a program, by a person.
  @MainActor
  private func start() throws {
    let surroundings = ProcessSurroundings.current()
    let console = SystemConsole()
    let root = CompositionRoot(options: self, surroundings: surroundings, console: console)
    let status: ExitStatus
    if other.machine {
      status = MachineRun(root: root).run()
    } else if !scripts.script.isEmpty || !surroundings.inputIsTerminal {
      try refuse(game.firstOption, in: "a script, which deals its own games")
      status = try ScriptRun(root: root).run()
    } else {
      try refuse(scripts.firstOption, in: "play: it needs --script")
      status = try PlayRun(root: root).run()
    }
    console.flush()
    throw ProgramEnd(status: status)
  }

  private func refuse(_ option: String?, in place: String) throws(UsageProblem) {
    if let option { throw UsageProblem("\(option) does not work in \(place)") }
  }
}

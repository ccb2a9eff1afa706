import ArgumentParser
import Shell
import SystemSupport

/// The program as a whole: plays, unless scripts or one of the other commands are asked for.
struct ConcentrationCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "concentration",
      abstract: "Find the pairs, and watch the view controllers at work.",
      version: VersionText.make(),
      subcommands: [SimulateCommand.self])
  }

  @OptionGroup(title: "Game") var game: GameOptions
  @OptionGroup(title: "Screen") var screen: ScreenOptions
  @OptionGroup(title: "Log") var log: LogOptions
  @OptionGroup(title: "Scripts") var scripts: ScriptArguments
  @OptionGroup(title: "Other") var other: OtherOptions

  func run() throws {
    throw ProgramEnd(status: .success)
  }
}

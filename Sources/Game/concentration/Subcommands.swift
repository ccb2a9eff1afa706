import ArgumentParser

extension ConcentrationCommand {
  /// The command for the arguments: a subcommand if its name comes first, else the game.
  ///
  /// The argument parser would read the name as the game to play.
  ///
  /// - Throws: what the argument parser throws, help and version included.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    for command in configuration.subcommands where command._commandName == arguments.first {
      return try command.parseAsRoot(Array(arguments.dropFirst()))
    }
    return arguments.isEmpty ? withoutArguments : try parseAsRoot(arguments)
  }
}

import ArgumentParser

extension ConcentrationCommand {
  /// The command that the arguments name: one of the others if its name comes first, else play.
  ///
  /// The argument parser would take the name for the game to play.
  ///
  /// - Throws: what the argument parser throws, help and version included.
  static func command(for arguments: [String]) throws -> any ParsableCommand {
    for command in configuration.subcommands where command._commandName == arguments.first {
      return try command.parseAsRoot(Array(arguments.dropFirst()))
    }
    return arguments.isEmpty ? withoutArguments : try parseAsRoot(arguments)
  }
}

import ArgumentParser

extension ConcentrationCommand {
  /// The command as it is started most often: every option at its default.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// also where there is nothing to parse. An option that is missing here stops the program when it
  /// is read, so a start without arguments tests the list.
  static var withoutArguments: ConcentrationCommand {
    var command = ConcentrationCommand()
    command.game = .defaults
    command.screen = .defaults
    command.log = .defaults
    command.scripts = .defaults
    command.other = .defaults
    return command
  }
}

extension GameOptions {
  fileprivate static var defaults: GameOptions {
    var options = GameOptions()
    (options.id, options.size, options.theme) = (nil, nil, nil)
    (options.seed, options.load) = (nil, nil)
    return options
  }
}

extension ScreenOptions {
  fileprivate static var defaults: ScreenOptions {
    var options = ScreenOptions()
    (options.plain, options.ascii, options.teach) = (false, false, false)
    (options.color, options.width, options.height) = (nil, nil, nil)
    return options
  }
}

extension LogOptions {
  fileprivate static var defaults: LogOptions {
    var options = LogOptions()
    (options.log, options.logFile, options.transcript) = (nil, nil, nil)
    return options
  }
}

extension ScriptArguments {
  fileprivate static var defaults: ScriptArguments {
    var options = ScriptArguments()
    (options.script, options.caseGlob) = ([], nil)
    (options.keepGoing, options.update) = (false, false)
    (options.quiet, options.verbose, options.allowWrite) = (false, false, false)
    return options
  }
}

extension OtherOptions {
  fileprivate static var defaults: OtherOptions {
    var options = OtherOptions()
    (options.machine, options.ignoresSettingsFile) = (false, false)
    (options.keepsNoHistory, options.keepsNothing) = (false, false)
    return options
  }
}

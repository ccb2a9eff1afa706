import ArgumentParser
import UIKitTerminal

extension ConcentrationCommand {
  /// The command with every option at its default.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// even without arguments. An option that is missing here traps when it is read, so a start
  /// without arguments tests the list.
  static var withoutArguments: ConcentrationCommand {
    var command = ConcentrationCommand()
    command.game = .defaults
    command.screen = .defaults
    command.log = .defaults
    command.scripts = .defaults
    command.other = .defaults
    command.keeping = .defaults
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

extension KeepingOptions {
  fileprivate static var defaults: KeepingOptions {
    var options = KeepingOptions()
    options.keepsNothing = false
    return options
  }
}

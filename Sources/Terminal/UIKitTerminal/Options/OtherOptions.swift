import ArgumentParser

/// All else.
package struct OtherOptions: ParsableArguments {
  @Flag(help: "Answer each line with one numbered reply, for programs.")
  package var machine = false

  @Flag(name: .customLong("no-rc"), help: "Read no settings file.")
  package var ignoresSettingsFile = false

  @Flag(name: .customLong("no-history"), help: "Neither read nor keep typed lines.")
  package var keepsNoHistory = false

  /// Options as they are read; `defaults` has those of a start without options.
  package init() {}
}

extension OtherOptions {
  /// Every option as it is where none is given.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// also where there is nothing to parse. An option that is missing here stops the program when it
  /// is read, so a start without arguments tests the list.
  package static var defaults: OtherOptions {
    var options = OtherOptions()
    (options.machine, options.ignoresSettingsFile) = (false, false)
    options.keepsNoHistory = false
    return options
  }
}

import ArgumentParser

/// All else.
struct OtherOptions: ParsableArguments {
  @Flag(help: "Answer each line with one numbered reply, for programs.")
  var machine = false

  @Flag(name: .customLong("no-rc"), help: "Read no settings file.")
  var ignoresSettingsFile = false

  @Flag(name: .customLong("no-history"), help: "Neither read nor keep typed lines.")
  var keepsNoHistory = false

  @Flag(name: .customLong("no-save"), help: "Keep nothing of this session.")
  var keepsNothing = false
}

import ArgumentParser

/// The options of what is saved.
struct KeepingOptions: ParsableArguments {
  @Flag(name: .customLong("no-save"), help: "Keep nothing of this session.")
  var keepsNothing = false
}

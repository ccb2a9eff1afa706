import ArgumentParser

/// What is kept of a session.
struct KeepingOptions: ParsableArguments {
  @Flag(name: .customLong("no-save"), help: "Keep nothing of this session.")
  var keepsNothing = false
}

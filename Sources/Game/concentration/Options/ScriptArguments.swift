import ArgumentParser
import UIKitShell

/// Scripts to run instead of a session at the terminal.
struct ScriptArguments: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Scripts to run and check; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["concentration"]))
  var script: [String] = []

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Run only the cases whose name matches.", valueName: "glob"))
  var caseGlob: String?

  @Flag(help: "Go on after a command that failed.")
  var keepGoing = false

  @Flag(help: "Rewrite the <<END blocks that differ.")
  var update = false

  @Flag(help: "Print no transcript, and nothing at all if all is good.")
  var quiet = false

  @Flag(help: "Tell of checks that pass, too.")
  var verbose = false

  @Flag(help: "Let scripts write outside of the working directory.")
  var allowWrite = false

  /// The options as the shell's script runner takes them.
  var options: ScriptOptions {
    var options = ScriptOptions()
    options.keepsGoing = keepGoing
    options.updates = update
    options.caseGlob = caseGlob
    options.isQuiet = quiet
    options.isVerbose = verbose
    return options
  }

  /// The first option that was given and means nothing without a script, as it was typed.
  var firstOption: String? {
    let given = [
      (caseGlob != nil, "--case"), (keepGoing, "--keep-going"), (update, "--update"),
      (quiet, "--quiet"), (verbose, "--verbose"), (allowWrite, "--allow-write"),
    ]
    return given.first { $0.0 }?.1
  }
}

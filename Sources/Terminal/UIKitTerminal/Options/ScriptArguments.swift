import ArgumentParser
import UIKitShell

/// Scripts to run instead of a session at the terminal.
package struct ScriptArguments: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Scripts to run and check; - is standard input.", valueName: "file"),
    completion: .file())
  package var script: [String] = []

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Run only the cases whose name matches.", valueName: "glob"))
  package var caseGlob: String?

  @Flag(help: "Go on after a command that failed.")
  package var keepGoing = false

  @Flag(help: "Rewrite the <<END blocks that differ.")
  package var update = false

  @Flag(help: "Print no transcript, and nothing at all if all is good.")
  package var quiet = false

  @Flag(help: "Tell of checks that pass, too.")
  package var verbose = false

  @Option(
    help: ArgumentHelp("Write the results as JUnit XML, for a CI server.", valueName: "file"),
    completion: .file())
  package var junit: String?

  @Flag(help: "Let scripts write outside of the working directory.")
  package var allowWrite = false

  /// The options as the shell's script runner takes them.
  package var options: ScriptOptions {
    var options = ScriptOptions()
    options.keepsGoing = keepGoing
    options.updates = update
    options.caseGlob = caseGlob
    options.isQuiet = quiet
    options.isVerbose = verbose
    options.isReported = junit != nil
    return options
  }

  /// The first option that was given and means nothing without a script, as it was typed.
  package var firstOption: String? {
    let given = [
      (caseGlob != nil, "--case"), (keepGoing, "--keep-going"), (update, "--update"),
      (quiet, "--quiet"), (verbose, "--verbose"), (junit != nil, "--junit"),
      (allowWrite, "--allow-write"),
    ]
    return given.first { $0.0 }?.1
  }

  /// Options as they are read; `defaults` has those of a start without options.
  package init() {}
}

extension ScriptArguments {
  /// Every option as it is where none is given.
  ///
  /// The argument parser finds the options by reflection, a fifth of the time to the first prompt,
  /// also where there is nothing to parse. An option that is missing here stops the program when it
  /// is read, so a start without arguments tests the list.
  package static var defaults: ScriptArguments {
    var options = ScriptArguments()
    (options.script, options.caseGlob, options.junit) = ([], nil, nil)
    (options.keepGoing, options.update) = (false, false)
    (options.quiet, options.verbose, options.allowWrite) = (false, false, false)
    return options
  }
}

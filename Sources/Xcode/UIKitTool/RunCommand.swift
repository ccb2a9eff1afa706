import ArgumentParser

/// `run`: builds the app of an Xcode project and becomes it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build the app of an Xcode project, or the page of a playground, and run it.",
    usage: "uikit run FOLDER [--target NAME] [--watch | --build-only | --why] [OPTIONS]",
    discussion: """
      The sources are translated in a copy, and no file of the project is changed. What follows the \
      folder is for uikit-run and the app; uikit run FOLDER --help lists its options.
      It needs Swift's toolchain: the command SWIFT or swift.
      """)

  @Argument(
    parsing: .captureForPassthrough, help: "The folder of the project, and options.",
    completion: .directory)
  var words: [String] = []

  func validate() throws {
    if ProjectProgram.asksForHelp(words) { throw CleanExit.helpRequest(self) }
    try ProjectProgram.checkFolder(of: words)
  }

  func run() throws { throw ProjectProgram.become(words) }
}

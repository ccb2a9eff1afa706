import ArgumentParser

/// `test`: builds the unit tests of an Xcode project and runs them in its app.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the unit tests of an Xcode project in its app, on a phone.",
    usage: "uikit test FOLDER [--target NAME] [WORD...]",
    discussion: """
      The tests are those of XCTest and of Swift Testing, unchanged, in each target of unit tests of the app; \
      the app is launched before them, where the project says so. A word names the tests that have it in \
      Module.Class/method. The status is 1 if one fails.
      It needs Swift's toolchain: the command SWIFT or swift.
      """)

  @Argument(
    parsing: .captureForPassthrough, help: "The folder of the project, and words.",
    completion: .directory)
  var words: [String] = []

  func validate() throws {
    if ProjectProgram.asksForHelp(words) { throw CleanExit.helpRequest(self) }
    try ProjectProgram.checkFolder(of: words)
  }

  func run() throws { throw ProjectProgram.become([words[0], "--test"] + words.dropFirst()) }
}

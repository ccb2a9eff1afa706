import ArgumentParser
import Foundation
import UIKitSystem
import UIKitTerminal

/// `run`: builds the app of an Xcode project and becomes it.
///
/// The work is done by `uikit-run`, a program of a package of its own: it is linked with the toolchain's
/// swift-syntax, where this one runs without a toolchain.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build the app of an Xcode project, or the page of a playground, and run it.",
    usage: "uikit run FOLDER [--target NAME] [--libraries FOLDER] [--build-only] [OPTIONS]",
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
    if let first = words.first, ["-h", "--help", "-help"].contains(first) {
      throw CleanExit.helpRequest(self)
    }
    guard let folder = words.first, !folder.hasPrefix("-") else {
      throw ValidationError("The folder of the project comes first")
    }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = InstalledProgram("uikit-run", environment: environment) else {
      throw UsageProblem(
        "uikit-run is neither beside this program nor in PATH; make install installs it, and in the "
          + "sources it is swift run --package-path XcodeApps uikit-run FOLDER")
    }
    guard Self.hasToolchain(environment) else {
      throw UsageProblem(
        "an app is built with Swift's toolchain, and there is no command "
          + "\(Self.compiler(environment)); SWIFT may name it")
    }
    throw UsageProblem("\(program.path): \(program.become(words))")
  }

  /// The command that builds, as `uikit-run` calls it.
  private static func compiler(_ environment: [String: String]) -> String {
    environment["SWIFT"] ?? "swift"
  }

  private static func hasToolchain(_ environment: [String: String]) -> Bool {
    let command = compiler(environment)
    return command.contains("/")
      ? access(command, X_OK) == 0
      : InstalledProgram(command, environment: environment) != nil
  }
}

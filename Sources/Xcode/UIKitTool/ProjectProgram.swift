import ArgumentParser
import Foundation
import UIKitSystem
import UIKitTerminal

/// `uikit-run`, which the commands for Xcode projects become: it is linked with the toolchain's swift-syntax, where this
/// program runs without a toolchain.
enum ProjectProgram {
  static func asksForHelp(_ words: [String]) -> Bool {
    words.first.map { ["-h", "--help", "-help"].contains($0) } ?? false
  }

  /// - Throws: `ValidationError` if the first word is no folder.
  static func checkFolder(of words: [String]) throws {
    guard let folder = words.first, !folder.hasPrefix("-") else {
      throw ValidationError("The folder of the project comes first")
    }
  }

  /// Becomes the program.
  ///
  /// - Returns: Why that is not possible.
  static func become(_ words: [String]) -> UsageProblem {
    let environment = ProcessInfo.processInfo.environment
    guard let program = InstalledProgram("uikit-run", environment: environment) else {
      return UsageProblem(
        "uikit-run is neither beside this program nor in PATH; make install installs it, and in the "
          + "sources it is swift run --package-path XcodeApps uikit-run FOLDER")
    }
    guard hasToolchain(environment) else {
      return UsageProblem(
        "an app is built with Swift's toolchain, and there is no command "
          + "\(compiler(environment)); SWIFT may name it")
    }
    return UsageProblem("\(program.path): \(program.become(words))")
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

import UIKitSystem
import UIKitTerminal

/// A command that `uikit`, the developer's tool, has taken over from the game.
///
/// The first release leaves this out.
struct MovedCommand {
  private let arguments: [String]

  /// The command that the first argument names; nil if it is none of them.
  init?(_ arguments: [String]) {
    guard let name = arguments.first, ["check", "flow", "open"].contains(name) else { return nil }
    self.arguments = arguments
  }

  /// Runs it in the place of this process.
  ///
  /// - Throws: `UsageProblem` if the tool is neither beside this program nor in `PATH`.
  func run(environment: [String: String]) throws(UsageProblem) -> Never {
    guard let tool = InstalledProgram("uikit", environment: environment) else {
      throw UsageProblem(
        "\(arguments[0]) is a command of uikit now, the developer's tool; make install puts that "
          + "beside this program")
    }
    throw UsageProblem("\(tool.path): \(tool.become(arguments))")
  }
}

import UIKitShell
import UIKitSystem

/// Where a person was in an app, for the next build of it: `uikit run --watch` names the file.
@MainActor
struct KeptPlace {
  /// The variable that names the file; nothing is kept without it.
  static let variable = "UIKIT_PLACE"

  private let root: TerminalRun
  private let path: String?

  init(of root: TerminalRun) {
    self.root = root
    path = root.surroundings.value(of: Self.variable)
  }

  /// Goes there; what the app does not understand any more is said.
  func restore(_ session: ShellSession) {
    guard let path, root.files.size(ofFile: path) ?? 0 > 0 else { return }
    do {
      let bytes = try root.files.read(path, limit: ScriptParser.byteLimit)
      let script = try ScriptParser.parse(bytes, name: "repeated", catalog: session.catalog)
      for problem in ScriptExecution.repeatCommands(script, on: session) {
        session.warn(problem.hasSuffix(".") ? String(problem.dropLast()) : problem)
      }
    } catch {
      session.warn("where the app was cannot be read: \(error)")
    }
  }

  /// Writes down how to come to where a session is.
  func keep(_ session: ShellSession) {
    guard let path, let commands = session.recordings.commandsOfThePast else { return }
    do throws(FileAccessError) {
      try root.files.write(Array(commands.map { "\($0)\n" }.joined().utf8), to: path)
    } catch {
      root.warn("\(path): \(error.message)")
    }
  }
}

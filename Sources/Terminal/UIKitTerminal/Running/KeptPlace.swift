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

  /// The commands that lead there.
  var commands: [String] {
    guard let path, root.files.size(ofFile: path) ?? 0 > 0 else { return [] }
    return ["source \(Word.quoted(path))"]
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

import UIKitTerminal

/// The text of `concentration --version`.
enum VersionText {
  /// The lines, with what a bug report needs.
  static var lines: [String] {
    TerminalVersion.lines(
      program: "concentration \(TerminalVersion.package)", formats: ["deck generator 1"],
      sources: "Sources: MIT licence.")
  }

  /// The lines as one text.
  static func make() -> String { lines.joined(separator: "\n") }
}

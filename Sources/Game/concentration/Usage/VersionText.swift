import ConcentrationEngine
import UIKitReadline
import UIKitShell

/// The text of `concentration --version`.
enum VersionText {
  /// The program's own version.
  static let program = "1.0"
  /// The compiler that built the program, as far as the source can know it.
  private static let compiler: String = {
    #if compiler(>=6.5)
      "6.5 or newer"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }()

  /// One fact a line: what a bug report needs.
  static var lines: [String] {
    [
      "concentration \(program)",
      "script format 1",
      "deck generator 1",
      "Swift \(compiler)",
      "readline \(ReadlineVersion.text)",
      "Sources: MIT licence.",
      "This binary links GNU Readline and is distributed under GPL-3.0-or-later.",
    ]
  }

  /// The lines as one text.
  static func make() -> String { lines.joined(separator: "\n") }
}

import Foundation
import Glibc
import UIKitShell

/// What the process was started in, found out once and handed on as a value.
package struct ProcessSurroundings: Sendable {
  /// The environment variables.
  package let environment: [String: String]
  /// True if standard input is a terminal.
  package let inputIsTerminal: Bool
  /// True if standard output is a terminal.
  package let outputIsTerminal: Bool
  /// True if the locale's code set is UTF-8.
  package let isUTF8: Bool

  /// The surroundings of this process.
  ///
  /// Without a UTF-8 locale, drawing is ASCII, but the process itself goes on in `C.UTF-8`:
  /// readline misplaces the cursor after a wide character otherwise.
  ///
  /// - Parameter output: the descriptor that the process was given as standard output.
  /// - Returns: the surroundings.
  package static func current(output: Int32 = STDOUT_FILENO) -> ProcessSurroundings {
    let environment = ProcessInfo.processInfo.environment
    setlocale(LC_CTYPE, "")
    let isUTF8 = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } == "UTF-8"
    if !isUTF8 {
      setenv("LC_ALL", "C.UTF-8", 1)
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    return ProcessSurroundings(
      environment: environment, inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(output) == 1, isUTF8: isUTF8)
  }

  /// True in locales of languages for which terminals may show characters two columns wide that are one
  /// column wide elsewhere.
  ///
  /// Source: Unicode Standard Annex #11, "Ambiguous".
  package var isWidthAmbiguous: Bool {
    let locale = value(of: "LC_ALL") ?? value(of: "LC_CTYPE") ?? value(of: "LANG") ?? ""
    return ["zh", "ja", "ko"].contains { locale.hasPrefix($0) }
  }

  /// The value of a variable, nil if it is unset or empty.
  package func value(of name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// True if standard input and output are both terminals, which readline needs.
  package var isInteractive: Bool { inputIsTerminal && outputIsTerminal }
}

/// What every program tells of its version, one fact a line: what a bug report needs.
package enum TerminalVersion {
  /// The version of this package, which its own programs have.
  package static let package = "1.0"

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

  /// The lines of a program.
  ///
  /// - Parameters:
  ///   - program: its name and version.
  ///   - formats: the formats besides that of scripts, with their versions.
  ///   - sources: under which licence its sources are; nil for what only its author knows.
  /// - Returns: Lines without line ends.
  package static func lines(
    program: String, formats: [String] = [], sources: String? = nil
  ) -> [String] {
    [program, "script format 1"] + formats + ["Swift \(compiler)"] + LineEditor.versionLines
      + [sources].compactMap { $0 } + LineEditor.licenceLines
  }
}

/// Whether colours are used when neither an option nor a setting says so.
///
/// Source: no-color.org, and REPL.md section 4; `NO_COLOR` beats `FORCE_COLOR`.
package enum AutomaticColor {
  /// The answer of the environment; the first that applies decides.
  ///
  /// - Parameters:
  ///   - environment: the process's environment.
  ///   - isTerminal: true if standard output is a terminal.
  /// - Returns: true if colours are to be used.
  package static func isOn(environment: [String: String], isTerminal: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isForced(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
    if isSet("NO_COLOR") { return false }
    if isForced("FORCE_COLOR") || isForced("CLICOLOR_FORCE") { return true }
    if environment["CLICOLOR"] == "0" { return false }
    let term = environment["TERM"] ?? ""
    if term.isEmpty || term == "dumb" { return false }
    return isTerminal
  }
}

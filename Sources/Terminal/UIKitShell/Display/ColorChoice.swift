package import TerminalCanvas

/// What a person can say about colour, by an option or a setting.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Let the terminal and the variables of the environment decide.
  case auto
  /// Colour, wherever the text goes.
  case always
  /// No colour.
  case never
}

/// Decides about colour by the first rule that applies.
///
/// An option and a setting of our own stand above `NO_COLOR`, and `NO_COLOR` above `FORCE_COLOR`.
/// Source: SHELL.md "Colour".
package struct ColorDecision: Hashable, Sendable {
  /// `--color`; nil if it was not given.
  package var option: ColorChoice?
  /// `set color`.
  package var setting = ColorChoice.auto
  /// Whether standard output is a terminal.
  package var isTerminal = true
  /// Whether a script is run.
  package var isScript = false
  /// The variables of the environment; only the six about colour are read.
  package var environment: [String: String] = [:]

  /// A decision at a terminal with `TERM=xterm` and nothing else said.
  package init() {
    environment = ["TERM": "xterm"]
  }

  /// A decision from what was found out at the root.
  package init(
    option: ColorChoice?, setting: ColorChoice, isTerminal: Bool, isScript: Bool,
    environment: [String: String]
  ) {
    self.option = option
    self.setting = setting
    self.isTerminal = isTerminal
    self.isScript = isScript
    self.environment = environment
  }

  /// How much colour is written.
  package var depth: ColorDepth { isOn ? .sixteen : .none }

  /// The rules in their order; each says on, off, or nothing.
  private var isOn: Bool {
    verdict(option) ?? verdict(setting) ?? verdictOfVariables ?? (isTerminal && !isScript)
  }

  private func verdict(_ choice: ColorChoice?) -> Bool? {
    switch choice {
    case .always: true
    case .never: false
    case .auto, nil: nil
    }
  }

  private var verdictOfVariables: Bool? {
    if !(environment["NO_COLOR"] ?? "").isEmpty { return false }
    if isForced(by: "FORCE_COLOR") || isForced(by: "CLICOLOR_FORCE") { return true }
    if environment["CLICOLOR"] == "0" { return false }
    let term = environment["TERM"] ?? ""
    return term.isEmpty || term == "dumb" ? false : nil
  }

  private func isForced(by name: String) -> Bool {
    let value = environment[name] ?? ""
    return !value.isEmpty && value != "0"
  }
}

package import TerminalCanvas

/// What a person can say about colour, by an option or a setting.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Let the terminal and the variables of the environment decide.
  case auto
  /// Colour, wherever the text goes.
  case always
  /// No colour.
  case never
  /// The sixteen named colours, wherever the text goes.
  case sixteen = "16"
  /// Also the nearest of xterm's table of 256.
  case table256 = "256"
  /// Also exact colours of three bytes.
  case exact = "24bit"

  /// The colours that are asked for by their number.
  fileprivate var depth: ColorDepth? {
    switch self {
    case .auto, .always, .never: nil
    case .sixteen: .sixteen
    case .table256: .table256
    case .exact: .exact
    }
  }
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
  /// The variables of the environment; only the seven about colour are read.
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
  package var depth: ColorDepth {
    guard isOn else { return .none }
    return option?.depth ?? setting.depth ?? (isScript ? .sixteen : depthOfTerminal)
  }

  /// What the terminal says that it can show.
  private var depthOfTerminal: ColorDepth {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .exact }
    if term.hasSuffix("-direct") { return .exact }
    return term.contains("256color") ? .table256 : .sixteen
  }

  /// The rules in their order; each says on, off, or nothing.
  private var isOn: Bool {
    verdict(option) ?? verdict(setting) ?? verdictOfVariables ?? (isTerminal && !isScript)
  }

  private func verdict(_ choice: ColorChoice?) -> Bool? {
    switch choice {
    case .always, .sixteen, .table256, .exact: true
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

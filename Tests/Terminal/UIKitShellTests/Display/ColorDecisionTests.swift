import TerminalCanvas
import Testing
import UIKitShell

@Suite("Colour decision")
struct ColorDecisionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isOn: Bool
    var option: ColorChoice?
    var setting = ColorChoice.auto
    var isTerminal = true
    var isScript = false
    var environment = ["TERM": "xterm"]

    init(_ name: String, _ isOn: Bool, _ change: (inout Row) -> Void = { _ in }) {
      testDescription = name
      self.isOn = isOn
      change(&self)
    }

    mutating func set(_ variables: [String: String]) {
      environment.merge(variables) { $1 }
    }
  }

  /// Each rule decides against all the later ones.
  static let rows = [
    Row("a terminal and nothing said", true),
    Row("a script", false) { $0.isScript = true },
    Row("not a terminal", false) { $0.isTerminal = false },
    Row("TERM=dumb", false) { $0.environment = ["TERM": "dumb"] },
    Row("TERM empty", false) { $0.environment = ["TERM": ""] },
    Row("TERM unset", false) { $0.environment = [:] },
    Row("CLICOLOR=0", false) { $0.set(["CLICOLOR": "0"]) },
    Row("CLICOLOR=1 says nothing", true) { $0.set(["CLICOLOR": "1"]) },
    Row("CLICOLOR=1 against no terminal", false) {
      $0.set(["CLICOLOR": "1"])
      $0.isTerminal = false
    },
    Row("FORCE_COLOR against all below", true) {
      $0.environment = ["FORCE_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"]
      $0.isTerminal = false
      $0.isScript = true
    },
    Row("CLICOLOR_FORCE against all below", true) {
      $0.environment = ["CLICOLOR_FORCE": "yes", "CLICOLOR": "0"]
      $0.isTerminal = false
    },
    Row("FORCE_COLOR=0 says nothing", false) {
      $0.set(["FORCE_COLOR": "0"])
      $0.isTerminal = false
    },
    Row("FORCE_COLOR empty says nothing", false) {
      $0.set(["FORCE_COLOR": "", "CLICOLOR_FORCE": "0"])
      $0.isTerminal = false
    },
    Row("NO_COLOR against FORCE_COLOR", false) { $0.set(["NO_COLOR": "1", "FORCE_COLOR": "1"]) },
    Row("NO_COLOR=0 is not empty", false) { $0.set(["NO_COLOR": "0"]) },
    Row("NO_COLOR empty says nothing", true) { $0.set(["NO_COLOR": ""]) },
    Row("set color always against NO_COLOR", true) {
      $0.set(["NO_COLOR": "1"])
      $0.setting = .always
    },
    Row("set color never against FORCE_COLOR", false) {
      $0.set(["FORCE_COLOR": "1"])
      $0.setting = .never
    },
    Row("--color never against set color always", false) {
      $0.option = .never
      $0.setting = .always
    },
    Row("--color always against set color never", true) {
      $0.option = .always
      $0.setting = .never
      $0.environment = ["NO_COLOR": "1", "TERM": "dumb"]
      $0.isTerminal = false
      $0.isScript = true
    },
    Row("--color auto says nothing", false) {
      $0.option = .auto
      $0.setting = .never
    },
  ]

  @Test(arguments: rows)
  func `13.9 the first rule that applies decides`(row: Row) {
    let decision = ColorDecision(
      option: row.option, setting: row.setting, isTerminal: row.isTerminal,
      isScript: row.isScript, environment: row.environment)
    #expect(decision.depth == (row.isOn ? .sixteen : ColorDepth.none))
  }

  @Test func `how many colours there are is said, else found out, and fixed in scripts`() {
    var decision = ColorDecision()
    #expect(decision.depth == .sixteen)
    decision.environment["TERM"] = "xterm-256color"
    #expect(decision.depth == .table256)
    decision.environment["TERM"] = "xterm-direct"
    #expect(decision.depth == .exact)
    decision.environment = ["TERM": "xterm", "COLORTERM": "truecolor"]
    #expect(decision.depth == .exact)
    decision.isScript = true
    decision.option = .always
    #expect(decision.depth == .sixteen)
    decision.setting = .exact
    #expect(decision.depth == .exact)
    decision.option = .table256
    #expect(decision.depth == .table256)
    decision.option = .never
    #expect(decision.depth == ColorDepth.none)
  }

  /// SHELL.md "Colour" once more, as a list: each rule says on, off, or nothing.
  private static func expected(_ decision: ColorDecision) -> Bool {
    func says(_ choice: ColorChoice?) -> Bool? {
      choice == nil || choice == .auto ? nil : choice != .never
    }
    let variables = decision.environment
    func isSet(_ name: String, besides: String...) -> Bool {
      !([""] + besides).contains(variables[name] ?? "")
    }
    let isForced = isSet("FORCE_COLOR", besides: "0") || isSet("CLICOLOR_FORCE", besides: "0")
    let rules: [Bool?] = [
      says(decision.option), says(decision.setting),
      isSet("NO_COLOR") ? false : nil,
      isForced ? true : nil,
      variables["CLICOLOR"] == "0" ? false : nil,
      isSet("TERM", besides: "dumb") ? nil : false,
      decision.isTerminal ? nil : false,
      decision.isScript ? false : nil,
      true,
    ]
    return rules.lazy.compactMap(\.self).first ?? true
  }

  /// Every combination of the variables, by name.
  private static let environments: [[String: String]] = [
    ("NO_COLOR", [nil, "", "0", "1"]), ("FORCE_COLOR", [nil, "", "0", "1"]),
    ("CLICOLOR_FORCE", [nil, "", "0", "1"]), ("CLICOLOR", [nil, "", "0", "1"]),
    ("TERM", [nil, "", "dumb", "xterm", "linux"]),
  ].reduce([[:]]) { made, variable in
    made.flatMap { environment in
      variable.1.map { value in
        environment.merging(value.map { [variable.0: $0] } ?? [:]) { $1 }
      }
    }
  }

  @Test(arguments: [nil, .auto, .always, .never] as [ColorChoice?])
  func `13.9 the whole table`(option: ColorChoice?) {
    var count = 0
    for environment in Self.environments {
      for setting in ColorChoice.allCases {
        for (isTerminal, isScript) in [(true, true), (true, false), (false, true), (false, false)] {
          let decision = ColorDecision(
            option: option, setting: setting, isTerminal: isTerminal, isScript: isScript,
            environment: environment)
          let isOn = decision.depth != .none
          if isOn != Self.expected(decision) { Issue.record("\(decision)") }
          count += 1
        }
      }
    }
    #expect(count == 4 * 4 * 4 * 4 * 5 * 6 * 4)
  }
}

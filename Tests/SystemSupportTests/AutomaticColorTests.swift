import SystemSupport
import Testing

@Suite struct AutomaticColorTests {
  /// Variables besides `TERM=xterm`, at a terminal or not, and whether colours are used.
  private static let table: [(environment: [String: String], isTerminal: Bool, isOn: Bool)] = [
    ([:], true, true),
    ([:], false, false),
    (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": "0"], true, false),
    (["NO_COLOR": ""], true, true),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    (["FORCE_COLOR": "1"], false, true),
    (["FORCE_COLOR": "0"], false, false),
    (["FORCE_COLOR": ""], false, false),
    (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR": "0"], true, false),
    (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true, true),
    (["CLICOLOR": "1"], false, false),
    (["TERM": "dumb"], true, false),
    (["TERM": ""], true, false),
    (["TERM": "dumb", "FORCE_COLOR": "1"], true, true),
  ]

  @Test(arguments: table)
  func `the first variable that applies decides`(
    environment: [String: String], isTerminal: Bool, isOn: Bool
  ) {
    let all = ["TERM": "xterm"].merging(environment) { $1 }
    #expect(AutomaticColor.isOn(environment: all, isTerminal: isTerminal) == isOn)
  }

  @Test func `without TERM there are no colours`() {
    #expect(!AutomaticColor.isOn(environment: [:], isTerminal: true))
  }
}

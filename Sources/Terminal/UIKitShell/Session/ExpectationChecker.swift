import LifecycleTrace

/// Compares an expectation with what the last command did and how the app is now.
@MainActor
package struct ExpectationChecker {
  /// Why an expectation is not met.
  package struct Miss: Hashable, Sendable {
    /// What stands after `FAILED: expect`, such as `flips 2; flips is 1`.
    package var summary: String
    /// Lines below, such as a difference.
    package var details: [String] = []
    /// The lines that an update would put into the block; nil if it has none.
    package var actual: [String]?
  }

  private let session: ShellSession
  private let looksAtScreen: Bool

  /// A checker of the session's present state and last command; with `looksAtScreen` a text is
  /// looked for on the screen instead of in what the last command printed.
  package init(session: ShellSession, looksAtScreen: Bool = false) {
    self.session = session
    self.looksAtScreen = looksAtScreen
  }

  /// The screen in ASCII without colour.
  private var screenLines: [String] { session.app.screenLines(ascii: true) }

  /// Why the expectation is not met; nil if it is.
  package func miss(_ expectation: Expectation) -> Miss? {
    switch expectation {
    case .state(let key, let value): state(key, value)
    case .contributed(let contributed): contributed.check(session).map { Miss(summary: $0) }
    case .text(let pattern, let isForbidden): text(pattern, isForbidden)
    case .error(let pattern): error(pattern)
    case .log(let rule, let lines): log(rule, lines)
    case .screen(let lines): block("screen", lines, screenLines)
    case .tree(let lines): block("tree", lines, session.navigator.treeLines)
    case .output(let lines): block("output", lines, session.last.outputLines)
    }
  }

  private func state(_ key: String, _ value: String) -> Miss? {
    let actual = session.stateValue(key)
    let wanted = Self.collapsed(value)
    guard let actual else {
      return Miss(summary: "\(key) \(wanted); this screen has no \(key)")
    }
    let came = Self.collapsed(actual)
    guard came != wanted else { return nil }
    return Miss(summary: "\(key) \(wanted); \(key) is \(came.isEmpty ? "empty" : came)")
  }

  private func text(_ pattern: TextPattern, _ isForbidden: Bool) -> Miss? {
    let output = looksAtScreen ? screenLines : session.last.textLines
    let occurs = pattern.occurs(in: output.joined(separator: "\n"))
    guard occurs == isForbidden else { return nil }
    let no = isForbidden ? "no " : ""
    return Miss(
      summary: "text \(no)\(pattern.source)",
      details: ["the output was:"] + output.map { "  " + $0 }
    )
  }

  private func error(_ pattern: TextPattern) -> Miss? {
    guard let failure = session.last.failure else {
      return Miss(summary: "error \(pattern.source); the last command worked")
    }
    guard !pattern.occurs(in: failure.message) else { return nil }
    return Miss(
      summary: "error \(pattern.source)", details: ["the error was:", "  " + failure.message])
  }

  private func log(_ rule: LogRule, _ lines: [String]) -> Miss? {
    let calls = session.log.calls(of: session.last).map(\.callText)
    let problems = LogComparison.problems(rule: rule, expected: lines, calls: calls)
    guard !problems.isEmpty else { return nil }
    let name = rule == .exactly ? "log" : "log \(rule.rawValue)"
    return Miss(summary: name, details: problems, actual: rule == .exactly ? calls : nil)
  }

  private func block(_ kind: String, _ wanted: [String], _ actual: [String]) -> Miss? {
    let lines = actual.map(Self.withoutTrailingBlanks)
    let details = UnifiedDiff.lines(
      expected: wanted.map(Self.withoutTrailingBlanks), actual: lines)
    return details.isEmpty ? nil : Miss(summary: kind, details: details, actual: lines)
  }

  private static func collapsed(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  private static func withoutTrailingBlanks(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

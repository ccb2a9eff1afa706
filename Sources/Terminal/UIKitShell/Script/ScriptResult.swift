/// What one line of a script came to: an expectation, or a command that did not do as it should.
package struct ScriptResult: Hashable, Sendable {
  /// The ways a line can end.
  package enum Outcome: Hashable, Sendable {
    /// It holds, or its block was rewritten.
    case passed
    /// It does not hold: what is wrong, and the lines of a difference.
    case failed(String, details: [String] = [])
    /// The command failed, or the script could not go on.
    case error(String)
    /// A known failure, after `todo`.
    case skipped(String)
  }

  /// The file that the line stands in, as it was named; of a sourced script, that one.
  package var script: String
  /// The number of the line, from 1; nil for what is wrong with the script as a whole.
  package var line: Int?
  /// The line, or what was to be done.
  package var text: String
  /// The case that the line belongs to; nil before the first one.
  package var caseName: String?
  /// How it ended.
  package var outcome: Outcome

  /// A result from its parts.
  package init(
    script: String, line: Int? = nil, text: String, caseName: String? = nil, outcome: Outcome
  ) {
    self.script = script
    self.line = line
    self.text = text
    self.caseName = caseName
    self.outcome = outcome
  }
}

/// The results of one script that was named to the program.
package struct ScriptSuite: Hashable, Sendable {
  /// The path as it was given, or `<stdin>`.
  package var name: String
  /// What its lines came to, in the order in which they were run.
  package var results: [ScriptResult] = []

  /// A suite without results.
  package init(name: String) {
    self.name = name
  }

  /// Adds what is wrong with the script as a whole.
  package mutating func fail(_ text: String, _ reason: String) {
    results.append(ScriptResult(script: name, text: text, outcome: .error(reason)))
  }
}

/// A first word that calls no command, or a command that cannot run here.
extension CommandProblem {
  static func unknownCommand(_ word: String, suggestions: [String]) -> Self {
    unknown("command '\(word)'", suggestions, otherwise: "Type help for the list.")
  }

  static func programRuns(_ word: String) -> Self {
    Self("\(word) runs already: leave that word out, as in: help")
  }

  /// A beginning or a name that several things have.
  package static func ambiguous(_ word: String, candidates: [String]) -> Self {
    Self("'\(word)' could be \(Suggestions.list(candidates))")
  }

  package static func prefixInScript(_ word: String, command: String) -> Self {
    Self("'\(word)' is short for \(command); scripts need the full word (or a listed short form)")
  }

  static func needsTerminal(command: String) -> Self { Self("\(command) needs a terminal") }

  static func scriptsOnly(command: String) -> Self { Self("\(command) works in scripts only") }

  static func workedAgainstMark(_ text: String) -> Self {
    Self("'\(text)' worked, but ! says it must fail")
  }
}

/// Why a command was refused, and which part of its line is at fault.
public struct CommandFailure: Error, Hashable, Sendable {
  /// What was wrong, as data.
  public var problem: CommandProblem
  /// The argument at fault, in UTF-8 offsets of the line.
  public var range: Range<Int>?
  /// Whether a recording has it: false if it depends on files and data that a script does not find.
  public var isRecorded = true

  /// A problem, and where it stands if one argument is to blame.
  public init(_ problem: CommandProblem, at range: Range<Int>? = nil) {
    self.problem = problem
    self.range = range
  }
}

/// Every kind of refusal; `CommandProblem+Message` has the words.
///
/// Source: SHELL.md "Refusals".
public enum CommandProblem: Hashable, Sendable {
  // The line.
  case lineTooLong(limit: Int)
  case controlCharacter(Unicode.Scalar)
  case unclosedQuote
  case textAfterQuote
  case textAfterBlockMark(String)
  case badBlockTag(String)
  case unexpectedBlock(command: String)
  case blockInScriptsOnly(tag: String)
  // The command.
  case unknownCommand(String, suggestions: [String])
  case ambiguousCommand(String, candidates: [String])
  case prefixInScript(String, command: String)
  case needsTerminal(command: String)
  case scriptsOnly(command: String)
  case workedAgainstMark(String)
  // Its arguments.
  case missingArgument(command: String, what: String, choices: [String])
  case extraArgument(command: String, usage: String)
  case unknownOption(String, command: String, options: [String])
  case missingOptionValue(String)
  case ambiguousName(String, candidates: [String])
  case notNumber(String, what: String, range: ClosedRange<Int>)
  case notSeconds(String)
  case notSize(String)
  case unknownChoice(noun: String, word: String, title: String, choices: [String])
  case unknownControl(String, controls: [String], suggestions: [String])
  case unknownSetting(String, suggestions: [String])
  case badSettingValue(name: String, choices: [String])
  case unknownHelp(String, suggestions: [String])
  case unknownLogWord(String, near: [String])
  case unknownCall(String, suggestions: [String])
  case badPattern(String)
  case expectation(String)
  case notMet(String, details: [String])
  // The app and the files.
  case refused(String)
  case file(path: String, FileAccessError)
  case fileNotEmpty(path: String, ways: [String])
  case outsideDirectory(path: String)
  case sourceTooDeep(limit: Int)
  case inFile(path: String, line: Int, message: String)
}

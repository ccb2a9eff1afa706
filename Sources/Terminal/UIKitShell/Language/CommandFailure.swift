/// Why a command was refused, and which part of its line is at fault.
public struct CommandFailure: Error, Hashable, Sendable {
  /// What was wrong.
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

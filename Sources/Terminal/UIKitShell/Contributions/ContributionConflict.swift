/// Two contributions that contradict each other, or one that names a command that does not exist.
public struct ContributionConflict: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is contributed twice, such as `the command 'mix'`.
  public var subject: String
  /// Who contributes it, in the order of the contributions; one name if there is nothing to
  /// override.
  public var contributors: [String]

  /// What is wrong with the one contribution, if it is one.
  var lack = "overrides nothing"

  /// A sentence without its period.
  public var description: String {
    contributors.count > 1
      ? "\(subject) is contributed by \(Suggestions.list(contributors, joining: "and"))"
      : "\(subject) of \(contributors.joined()) \(lack)"
  }
}

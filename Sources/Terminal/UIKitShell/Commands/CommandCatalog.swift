/// The vocabulary of the language, as contributions bring it together: commands, how words lead to
/// them, settings, topics of help, and what `state` and `expect` know.
///
/// It is shared by all that read it, and never changes.
public final class CommandCatalog: Sendable {
  /// The program in messages, such as `concentration`.
  package let programName: String
  /// Who contributes.
  package let contributions: [ShellContribution]
  /// All commands, in the order in which help lists them.
  public let commands: [Command]
  /// All settings, in the order in which they are listed.
  public let settings: [Setting]
  /// All topics of help, in order.
  public let topics: [HelpTopic]
  /// Every key that `state` can print, so that a misspelled expectation is found before anything
  /// runs.
  package let stateKeys: [String]
  /// What `expect` can check besides its own kinds.
  package let expectations: [ExpectationKind]
  /// What help takes for examples.
  package let examples: HelpExamples
  private let byWord: [String: Command]
  private let bareWords: [(word: BareWord, command: Command)]

  /// The sum of contributions, those that are listed first first.
  ///
  /// - Throws: `ContributionConflict` where two contributions have a command, a short form, a
  ///   setting, a topic, a key or a kind of expectation of one name.
  public init(
    _ contributions: [ShellContribution], programName: String
  ) throws(ContributionConflict) {
    self.programName = programName
    self.contributions = contributions
    let commands = try Sum("command", of: contributions, \.commands)
    let ordered = CommandGroup.allCases.flatMap { group in
      commands.elements.filter { $0.group == group }
    }
    self.commands = ordered
    settings = try Sum("setting", of: contributions, \.settings).elements
    topics = try Sum("topic", of: contributions, \.topics).elements
    expectations = contributions.flatMap(\.expectations)
    // Where one is stands before what the app tells of itself.
    let keys = contributions.reversed().flatMap(\.stateKeys)
    stateKeys = keys + contributions.flatMap(\.ownStateKeys).filter { !keys.contains($0) }
    examples = contributions.lazy.compactMap(\.examples).first ?? HelpExamples()
    byWord = try Self.index(ordered) { commands.contributor(of: $0) }
    bareWords = try Self.resolve(contributions, ordered)
    try Self.requireDistinct("key of state", contributions, \.stateKeys)
    try Self.requireDistinct("expectation", contributions) {
      $0.expectations.map(\.name) + $0.ownExpectations
    }
  }

  /// True for a key that `state` may print; the values of controls have keys of their identifiers.
  func isStateKey(_ key: String) -> Bool {
    stateKeys.contains(key)
      || (key.hasPrefix(ScreenKey.valuePrefix) && key != ScreenKey.valuePrefix)
  }

  /// The commands that bare words mean.
  private static func resolve(
    _ contributions: [ShellContribution], _ commands: [Command]
  ) throws(ContributionConflict) -> [(word: BareWord, command: Command)] {
    var resolved: [(word: BareWord, command: Command)] = []
    for contribution in contributions {
      for word in contribution.bareWords {
        guard let command = commands.first(where: { $0.name == word.command }) else {
          throw ContributionConflict(
            subject: "the command '\(word.command)' for a bare word",
            contributors: [contribution.name], lack: "does not exist")
        }
        resolved.append((word, command))
      }
    }
    return resolved
  }

  /// Where each word leads: names, then short forms, then other words as far as they are free.
  private static func index(
    _ commands: [Command], contributor: (String) -> String
  ) throws(ContributionConflict) -> [String: Command] {
    var byWord: [String: Command] = [:]
    for command in commands { byWord[command.name] = command }
    for command in commands {
      for word in command.shortForms {
        if let owner = byWord[word] {
          throw ContributionConflict(
            subject: "the word '\(word)'",
            contributors: [contributor(owner.name), contributor(command.name)])
        }
        byWord[word] = command
      }
    }
    for command in commands {
      for word in command.otherWords where byWord[word] == nil { byWord[word] = command }
    }
    return byWord
  }

  private static func requireDistinct(
    _ noun: String, _ contributions: [ShellContribution],
    _ names: (ShellContribution) -> [String]
  ) throws(ContributionConflict) {
    var owners: [String: String] = [:]
    for contribution in contributions {
      for name in names(contribution) {
        if let owner = owners[name] {
          throw ContributionConflict(
            subject: "the \(noun) '\(name)'", contributors: [owner, contribution.name])
        }
        owners[name] = contribution.name
      }
    }
  }

  /// The command whose full name, short form or other word this is, without regard to case.
  ///
  /// - Complexity: O(1) for lower case words.
  public func command(for word: String) -> Command? {
    byWord[word] ?? byWord[word.lowercased()]
  }

  /// The command that a first word means although it is none, such as a card that is typed.
  package func command(forBareWord word: String) -> Command? {
    for (bare, command) in bareWords where bare.matches(word) { return command }
    return nil
  }

  /// What help says of first words that are no commands.
  var bareWordSummaries: [String] {
    bareWords.map(\.word.summary).filter { !$0.isEmpty }
  }

  /// The setting of a name, in capitals or not; nil if there is none.
  package func setting(named name: some StringProtocol) -> Setting? {
    let name = name.lowercased()
    return settings.first { $0.name == name }
  }

  /// The topic of a name; nil if there is none.
  package func topic(named name: String) -> HelpTopic? { topics.first { $0.name == name } }

  /// The commands whose full names start with a text.
  package func commands(startingWith prefix: String) -> [Command] {
    let prefix = prefix.lowercased()
    return commands.filter { $0.name.hasPrefix(prefix) }
  }

  /// The shortest text that leads to this command when typed.
  ///
  /// Short forms count, since they come before prefixes.
  package func shortestPrefix(of command: Command) -> String {
    for length in 1...command.name.count {
      let prefix = String(command.name.prefix(length))
      if let owner = self.command(for: prefix) {
        if owner === command { return prefix }
      } else if commands(startingWith: prefix).count == 1 {
        return prefix
      }
    }
    return command.name
  }

  /// The command that a first word calls.
  ///
  /// - Returns: Nil for an unknown word.
  /// - Throws: `CommandFailure` for an ambiguous word, or for a prefix where full words are asked for.
  package func resolve(_ word: Word, acceptsPrefixes: Bool) throws(CommandFailure) -> Command? {
    if let command = command(for: word.text) { return command }
    let matches = commands(startingWith: word.text)
    if matches.count == 1 {
      if acceptsPrefixes { return matches[0] }
      throw CommandFailure(.prefixInScript(word.text, command: matches[0].name))
    }
    if matches.count > 1 {
      throw CommandFailure(.ambiguous(word.text, candidates: matches.map(\.name).sorted()))
    }
    return nil
  }
}

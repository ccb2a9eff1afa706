/// The vocabulary of the language: the commands in the order in which help lists them, how words
/// lead to them, and the keys of `state`.
package struct CommandCatalog: Sendable {
  /// All commands, in order.
  package let commands: [Command]
  /// Every key that `state` can print, so that a misspelled expectation is found before anything
  /// runs.
  package let stateKeys: [String]
  private let byWord: [String: Int]

  /// A catalogue of these commands; the first to claim a word has it.
  ///
  /// - Parameters:
  ///   - commands: in the order in which help lists them.
  ///   - stateKeys: what the app tells of itself, besides where one is.
  package init(_ commands: [Command], stateKeys: [String] = []) {
    self.commands = commands
    self.stateKeys = PlaceKey.allCases.map(\.rawValue) + stateKeys
    var byWord: [String: Int] = [:]
    for (index, command) in commands.enumerated() {
      byWord[command.name] = index
    }
    for (index, command) in commands.enumerated() {
      for word in command.shortForms + command.otherWords where byWord[word] == nil {
        byWord[word] = index
      }
    }
    self.byWord = byWord
  }

  /// The command whose full name, short form or other word this is, without regard to case.
  ///
  /// - Complexity: O(1) for lower case words.
  package func command(for word: String) -> Command? {
    if let index = byWord[word] { return commands[index] }
    guard let index = byWord[word.lowercased()] else { return nil }
    return commands[index]
  }

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
  /// - Throws: `CommandFailure` for an unknown or ambiguous word, or for a prefix where full words
  ///   are asked for.
  package func resolve(_ word: Word, acceptsPrefixes: Bool) throws(CommandFailure) -> Command {
    if let command = command(for: word.text) { return command }
    let matches = commands(startingWith: word.text)
    if matches.count == 1 {
      if acceptsPrefixes { return matches[0] }
      throw CommandFailure(.prefixInScript(word.text, command: matches[0].name))
    }
    if matches.count > 1 {
      throw CommandFailure(.ambiguousCommand(word.text, candidates: matches.map(\.name).sorted()))
    }
    let near = Suggestions.near(word.text, among: commands.map(\.name))
    throw CommandFailure(.unknownCommand(word.text, suggestions: near))
  }
}

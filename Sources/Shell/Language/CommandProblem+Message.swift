/// The words of every refusal: what is wrong, then what is possible instead.
extension CommandProblem {
  /// One sentence without `error:`, safe to print.
  package var message: String { VisibleText.make(rawMessage) }

  /// Further lines below the sentence, such as a difference; mostly none.
  package var details: [String] {
    guard case .notMet(_, let details) = self else { return [] }
    return details
  }

  private var rawMessage: String {
    switch self {
    case .lineTooLong, .controlCharacter, .unclosedQuote, .textAfterQuote, .textAfterBlockMark,
      .badBlockTag, .unexpectedBlock, .missingBlock:
      lineMessage
    case .unknownCommand, .ambiguousCommand, .prefixInScript, .needsTerminal, .scriptsOnly,
      .notInThisMode, .workedAgainstMark:
      commandMessage
    case .missingArgument, .extraArgument, .unknownOption, .missingOptionValue, .notCard,
      .noCardsHere, .notNumber, .notSeconds, .notSize, .unknownChoice, .unknownSetting,
      .badSettingValue, .unknownHelp, .badPattern, .expectation, .notMet:
      argumentMessage
    case .refused, .file, .outsideDirectory, .sourceTooDeep, .inFile, .unreadableScript:
      outsideMessage
    }
  }

  private var lineMessage: String {
    switch self {
    case .lineTooLong(let limit): "the line is too long: \(limit) bytes at most"
    case .controlCharacter(let scalar):
      "there is a control character, \(VisibleText.make(String(Character(scalar)))), in the line"
    case .unclosedQuote: "the quote is not closed"
    case .textAfterQuote: "write a blank after the closing quote"
    case .textAfterBlockMark(let tag): "nothing may follow <<\(tag)"
    case .badBlockTag(let mark): "'\(mark)' needs a word after <<, like <<END"
    case .unexpectedBlock(let command): "\(command) takes no block"
    case .missingBlock(let command): "\(command) needs a block: end the line with <<END"
    default: ""
    }
  }

  private var commandMessage: String {
    switch self {
    case .unknownCommand(let word, let suggestions):
      suggestions.isEmpty
        ? "no command '\(word)'. Type help for the list."
        : "no command '\(word)'. Did you mean \(Suggestions.list(suggestions))?"
    case .ambiguousCommand(let word, let candidates):
      "'\(word)' could be \(Suggestions.list(candidates))"
    case .prefixInScript(let word, let command):
      "'\(word)' is short for \(command); scripts need the full word (or a listed short form)"
    case .needsTerminal(let command): "\(command) needs a terminal"
    case .scriptsOnly(let command): "\(command) works in scripts only"
    case .notInThisMode(let command, let reason): "\(command) does not work here: \(reason)"
    case .workedAgainstMark(let text): "'\(text)' worked, but ! says it must fail"
    default: ""
    }
  }

  private var argumentMessage: String {
    switch self {
    case .missingArgument(let command, let what, let choices):
      choices.isEmpty
        ? "\(command) needs \(what)"
        : "\(command) needs \(what): \(choices.joined(separator: ", "))"
    case .extraArgument(let command, let usage):
      usage.isEmpty ? "\(command) takes nothing more" : "too much for \(command): \(usage)"
    case .unknownOption(let word, let command, let options):
      "\(command) has no option \(word). Options: \(options.joined(separator: ", ")).\(Self.did(word, options))"
    case .missingOptionValue(let option): "\(option) needs a value"
    case .notCard(let word):
      "'\(word)' is not a card: write a column letter and a row number, like b2"
    case .noCardsHere(let way): "there are no cards on this screen. \(way)"
    case .notNumber(let word, let what, let range):
      "'\(word)' is not \(what): write a number from \(range.lowerBound) to \(range.upperBound)"
    case .notSeconds(let word): "'\(word)' is not a time: write seconds, 0.1 to 600"
    case .notSize(let word): "'\(word)' is not a size: write columns x rows, like 80x24"
    case .unknownChoice(let noun, let word, let title, let choices):
      Self.choiceMessage(noun: noun, word: word, title: title, choices: choices)
    case .unknownSetting(let word, let suggestions):
      suggestions.isEmpty
        ? "no setting '\(word)'. Type set for the list."
        : "no setting '\(word)'. Did you mean \(Suggestions.list(suggestions))?"
    case .badSettingValue(let name, let choices): "\(name) is \(Suggestions.list(choices))"
    case .unknownHelp(let word, let suggestions):
      suggestions.isEmpty
        ? "no command or topic '\(word)'. Try: apropos \(word)"
        : "no command or topic '\(word)'. Did you mean \(Suggestions.list(suggestions))?"
    case .badPattern(let text): "/\(text)/ is not a regular expression"
    case .expectation(let message): message
    case .notMet(let message, _): message
    default: ""
    }
  }

  private var outsideMessage: String {
    switch self {
    case .refused(let message): message
    case .file(let path, let error): "\(path): \(error.message)"
    case .outsideDirectory(let path):
      "\(path): scripts write inside the working directory only (--allow-write lifts this)"
    case .sourceTooDeep(let limit): "scripts may source each other \(limit) deep at most"
    case .inFile(let path, let line, let message): "\(path):\(line): \(message)"
    case .unreadableScript(let path, let message): "\(path): \(message)"
    default: ""
    }
  }

  private static func did(_ word: String, _ choices: [String]) -> String {
    let near = Suggestions.near(word, among: choices)
    return near.isEmpty ? "" : " Did you mean \(Suggestions.list(near))?"
  }

  private static func choiceMessage(
    noun: String, word: String, title: String, choices: [String]
  ) -> String {
    let near = Suggestions.near(word, among: choices)
    let list = choices.isEmpty ? "" : " \(title): \(choices.joined(separator: ", "))."
    let did = near.isEmpty ? "" : " Did you mean \(Suggestions.list(near))?"
    return "no \(noun) '\(word)'.\(list)\(did)"
  }
}

extension FileAccessError {
  /// The system's reason, lower case, without the path.
  package var message: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isDirectory: "is a directory"
    case .noPermission: "permission denied"
    case .tooLarge(let limit): "too large: \(limit) bytes at most"
    case .other(let text): VisibleText.make(text)
    }
  }
}

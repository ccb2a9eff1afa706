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
    // The line.
    case .lineTooLong(let limit): "the line is too long: \(limit) bytes at most"
    case .controlCharacter(let scalar):
      "there is a control character, \(VisibleText.make(String(Character(scalar)))), in the line"
    case .unclosedQuote: "the quote is not closed"
    case .textAfterQuote: "write a blank after the closing quote"
    case .textAfterBlockMark(let tag): "nothing may follow <<\(tag)"
    case .badBlockTag(let mark): "'\(mark)' needs a word after <<, like <<END"
    case .unexpectedBlock(let command): "\(command) takes no block"
    case .blockInScriptsOnly(let tag): "<<\(tag) and its lines work in scripts, or pasted together"
    // The command.
    case .unknownCommand(let word, let suggestions):
      Self.unknown("command '\(word)'", suggestions, otherwise: "Type help for the list.")
    case .ambiguousCommand(let word, let candidates), .ambiguousName(let word, let candidates):
      "'\(word)' could be \(Suggestions.list(candidates))"
    case .prefixInScript(let word, let command):
      "'\(word)' is short for \(command); scripts need the full word (or a listed short form)"
    case .needsTerminal(let command): "\(command) needs a terminal"
    case .scriptsOnly(let command): "\(command) works in scripts only"
    case .workedAgainstMark(let text): "'\(text)' worked, but ! says it must fail"
    // Its arguments.
    case .missingArgument(let command, let what, let choices):
      "\(command) needs \(what)" + Self.after(": ", choices)
    case .extraArgument(let command, let usage):
      usage == command ? "\(command) takes nothing more" : "too much for \(command): \(usage)"
    case .unknownOption(let word, let command, let options):
      "\(command) has no option \(word)." + Self.after(" Options: ", options, end: ".")
        + Self.did(word, options)
    case .missingOptionValue(let option): "\(option) needs a value"
    case .notNumber(let word, let what, let range):
      "'\(word)' is not \(what): write a number from \(range.lowerBound) to \(range.upperBound)"
    case .notSeconds(let word): "'\(word)' is not a time: write seconds, 0.1 to 600"
    case .notSize(let word): "'\(word)' is not a size: write columns x rows, like 80x24"
    case .unknownChoice(let noun, let word, let title, let choices):
      "no \(noun) '\(word)'." + Self.after(" \(title): ", choices, end: ".")
        + Self.did(word, choices)
    case .unknownControl(let word, let controls, let suggestions):
      "no control '\(word)'." + Self.after(" Controls: ", controls, end: ".")
        + Self.did(suggestions)
    case .unknownSetting(let word, let suggestions):
      Self.unknown("setting '\(word)'", suggestions, otherwise: "Type set for the list.")
    case .badSettingValue(let name, let choices): "\(name) is \(Suggestions.list(choices))"
    case .unknownHelp(let word, let suggestions):
      Self.unknown(
        "command or topic '\(word)'", suggestions, otherwise: "Try: apropos \(word)")
    case .unknownLogWord(let word, let near):
      Self.unknown(
        "calls '\(word)'", near,
        otherwise: "Write a command's number, last, all, a controller or a call.")
    case .unknownCall(let word, let suggestions):
      Self.unknown(
        "call or topic '\(word)'", suggestions, otherwise: "Type help explain for the topics.")
    case .badPattern(let text): "/\(text)/ is not a regular expression"
    case .expectation(let message), .notMet(let message, _), .refused(let message): message
    // The app and the files.
    case .file(let path, let error): "\(path): \(error.message)"
    case .fileNotEmpty(let path, let ways):
      "\(path) holds something already. Type \(Suggestions.list(ways))"
    case .outsideDirectory(let path):
      "\(path): scripts write inside the working directory only (--allow-write lifts this)"
    case .sourceTooDeep(let limit): "scripts may source each other \(limit) deep at most"
    case .inFile(let path, let line, let message): "\(path):\(line): \(message)"
    }
  }

  private static func unknown(
    _ what: String, _ suggestions: [String], otherwise advice: String
  ) -> String {
    let rest = suggestions.isEmpty ? advice : "Did you mean \(Suggestions.list(suggestions))?"
    return "no \(what). \(rest)"
  }

  /// A list behind its title; nothing for an empty list.
  private static func after(_ title: String, _ choices: [String], end: String = "") -> String {
    choices.isEmpty ? "" : title + choices.joined(separator: ", ") + end
  }

  private static func did(_ word: String, _ choices: [String]) -> String {
    did(Suggestions.near(word, among: choices))
  }

  private static func did(_ near: [String]) -> String {
    near.isEmpty ? "" : " Did you mean \(Suggestions.list(near))?"
  }
}

extension FileAccessError {
  /// The system's reason, lower case, without the path.
  package var message: String {
    switch self {
    case .noSuchFile: "no such file"
    case .isDirectory: "is a directory"
    case .notRegularFile: "is not a regular file"
    case .noWorkingDirectory: "the working directory is gone; only an absolute path works"
    case .diskFull: "no space left on device"
    case .noPermission: "permission denied"
    case .tooLarge(let limit): "too large: \(limit) bytes at most"
    case .other(let text): VisibleText.make(text)
    }
  }
}

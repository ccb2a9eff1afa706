/// Arguments that a command cannot take.
extension CommandProblem {
  static func missingArgument(command: String, what: String, choices: [String]) -> Self {
    Self("\(command) needs \(what)" + after(": ", choices))
  }

  /// A word is left that the command does not take.
  public static func extraArgument(command: String, usage: String) -> Self {
    Self(
      usage == command ? "\(command) takes nothing more" : "too much for \(command): \(usage)")
  }

  /// A word begins with `--` and is no option of the command.
  public static func unknownOption(_ word: String, command: String, options: [String]) -> Self {
    Self(
      "\(command) has no option \(word)." + after(" Options: ", options, end: ".")
        + did(word, options))
  }

  /// An option is the last word.
  public static func missingOptionValue(_ option: String) -> Self {
    Self("\(option) needs a value")
  }

  /// A word is no whole number of a range.
  public static func notNumber(_ word: String, what: String, range: ClosedRange<Int>) -> Self {
    Self("'\(word)' is not \(what): write a number from \(range.lowerBound) to \(range.upperBound)")
  }

  static func notAmount(_ word: String, what: String, from least: String, to most: String) -> Self {
    Self("'\(word)' is not \(what): write a number from \(least) to \(most)")
  }

  static func notSeconds(_ word: String) -> Self {
    Self("'\(word)' is not a time: write seconds, 0.1 to 600")
  }

  static func notSize(_ word: String) -> Self {
    Self("'\(word)' is not a size: write columns x rows, like 80x24")
  }

  /// A word is none of some choices, which follow their title.
  public static func unknownChoice(
    noun: String, word: String, title: String, choices: [String]
  ) -> Self {
    Self("no \(noun) '\(word)'." + after(" \(title): ", choices, end: ".") + did(word, choices))
  }

  static func unknownSetting(_ word: String, suggestions: [String]) -> Self {
    unknown("setting '\(word)'", suggestions, otherwise: "Type set for the list.")
  }

  package static func badSettingValue(name: String, choices: [String]) -> Self {
    Self("\(name) is \(Suggestions.list(choices))")
  }

  static func unknownHelp(_ word: String, suggestions: [String]) -> Self {
    unknown("command or topic '\(word)'", suggestions, otherwise: "Try: apropos \(word)")
  }

  static func unknownLogWord(_ word: String, near: [String]) -> Self {
    unknown(
      "calls '\(word)'", near,
      otherwise: "Write a command's number, last, all, a controller or a call.")
  }

  static func unknownCall(_ word: String, suggestions: [String]) -> Self {
    unknown(
      "call or topic '\(word)'", suggestions, otherwise: "Type help explain for the topics.")
  }

  static func unknown(_ what: String, _ suggestions: [String], otherwise advice: String) -> Self {
    Self("no \(what)." + (suggestions.isEmpty ? " " + advice : did(suggestions)))
  }

  /// A list behind its title; nothing for an empty list.
  static func after(_ title: String, _ choices: [String], end: String = "") -> String {
    guard let last = choices.last else { return "" }
    return title + choices.joined(separator: ", ") + (last.hasSuffix(end) ? "" : end)
  }

  static func did(_ near: [String]) -> String {
    near.isEmpty ? "" : " Did you mean \(Suggestions.list(near))?"
  }

  private static func did(_ word: String, _ choices: [String]) -> String {
    did(Suggestions.near(word, among: choices))
  }
}

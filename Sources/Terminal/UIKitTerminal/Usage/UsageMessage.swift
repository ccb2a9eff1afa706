import Foundation
import UIKitShell

/// What is said to wrong usage: one line, in this program's own words.
///
/// Source: SHELL.md "Wrong usage".
package enum UsageMessage {
  /// The line for a message of the argument parser.
  ///
  /// - Parameters:
  ///   - message: the parser's own words, of which the first line is used.
  ///   - program: the name of the program.
  ///   - command: the subcommand whose help is named; nil for the program's own.
  ///   - extra: what an argument that is too much is called, such as `no argument`.
  /// - Returns: `concentration: …; did you mean …? Try: concentration --help`
  package static func make(
    _ message: String, program: String, command: String? = nil, extra: String
  ) -> String {
    let help = ([program, command].compactMap { $0 } + ["--help"]).joined(separator: " ")
    let words = VisibleText.make(inOwnWords(firstSentences(of: message), extra: extra))
    let end = words.hasSuffix("?") || words.hasSuffix(".") ? "" : "."
    return "\(program): \(words)\(end) Try: \(help)"
  }

  /// The first line; of a list of choices below it, the choices as the end of the sentence.
  private static func firstSentences(of message: String) -> String {
    let lines = message.split(separator: "\n")
    guard let first = lines.first else { return "wrong usage" }
    let choices = lines.dropFirst().map { $0.drop { $0 == " " || $0 == "-" } }
    let announcement = "the following:"
    guard first.hasSuffix(announcement), let last = choices.last else { return String(first) }
    return first.dropLast(announcement.count)
      + choices.dropLast().joined(separator: ", ") + " or \(last)."
  }

  private static func inOwnWords(_ line: String, extra: String) -> String {
    if let match = line.wholeMatch(
      of: #/Unknown option '(.+?)'(?:\. Did you mean '(.+)'\?)?/#)
    {
      let hint = match.2.map { "; did you mean \($0)?" } ?? ""
      return "no option \(match.1)\(hint)"
    }
    if let match = line.wholeMatch(of: #/Missing value for '(\S+).*'/#) {
      return "\(match.1) needs a value"
    }
    if let match = line.wholeMatch(of: #/(?:\d+ )?[Uu]nexpected arguments?:? (.+)/#) {
      return "\(extra) \(match.1)"
    }
    if let match = line.wholeMatch(of: #/The value '.*' is invalid for '(\S+).*?': (.+)/#) {
      return "\(match.1): \(match.2)"
    }
    if let match = line.wholeMatch(
      of: #/The value '(.*)' is invalid for '(\S+).*?'(?:\. Please provide one of (.+)\.)?/#)
    {
      let value = "\(match.2) '\(match.1)' is not possible"
      return match.3.map { value + ": " + $0.filter { $0 != "'" } } ?? value
    }
    return line.prefix(1).lowercased() + line.dropFirst()
  }
}

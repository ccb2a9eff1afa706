import Foundation
import UIKitShell

/// What is said to wrong usage: one line, in this program's own words.
///
/// Source: SHELL.md "Wrong usage".
enum UsageMessage {
  /// The line for a message of the argument parser.
  ///
  /// - Parameters:
  ///   - message: the parser's own words, of which the first line is used.
  ///   - arguments: the program's arguments.
  /// - Returns: `concentration: …; did you mean …? Try: concentration --help`
  static func make(_ message: String, arguments: [String]) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? "wrong usage"
    return "concentration: \(VisibleText.make(inOwnWords(line))). Try: concentration --help"
      .replacingOccurrences(of: "?.", with: "?")
      .replacingOccurrences(of: "..", with: ".")
  }

  private static func inOwnWords(_ line: String) -> String {
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
      return "more than one game: \(match.1)"
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

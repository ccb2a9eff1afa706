import Foundation

/// The manual page of a subcommand, made of what the argument parser knows of it.
package struct ManualPage {
  /// What `--experimental-dump-help` prints, as far as a page needs it.
  private struct Dump: Decodable {
    var command: Command
  }

  package struct Command: Decodable {
    package var commandName: String
    package var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    package var subcommands: [Command]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }

  /// The subcommands of a program, without `help`.
  ///
  /// - Parameter dump: What the program prints for `--experimental-dump-help`.
  /// - Returns: What is known of each, in order.
  /// - Throws: What the decoder throws.
  package static func subcommands(inDump dump: String) throws -> [Command] {
    let root = try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command
    return (root.subcommands ?? []).filter { $0.commandName != "help" }
  }

  /// The page of a subcommand of a program, in roff.
  package static func text(of command: Command, program: String) -> String {
    let title = "\(program)-\(command.commandName)"
    var lines = [
      ".\\\" Made from the options: RECORD_TRANSCRIPTS=1 swift test --filter ManualPageTests",
      ".TH \(escaped(title.uppercased())) 1 \"\" \"\(program) 1.0\" \"\"",
      ".SH NAME", "\(escaped(title)) \\- \(escaped(sentence(command.abstract)))", ".SH SYNOPSIS",
    ]
    let parts = command.subcommands ?? []
    let words = "\(program) \(command.commandName)"
    lines += parts.isEmpty ? synopsis(of: command, words) : []
    for part in parts {
      if part.commandName != parts.first?.commandName { lines.append(".br") }
      lines += synopsis(of: part, "\(words) \(part.commandName)")
    }
    lines += [".SH DESCRIPTION"] + paragraphs(command)
    lines += section("OPTIONS", of: command, level: ".SH")
    for part in parts {
      lines += [".SH \(part.commandName.uppercased())"] + paragraphs(part)
      lines += section("Arguments", of: part, level: ".SS")
    }
    lines += [".SH SEE ALSO", ".BR \(program) (1)", ""]
    return lines.joined(separator: "\n")
  }

  private static func synopsis(of command: Command, _ words: String) -> [String] {
    let shown = shownArguments(of: command)
    var line = "\\fB\(escaped(words))\\fR"
    if shown.contains(where: { $0.kind != "positional" }) { line += " [\\fIoptions\\fR]" }
    for argument in shown where argument.kind == "positional" {
      let name =
        "\\fI\(escaped(argument.valueName ?? ""))\\fR" + (argument.isRepeating ? "..." : "")
      line += argument.isOptional ? " [\(name)]" : " \(name)"
    }
    return [line]
  }

  private static func paragraphs(_ command: Command) -> [String] {
    let abstract = command.abstract.map { [escaped($0)] } ?? []
    guard let discussion = command.discussion else { return abstract }
    // The discussion has lists, whose lines stay as they are.
    return abstract + [".PP", ".nf"]
      + discussion.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        wrapped(String($0)).map(escaped)
      } + [".fi"]
  }

  private static func section(_ title: String, of command: Command, level: String) -> [String] {
    let shown = shownArguments(of: command)
    guard !shown.isEmpty else { return [] }
    return ["\(level) \(title)"]
      + shown.flatMap { argument in
        [".TP", heading(of: argument), escaped(text(of: argument))]
      }
  }

  /// Without `--help` and `--version`, which every command has.
  private static func shownArguments(of command: Command) -> [Argument] {
    (command.arguments ?? []).filter { argument in
      argument.shouldDisplay
        && !(argument.names ?? []).contains { ["help", "version"].contains($0.name) }
    }
  }

  private static func heading(of argument: Argument) -> String {
    let value =
      "\\fI\(escaped(argument.valueName ?? ""))\\fR" + (argument.isRepeating ? " ..." : "")
    guard argument.kind != "positional" else { return value }
    let names = (argument.names ?? []).map { name in
      "\\fB\(escaped((name.kind == "long" ? "--" : "-") + name.name))\\fR"
    }.joined(separator: ", ")
    return argument.kind == "flag" ? names : "\(names) \(value)"
  }

  private static func text(of argument: Argument) -> String {
    var text = argument.abstract ?? ""
    let values = argument.allValues ?? []
    if !values.isEmpty, !values.allSatisfy(text.contains) {
      text += " Possible: \(values.joined(separator: ", "))."
    }
    if argument.kind == "option", let value = argument.defaultValue {
      text += " By default \(value)."
    }
    return text
  }

  private static func sentence(_ text: String?) -> String {
    let text = text ?? ""
    return text.prefix(1).lowercased()
      + (text.hasSuffix(".") ? text.dropFirst().dropLast() : text.dropFirst())
  }

  /// Lines of at most 78 columns.
  private static func wrapped(_ line: String) -> [String] {
    guard line.count > 78 else { return [line] }
    var lines = [""]
    for word in line.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if lines[lines.count - 1].count + 1 + word.count <= 78 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    let safe = text.replacingOccurrences(of: "\\", with: "\\e")
      .replacingOccurrences(of: "-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}

/// What `help` says, all of it from the live catalogue.
///
/// Source: SHELL.md "First screen and help": the overview stays under 22 lines and 79 columns.
package struct HelpTexts: Sendable {
  /// The widest line of any help.
  package static let width = 79

  private let catalog: CommandCatalog

  /// Help on a catalogue.
  package init(catalog: CommandCatalog) {
    self.catalog = catalog
  }

  /// The overview: commands with their arguments, by group.
  package var overview: [String] {
    CommandGroup.allCases.flatMap(overview(of:)) + [
      "",
      "\(bareWords)words can be cut short: \(catalog.examples.abbreviation).",
      "Short forms: \(shortForms). Tab completes. # starts a comment.",
    ]
  }

  private var bareWords: String {
    let summaries = catalog.bareWordSummaries.joined(separator: ", ")
    return summaries.isEmpty
      ? "Commands: " : summaries.prefix(1).uppercased() + summaries.dropFirst() + "; "
  }

  private var shortForms: String {
    catalog.commands.flatMap(\.shortForms).filter { $0.count == 1 }.joined(separator: " ")
  }

  private func overview(of group: CommandGroup) -> [String] {
    let commands = catalog.commands.filter { $0.group == group }
    var lines: [String] = []
    for command in commands {
      guard let headline = command.headline else { continue }
      lines.append(Self.columns(command.usage, headline, indent: 18))
    }
    let rest = commands.filter { $0.headline == nil }.map(\.name)
    lines += Self.wrapped(rest, width: Self.width - 9)
    return lines.enumerated().map { index, line in
      let title = index == 0 ? group.rawValue : ""
      return title.padded(to: 9) + line
    }
  }

  /// Every command with its summary.
  package var all: [String] {
    CommandGroup.allCases.flatMap { group -> [String] in
      [group.rawValue]
        + catalog.commands.filter { $0.group == group }.map { command in
          "  " + Self.columns(command.usage, command.summary, indent: 28)
        }
    }
  }

  /// Help on one command.
  package func lines(for command: Command) -> [String] {
    let synopsis = synopsis(of: command)
    let fits = command.usage.count + synopsis.count <= Self.width
    var lines = fits ? [command.usage + synopsis] : [command.usage, synopsis]
    lines += details(of: command).map { "  " + $0 }
    if !command.otherWords.isEmpty {
      lines += Self.wrapped(
        ["Also understood:"] + command.otherWords, width: Self.width - 2, separator: " "
      ).map { "  " + $0 }
    }
    switch command.place {
    case .everywhere: break
    case .terminalOnly: lines.append("  Works at a terminal only.")
    case .scriptsOnly: lines.append("  Works in scripts only.")
    }
    let related = command.seeAlso.filter(isKnown)
    if !related.isEmpty { lines.append("  See also: \(related.joined(separator: ", "))") }
    return lines
  }

  /// True for a command, or a topic behind `help`, that is there; an app has more or fewer.
  private func isKnown(_ name: String) -> Bool {
    guard name.hasPrefix("help ") else { return catalog.command(for: name) != nil }
    return catalog.topic(named: String(name.dropFirst(5))) != nil
  }

  /// What `help COMMAND` says below the first line, with what the vocabulary adds.
  func details(of command: Command) -> [String] {
    switch command.name {
    case "help":
      command.details
        + Self.wrapped(
          ["Topics:"] + catalog.topics.map(\.name), width: Self.width - 2, separator: " ")
    case "expect":
      Self.details(ofExpect: command, in: catalog)
    default: command.details.isEmpty ? [command.summary.sentence] : command.details
    }
  }

  /// The kinds that contributions add stand after the keys of `state`.
  private static func details(ofExpect command: Command, in catalog: CommandCatalog) -> [String] {
    let keys =
      "expect \(catalog.examples.state)".padded(to: 24) + "# a KEY and its VALUE, as state has them"
    let own = command.details.map { $0 == "CALLS" ? catalog.examples.callingCommand : $0 }
    return own.prefix(1) + [keys] + catalog.expectations.map(\.summary) + own.dropFirst()
  }

  private func synopsis(of command: Command) -> String {
    var parts: [String] = []
    if !command.shortForms.isEmpty {
      parts.append("short: " + command.shortForms.joined(separator: ", "))
    }
    let shortest = catalog.shortestPrefix(of: command)
    if shortest != command.name, !command.shortForms.contains(shortest) {
      parts.append("typed, \(shortest) is enough")
    }
    return parts.isEmpty ? "" : "   (\(parts.joined(separator: "; ")))"
  }

  /// Names and summaries of the commands and topics in which a word occurs.
  package func matches(_ word: String) -> [String] {
    let wanted = word.lowercased()
    let commands = catalog.commands.filter { command in
      ([command.usage, command.summary] + command.otherWords + details(of: command)).contains {
        $0.lowercased().contains(wanted)
      }
    }
    let topics = catalog.topics.filter { topic in
      topic.name.contains(wanted)
        || topic.lines(in: catalog).contains { $0.lowercased().contains(wanted) }
    }
    return commands.map { Self.columns($0.name, $0.summary, indent: 14) }
      + topics.map { Self.columns("help \($0.name)", $0.summary, indent: 14) }
  }

  // MARK: Layout

  static func columns(_ left: String, _ right: String, indent: Int) -> String {
    left.padded(to: max(indent, left.count + 1)) + " " + right
  }

  /// Words set into lines.
  static func wrapped(_ words: [String], width: Int, separator: String = "  ") -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + separator.count + word.count <= width {
        lines[lines.count - 1] = last + separator + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension String {
  /// The text with blanks up to a width in characters.
  package func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  /// The text as a sentence: a capital first, a period last.
  var sentence: String {
    guard let first else { return self }
    let text = first.uppercased() + dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }
}

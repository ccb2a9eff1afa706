extension Command {
  /// Explains commands and topics.
  public static let help = Command(
    "help", group: .help, shortForms: ["h", "?"],
    otherWords: ["man", "commands", "/help", ".help", "\\?", "--help", "-h"],
    arguments: "[COMMAND|TOPIC|all]", summary: "explains",
    headline: "one command or topic; all: every one",
    details: [
      "Alone: the commands by group. With a command or a topic: that one."
    ],
    seeAlso: ["apropos"],
    offers: { context in
      guard context.arguments.isEmpty else { return [] }
      return context.session.catalog.commands.map { .init($0.name, summary: $0.summary) }
        + context.session.catalog.topics.map { .init($0.name, summary: $0.summary) }
        + [.init("all", summary: "every command with its summary")]
    },
    action: { arguments, session throws(CommandFailure) in
      let texts = HelpTexts(catalog: session.catalog)
      guard let word = arguments.next() else { return Outcome(texts.overview) }
      try arguments.end()
      return try explain(word, texts, session)
    })

  @MainActor
  private static func explain(
    _ word: Word, _ texts: HelpTexts, _ session: ShellSession
  ) throws(CommandFailure) -> Outcome {
    let name = word.text.lowercased()
    if name == "all" {
      var outcome = Outcome(texts.all)
      outcome.isLong = true
      return outcome
    }
    let command = session.catalog.command(for: name)
    // A topic stands before a word that a command merely accepts.
    if let topic = session.catalog.topic(named: name),
      command?.otherWords.contains(name) != false
    {
      return Outcome(topic.lines(in: session.catalog))
    }
    if let command { return Outcome(texts.lines(for: command)) }
    let matches = session.catalog.commands(startingWith: name)
    if matches.count == 1 { return Outcome(texts.lines(for: matches[0])) }
    if let lines = session.log.explanation(of: word.text) { return .explanation(lines) }
    let known = session.catalog.commands.map(\.name) + session.catalog.topics.map(\.name)
    throw CommandFailure(
      .unknownHelp(word.text, suggestions: Suggestions.near(name, among: known)), at: word.range)
  }
}

extension Command {
  static let apropos = Command(
    "apropos", group: .help, arguments: "WORD", summary: "searches names and help",
    details: ["Lists the commands and topics in whose help a word occurs."],
    seeAlso: ["help"],
    action: { arguments, session throws(CommandFailure) in
      let word = try arguments.word("a word")
      try arguments.end()
      let matches = HelpTexts(catalog: session.catalog).matches(word.text)
      return matches.isEmpty ? Outcome("Nothing about '\(word.text)'.") : Outcome(matches)
    })
}

extension Command {
  static let history = Command(
    "history", group: .session, place: .terminalOnly, arguments: "[N]",
    summary: "lists what you typed",
    details: ["Lists the last lines you typed, all of this session or N of them."],
    action: { arguments, session throws(CommandFailure) in
      var lines = session.state(LineHistory.self).lines[...]
      if !arguments.isAtEnd {
        lines = lines.suffix(try arguments.number("a number of lines", in: 1...100_000))
      }
      try arguments.end()
      var outcome = Outcome(
        zip(lines.indices, lines).map { index, line in
          let number = String(index + 1)
          return String(repeating: " ", count: max(0, 5 - number.count)) + number + "  " + line
        })
      outcome.isLong = true
      return outcome
    })
}

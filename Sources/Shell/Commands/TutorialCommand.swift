import ConcentrationApp
import ConcentrationEngine

extension Command {
  static let tutorial = Command(
    "tutorial", group: .help, repeatsOnEnter: true, place: .terminalOnly,
    arguments: "[N|next|stop]", summary: "learn by doing",
    headline: "learn by doing, five minutes",
    details: [
      "Asks for one thing after another and sees whether it was done; any command",
      "works meanwhile. tutorial shows the goal again, next skips it, stop leaves.",
    ],
    seeAlso: ["help"],
    offers: { context in
      context.arguments.isEmpty ? ["next", "stop"].map { .init($0) } : []
    },
    action: { arguments, session throws(CommandFailure) in
      guard let word = arguments.next() else { return try session.showTutorial() }
      try arguments.end()
      return try session.moveTutorial(word)
    })
}

extension ShellSession {
  fileprivate func showTutorial() throws(CommandFailure) -> Outcome {
    if let tutorial { return Outcome(tutorial.lines) }
    return try beginTutorial(at: 0)
  }

  fileprivate func moveTutorial(_ word: Word) throws(CommandFailure) -> Outcome {
    switch word.text.lowercased() {
    case "stop":
      guard tutorial != nil else { throw CommandFailure(.refused("no tutorial is running")) }
      tutorial = nil
      return Outcome("The tutorial is over; tutorial begins it again.")
    case "next":
      guard var running = tutorial else { return try beginTutorial(at: 0) }
      guard !running.isAtEnd else { throw CommandFailure(.refused("this is the last step")) }
      running.go(to: running.index + 1)
      tutorial = running
      return Outcome(running.lines)
    default:
      let count = Tutorial(at: 0, pair: "").steps.count
      guard let number = Int(word.text), (1...count).contains(number) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a step", range: 1...count), at: word.range)
      }
      return try beginTutorial(at: number - 1)
    }
  }

  private func beginTutorial(at index: Int) throws(CommandFailure) -> Outcome {
    let request = NewGame(
      size: .standard, theme: GameID.standardTheme, seed: SeedText(7))
    _ = try refusing { () throws(SessionError) in try app.startGame(request) }
    settle()
    let running = Tutorial(at: index, pair: matchingPair)
    tutorial = running
    return Outcome(running.lines, drawing: .always)
  }
}

import ConcentrationApp
import ConcentrationEngine
import UIKitShell

extension Command {
  static let tutorial = Command(
    "tutorial", group: .help, after: "apropos", repeatsOnEnter: true, place: .terminalOnly,
    arguments: "[N|next|stop]", summary: "learn by doing",
    headline: "learn by doing, five minutes",
    details: [
      "Asks for one thing after another and sees whether it was done; any command",
      "works meanwhile. tutorial shows the goal again, next skips it, stop leaves;",
      "tutorial then goes on at the same step, tutorial 1 begins again.",
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
  /// Shows the current goal, or resumes the tutorial where it was left.
  fileprivate func showTutorial() throws(CommandFailure) -> Outcome {
    guard var running = game.tutorial else {
      return try beginTutorial(at: game.keptTutorial?.index ?? 0)
    }
    running.pair = game.matchingMove
    game.suitScreen(&running)
    game.tutorial = running
    return Outcome(running.lines)
  }

  fileprivate func moveTutorial(_ word: Word) throws(CommandFailure) -> Outcome {
    switch word.text.lowercased() {
    case "stop": return try stopTutorial()
    case "next":
      guard let running = game.tutorial else { return try showTutorial() }
      guard !running.isAtEnd else { throw CommandFailure(.lastStep) }
      return go(to: running.index + 1)
    default:
      let count = Tutorial(at: 0, pair: "").steps.count
      guard let number = Int(word.text), (1...count).contains(number) else {
        throw CommandFailure(
          .notNumber(word.text, what: "a step", range: 1...count), at: word.range)
      }
      return try beginTutorial(at: number - 1)
    }
  }

  private func stopTutorial() throws(CommandFailure) -> Outcome {
    guard let running = game.tutorial else {
      throw CommandFailure(.noTutorial)
    }
    game.tutorial = nil
    game.keepTutorial(TutorialProgress(index: running.index, isRunning: false))
    var outcome = Outcome(
      "The tutorial is left at step \(running.index + 1) of \(running.steps.count); "
        + "tutorial goes on there, tutorial 1 begins again.")
    if let message = game.giveBack() {
      outcome.message.append(message)
      outcome.drawing = .always
    }
    return outcome
  }

  /// Deals the tutorial's own game, except for the last step, which uses the current game.
  private func beginTutorial(at index: Int) throws(CommandFailure) -> Outcome {
    if !Tutorial(at: index, pair: "").isAtEnd {
      let request = NewGame(size: .standard, theme: GameID.standardTheme, seed: SeedText(7))
      game.session.interrupt()
      _ = try refusing { () throws(SessionError) in try game.start(request) }
      settle()
    }
    var outcome = go(to: index)
    outcome.drawing = .always
    return outcome
  }

  private func go(to index: Int) -> Outcome {
    var running = Tutorial(at: index, pair: game.matchingMove)
    game.suitScreen(&running)
    game.tutorial = running
    game.keepTutorial(TutorialProgress(index: index, isRunning: true))
    return Outcome(running.lines)
  }
}

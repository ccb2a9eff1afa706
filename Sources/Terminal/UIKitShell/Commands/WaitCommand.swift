extension Command {
  static let wait = Command(
    "wait", group: .session, arguments: "SECONDS", summary: "lets time pass",
    details: [
      "Lets 0.1 to 600 seconds pass: virtual ones in scripts, real ones when typed.",
      "What falls due meanwhile happens.",
    ],
    action: { arguments, session throws(CommandFailure) in
      let word = try arguments.word("seconds, 0.1 to 600")
      try arguments.end()
      guard let seconds = Double(word.text), seconds >= 0.1, seconds <= 600 else {
        throw CommandFailure(.notSeconds(word.text), at: word.range)
      }
      session.wait(seconds: seconds)
      if session.environment.isInterrupted() { return Outcome("Stopped waiting.", drawing: .step) }
      return Outcome("Waited \(word.text) seconds.", drawing: .step)
    })
}

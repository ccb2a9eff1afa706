import LifecycleTrace
import LifecycleTraceReading

extension Command {
  static let step = Command(
    "step", group: .watch, arguments: "[back|what|N|FILE|start]",
    summary: "walks through recorded calls, one by one",
    details: [
      "step        the next call, when it comes, and the state of all controllers",
      "step back   the call before",
      "step what   what comes now? with calls to choose from; step shows it",
      "step 3      the first call of command 3; step start is the first of all",
      "step FILE   walks through a trace that was written to a file",
      "step        while a motion is paused (set pace step), its next frame",
    ],
    seeAlso: ["log", "timeline", "quiz"],
    offers: { context in
      context.arguments.isEmpty
        ? ["back", "what", "start"].map { .init($0) } + context.fileOffers(first: ".jsonl") : []
    },
    action: { arguments, session throws(CommandFailure) in
      let stepper = session.state(Stepper.self)
      let trace = { stepper.trace(ofSession: session.log.trace) }
      guard let word = arguments.next() else {
        return try stepper.outcome(movingBy: 1, in: trace())
      }
      try arguments.end()
      switch word.text.lowercased() {
      case "back": return try stepper.outcome(movingBy: -1, in: trace())
      case "what":
        guard let lines = stepper.question(in: trace()) else { throw CommandFailure(.noNextCall) }
        return Outcome(lines)
      case "start":
        stepper.begin(nil)
        return try stepper.outcome(movingBy: 1, in: trace())
      default: break
      }
      if let number = Int(word.text) {
        guard stepper.goTo(command: number, in: trace()) else {
          throw CommandFailure(.noCallsOfCommand(number), at: word.range)
        }
        return try stepper.outcome(movingBy: 1, in: trace())
      }
      stepper.begin(try session.files.readTrace(word))
      return try stepper.outcome(movingBy: 1, in: trace())
    })
}

extension Stepper {
  @MainActor
  fileprivate func outcome(
    movingBy count: Int, in trace: RecordedTrace
  ) throws(CommandFailure) -> Outcome {
    guard move(by: count, in: trace) else {
      throw CommandFailure(count > 0 ? .noNextCall : .noCallBefore)
    }
    var outcome = Outcome(
      lines(in: trace).flatMap { line in
        line.hasPrefix("| ") ? [line] : WordWrap.lines(of: line, columns: HelpTexts.width)
      })
    outcome.isLog = true
    return outcome
  }
}

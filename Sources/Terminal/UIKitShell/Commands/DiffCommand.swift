import LifecycleTrace
import LifecycleTraceReading

extension Command {
  static let diff = Command(
    "diff", group: .watch, arguments: "FILE",
    summary: "what moved, came or went since a trace",
    details: [
      "Compares the calls of this session with those that export json wrote into",
      "FILE: by controller, call and arguments, not by time.",
    ],
    seeAlso: ["export", "log"],
    offers: { context in context.fileOffers(first: ".jsonl") },
    action: { arguments, session throws(CommandFailure) in
      let file = try arguments.word("a file name")
      try arguments.end()
      let difference = TraceDifference(
        from: try session.files.readTrace(file), to: session.log.trace)
      guard !difference.isEmpty else { return Outcome("The calls are the same.") }
      return .document {
        difference.write(names: (old: file.text, new: "this session"), to: &$0)
      }
    })
}

extension SessionFiles {
  /// The trace in a file that a word names.
  func readTrace(_ file: Word) throws(CommandFailure) -> RecordedTrace {
    let bytes = try read(named: file, limit: TraceReadingLimits().bytes)
    do throws(TraceReadingProblem) {
      return try TraceReader().read(bytes).trace
    } catch {
      throw CommandFailure(.trace(path: file.text, error), at: file.range)
    }
  }
}

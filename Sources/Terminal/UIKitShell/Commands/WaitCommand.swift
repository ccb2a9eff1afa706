extension Command {
  static let wait = Command(
    "wait", group: .session, arguments: "SECONDS|until ...", summary: "lets time pass",
    details: [
      "Lets 0.1 to 600 seconds pass: virtual ones in scripts, real ones when typed.",
      "What falls due meanwhile happens. A Timer, Task or queue of an app runs in",
      "real time, where its sources are not rewritten; wait until waits for what it",
      "does. In a script",
      "wait until KEY VALUE      until state has the value, 5 seconds at most",
      "wait until text \"...\" 20s   until it is on the screen, 20 seconds at most",
    ],
    seeAlso: ["expect"],
    action: { arguments, session throws(CommandFailure) in
      if arguments.take("until") != nil { return try waitUntil(&arguments, session) }
      let word = try arguments.word("seconds, 0.1 to 600")
      try arguments.end()
      guard let seconds = Double(word.text), (0.1...600).contains(seconds) else {
        throw CommandFailure(.notSeconds(word.text), at: word.range)
      }
      session.time.wait(seconds: seconds)
      if session.environment.isInterrupted() { return Outcome("Stopped waiting.", drawing: .step) }
      let timers = session.time.leavesTimer(within: seconds) ? [realTimers] : []
      return Outcome(["Waited \(word.text) seconds."] + timers, drawing: .step)
    })

  private static let realTimers =
    "A Timer of the app is due, but runs in real time: wait until waits for what it does."

  /// Waits for what the rest of the line describes, at most for the time that ends it.
  @MainActor
  private static func waitUntil(
    _ arguments: inout ArgumentReader, _ session: ShellSession
  ) throws(CommandFailure) -> Outcome {
    // At a prompt the main queue goes on by itself, and what it brings is shown.
    guard session.environment.mode != .typed else {
      throw CommandFailure(.scriptsOnly(command: "wait until"))
    }
    var line = arguments.line
    let limit = try takeLimit(from: &line) ?? 5
    let expectation = try expectation(of: line, session.catalog)
    _ = arguments.rest()
    // A text is looked for on the screen as it is drawn then.
    let checker = ExpectationChecker(session: session, looksAtScreen: true)
    session.time.wait(atMost: limit) { checker.miss(expectation) == nil }
    if let miss = checker.miss(expectation) {
      throw CommandFailure(.notMet(miss, after: limit))
    }
    return Outcome([], drawing: .step)
  }

  /// The time at the end of a line, such as `20s`, which is taken away; nil if there is none.
  private static func takeLimit(
    from line: inout CommandLine
  ) throws(CommandFailure) -> Double? {
    guard let last = line.words.last, !last.isQuoted, last.text.hasSuffix("s"),
      let seconds = Double(last.text.dropLast()), line.words.count > 3
    else { return nil }
    guard (0.1...600).contains(seconds) else {
      throw CommandFailure(.notSeconds(last.text), at: last.range)
    }
    line.words.removeLast()
    return seconds
  }

  /// What is waited for: a value of `state`, a text, or what a contribution can check.
  private static func expectation(
    of line: CommandLine, _ catalog: CommandCatalog
  ) throws(CommandFailure) -> Expectation {
    let expectation: Expectation
    do throws(ExpectationError) {
      expectation = try ExpectationParser(catalog: catalog).parse(line, from: 1, block: nil)
    } catch {
      throw CommandFailure(.expectation(error))
    }
    switch expectation {
    case .state, .text, .contributed: return expectation
    case .error, .log, .screen, .tree, .output:
      throw CommandFailure(.notToWaitFor)
    }
  }
}

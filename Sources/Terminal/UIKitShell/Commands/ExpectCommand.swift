extension Command {
  static let expect = Command(
    "expect", group: .check, arguments: "KIND ...",
    summary: "checks the last command or the state",
    details: [
      "Checks what the last command did, or how things are now.",
      "expect text \"Match!\"    or /regex/; expect text no \"Match!\"",
      "expect error \"...\"      after a line with !",
      "expect log <<END        exactly these calls; also log order, any, no <<END",
      "expect log none         no calls at all",
      "expect screen <<END     also tree, output; ... stands for any lines,",
      "                        [..] for any text; blocks need a script",
    ],
    seeAlso: ["state", "case", "log"],
    offers: { context in context.expectationOffers() },
    action: { arguments, session throws(CommandFailure) in
      try checkTyped(&arguments, session)
    })

  static let todo = Command(
    "todo", group: .check, place: .scriptsOnly, arguments: "expect ...",
    summary: "marks a known failure",
    details: [
      "Stands before expect: the check may fail, and is counted apart.",
      "It is told, too, when it passes.",
    ],
    seeAlso: ["expect"],
    action: { arguments, session throws(CommandFailure) in
      let example = "todo expect \(session.catalog.examples.state)"
      throw CommandFailure(
        .missingArgument(command: "todo", what: "an expectation", choices: [example]))
    })

  @MainActor
  private static func checkTyped(
    _ arguments: inout ArgumentReader, _ session: ShellSession
  ) throws(CommandFailure) -> Outcome {
    let parser = ExpectationParser(catalog: session.catalog)
    let expectation: Expectation
    do throws(ExpectationError) {
      expectation = try parser.parse(arguments.line, block: nil)
    } catch {
      throw CommandFailure(.expectation(error.message))
    }
    _ = arguments.rest()
    if let miss = ExpectationChecker(session: session).miss(expectation) {
      throw CommandFailure(.notMet("expected " + miss.summary, details: miss.details))
    }
    return Outcome("As expected.")
  }
}

extension Command {
  static let expect = Command(
    "expect", group: .check, takesBlock: true, isCheck: true, arguments: "KIND ...",
    summary: "checks the last command or the state",
    details: [
      "Checks what the last command did, or how things are now.",
      "expect text /./         # a regex, or \"words\" that the message holds",
      "expect text no \"oops\"   # words that it does not hold",
      "! nonsense",
      "expect error \"no comm\"  # after a line with !: part of the refusal",
      "expect log none         # no call came",
      "# these calls in this order; log <<END: exactly these; also log any, log no",
      "CALLS",
      "expect log order <<END",
      "[..] viewWillDisappear([..])",
      "[..] viewDidDisappear([..])",
      "END",
      "Also with a block: expect screen, tree, output. In it ... stands for any",
      "lines and [..] for any text. Blocks work in scripts and when pasted.",
    ],
    seeAlso: ["state", "case", "log"],
    offers: { context in context.expectationOffers() },
    action: { arguments, session throws(CommandFailure) in
      try checkTyped(&arguments, session)
    })

  @MainActor
  private static func checkTyped(
    _ arguments: inout ArgumentReader, _ session: ShellSession
  ) throws(CommandFailure) -> Outcome {
    let parser = ExpectationParser(catalog: session.catalog)
    let expectation: Expectation
    do throws(ExpectationError) {
      expectation = try parser.parse(arguments.line, block: arguments.line.block)
    } catch {
      throw CommandFailure(.expectation(error))
    }
    _ = arguments.rest()
    if let miss = ExpectationChecker(session: session).miss(expectation) {
      throw CommandFailure(.notMet(miss))
    }
    return Outcome("As expected.")
  }
}

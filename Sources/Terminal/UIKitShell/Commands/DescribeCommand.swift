extension Command {
  /// Says the screen in sentences.
  public static let describe = Command(
    "describe", group: .play, shortForms: ["d"], needsFinger: false, answers: true,
    summary: "the screen in sentences",
    details: ["Says the whole screen."], seeAlso: ["look"],
    action: { arguments, session throws(CommandFailure) in
      try arguments.end()
      return Outcome(session.elements.sentences)
    })
}

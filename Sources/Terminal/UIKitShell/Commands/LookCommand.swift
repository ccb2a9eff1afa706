extension Command {
  /// Draws the screen again.
  public static let look = Command(
    "look", group: .play, shortForms: ["l"], needsFinger: false,
    summary: "draws the screen again",
    seeAlso: ["describe"],
    action: { arguments, _ throws(CommandFailure) in
      try arguments.end()
      return Outcome([], drawing: .asked)
    })
}

import ArgumentParser

/// The options of the game to play.
struct GameOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A game to play: a size and a seed, such as 6x6#tuesday, or a full game id.",
      valueName: "game-id"))
  var id: String?

  @Option(help: ArgumentHelp("Columns and rows of the board.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("The theme of the cards.", valueName: "name"))
  var theme: String?

  @Option(
    help: ArgumentHelp("A text that makes the deal: the same for everybody.", valueName: "text"))
  var seed: String?

  @Option(help: ArgumentHelp("A game that was saved under a name.", valueName: "name"))
  var load: String?

  /// The first of these options that was given, as it was typed.
  var firstOption: String? {
    if let id { return id }
    let given = [(size, "--size"), (theme, "--theme"), (seed, "--seed"), (load, "--load")]
    return given.first { $0.0 != nil }?.1
  }
}

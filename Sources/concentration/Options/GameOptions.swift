import ArgumentParser

/// What is played.
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

  @Option(
    help: ArgumentHelp("A game saved as a file.", valueName: "file"), completion: .file())
  var load: String?
}

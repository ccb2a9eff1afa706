import ConcentrationApp
import ConcentrationEngine
import UIKitShell

/// Games that cannot be started, and what the game itself refuses.
extension CommandProblem {
  static func notBoardSize(_ word: String) -> Self {
    Self("'\(word)' is not a size: write columns x rows, like 6x6")
  }

  /// A word for which other games have a level.
  static let sizeIsLevel = Self(
    "the size is the level: new 4x4 is easy, new 6x6 harder, new 8x8 hard. "
      + "Against a bot: new 4x4 against sharp")

  /// A size, an id or a seed that cannot be read.
  static func text(_ error: TextError) -> Self { Self("\(error.problem)") }

  /// What the app says, whichever way it was asked.
  static func session(_ error: SessionError) -> Self { Self(error.words) }

  static let lastStep = Self("this is the last step")
  static let noTutorial = Self("no tutorial is running")
}

import ConcentrationEngine

extension SessionError {
  /// What is wrong and what is possible instead, without a period at its end.
  package func words(in wording: any Wording) -> String {
    guard let possibility else { return message }
    let period = message.hasSuffix(".") ? "" : "."
    return "\(message)\(period) \(wording.opening(possibility))"
  }

  /// What is possible instead, if there is something.
  var possibility: Possibility? {
    switch self {
    case .noGame: .startGame
    case .move(.gameOver, _, _): .startAnotherGameOrUndo
    case .nameTaken(let name, _): .overwrite(name)
    case .savedText(let error): error.legibleCards.map(Possibility.playCards)
    default: nil
    }
  }

  /// What is wrong, without a period at its end.
  package var message: String {
    switch self {
    case .noGame: "there is no game yet"
    case .move(.gameOver, _, _): "the game is over"
    case .move(let error, let theme, let pairCount):
      error.message(theme: theme, pairCount: pairCount)
    case .nothingToUndo: "nothing to undo: no card has been turned"
    case .nothingToRedo: "nothing to redo"
    case .nothingToRestart: "nothing to restart: no card has been turned"
    case .noHint: "no hint: the game is over"
    case .unknownTheme(let name, let known):
      "no theme '\(name)'. Themes: \(known.joined(separator: ", "))"
    case .player(let error): "\(error)"
    case .parameters(let error): "\(error)"
    case .savedText(let error): "\(error)"
    case .text(let error): error.message
    case .noKeptGame: "no game was kept"
    case .noReplay: "there is nothing to replay: no game has been finished yet"
    case .noNamedGame(let name, let known, let kept):
      Self.noGame(name, known: known, kept: kept)
    case .nameTaken(let name, let title):
      "'\(name)' is the name of a saved game" + (title.map { ", \($0)" } ?? "")
    case .badName(let name):
      "'\(name)' is not a name: write 1 to 40 letters, digits, - or _"
    case .badPlayerName(let name):
      "'\(name)' names no player: write two to four names, each of 1 to 12 letters, digits, - or _"
    case .store(let error): error.message
    case .lost(let reason): reason
    }
  }

  private static func noGame(_ name: String, known: [String], kept: [String]) -> String {
    let saved =
      known.isEmpty
      ? "; none has been saved" : ". Saved games: \(known.joined(separator: ", "))"
    return "no saved game '\(name)'" + saved
      + (kept.isEmpty ? "" : ". Kept games: \(kept.joined(separator: ", "))")
  }
}

extension TextError {
  /// The cards of a game that can be played though the game itself cannot be read.
  fileprivate var legibleCards: GameID? {
    guard case .otherVersion(_, _, let cards) = problem else { return nil }
    return cards
  }
}

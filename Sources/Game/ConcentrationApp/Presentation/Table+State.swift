import ConcentrationEngine

extension Table {
  /// The state values of the game.
  package var stateValues: [StateValue] {
    [
      StateValue(.flips, "\(game.flips)"),
      StateValue(.moves, "\(game.moves)"),
      StateValue(.pairs, "\(game.pairsFound)"),
      StateValue(.score, "\(game.scores[game.playerCount == 1 ? 0 : game.currentPlayer])"),
      StateValue(.scores, game.scores.map { "\($0)" }.joined(separator: " ")),
      StateValue(.player, "\(game.currentPlayer + 1)"),
      StateValue(.players, "\(game.playerCount)"),
      StateValue(.up, upValue(of: game)),
      StateValue(.won, game.isWon ? "yes" : "no"),
      StateValue(.over, game.isOver ? "yes" : "no"),
      StateValue(.attempts, "\(attempts)"),
      StateValue(.assisted, isAssisted ? "yes" : "no"),
      StateValue(.lucky, "\(game.luckyMatches)"),
      StateValue(.time, GamePresenter.time(milliseconds)),
      StateValue(.size, "\(game.size)"),
      StateValue(.theme, theme.name),
      StateValue(.scoring, game.scoring.name),
      StateValue(.id, "\(id)"),
    ]
  }

  /// The cards that are up and not matched, in reading order, or `none`.
  private func upValue(of game: Game) -> String {
    switch game.faceUp {
    case .none: "none"
    case .one(let index): "\(game.position(at: index))"
    case .two(let pair):
      [pair.first, pair.second].sorted().map { "\(game.position(at: $0))" }
        .joined(separator: " ")
    }
  }
}

extension GameSession {
  /// The state values of the current game; empty if there is none.
  package var stateValues: [StateValue] { table?.stateValues ?? [] }
}

import ConcentrationEngine

extension GameSession {
  /// What everybody sees of a card on the table.
  func face(at position: Position) -> CardFace {
    guard let current, let index = current.history.game.index(of: position),
      let picture = current.history.game.visiblePicture(at: index)
    else { return .down }
    let symbol = current.theme.symbol(for: picture, pairCount: current.history.game.pairCount)
    return CardFace(look: look(of: index, in: current), symbol: symbol)
  }

  private func look(of index: Int, in current: CurrentGame) -> CardFace.Look {
    switch (current.history.game.state(at: index), current.history.game.faceUp) {
    case (.faceDown, _): .down
    case (.faceUp, .two): .mismatched
    case (.faceUp, _): .first
    case (.matched, _):
      current.lastPair?.contains(index) == true ? .justMatched : .matched
    }
  }
}

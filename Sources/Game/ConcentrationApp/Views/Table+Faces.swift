import ConcentrationEngine

extension Table: BoardViewDataSource {
  var boardSentences: [String] { presenter.boardSentences }

  /// The face of a card that all players see.
  func boardView(_ boardView: BoardView, faceAt position: Position) -> CardFace {
    guard let index = history.game.index(of: position),
      let picture = history.game.visiblePicture(at: index)
    else { return .down }
    let symbol = theme.symbol(for: picture, pairCount: history.game.pairCount)
    return CardFace(look: look(of: index), symbol: symbol)
  }

  private func look(of index: Int) -> CardFace.Look {
    switch (history.game.state(at: index), history.game.faceUp) {
    case (.faceDown, _): .down
    case (.faceUp, .two): .mismatched
    case (.faceUp, _): .first
    case (.matched, _): lastPair?.contains(index) == true ? .justMatched : .matched
    }
  }
}

extension Theme {
  /// The width of a card's letters on a board with a number of pairs.
  func labelWidth(pairCount: Int) -> Int {
    pairCount > symbols.count ? PictureLabel.width(pairCount: pairCount) : 1
  }
}

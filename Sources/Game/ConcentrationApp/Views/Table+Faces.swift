import ConcentrationEngine

extension Table: BoardViewDataSource {
  var boardSentences: [String] { presenter.boardSentences }

  /// The face of a card that all players see.
  func boardView(_ boardView: BoardView, faceAt position: Position) -> CardFace {
    let game = shownGame
    guard let index = game.index(of: position), let picture = game.visiblePicture(at: index)
    else { return .down }
    let symbol = theme.symbol(for: picture, pairCount: game.pairCount)
    return CardFace(look: look(of: index, in: game), symbol: symbol, picture: picture)
  }

  private func look(of index: Int, in game: Game) -> CardFace.Look {
    let pair = shownStep == nil ? lastPair : shownStep?.pair
    if shownStep?.isRevealing == true, pair?.contains(index) == true { return .first }
    return switch (game.state(at: index), game.faceUp) {
    case (.faceDown, _): .down
    case (.faceUp, .two): .mismatched
    case (.faceUp, _): .first
    case (.matched, _): pair?.contains(index) == true ? .justMatched : .matched
    }
  }
}

extension Theme {
  /// The symbols of a game by the scheme of its ID.
  func dealt(in id: GameID) -> Theme {
    id.scheme == .completed ? completed(for: id.size.pairCount) : self
  }

  /// The width of a card's letters on a board with a number of pairs.
  func labelWidth(pairCount: Int) -> Int {
    guard pairCount <= symbols.count else { return PictureLabel.width(pairCount: pairCount) }
    return symbols.prefix(pairCount).lazy.map(\.letter.utf8.count).max() ?? 1
  }
}

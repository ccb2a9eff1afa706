import ConcentrationEngine

extension ObservedMove {
  /// What all players saw of a flip.
  ///
  /// - Parameters:
  ///   - outcome: The result of the flip.
  ///   - card: The card that was turned.
  ///   - game: The game after the flip.
  @inlinable
  public init(_ outcome: FlipOutcome, of card: Int, in game: Game) {
    // A card just turned is up or matched, so all players see these pictures.
    let now = SeenCard(card: card, picture: game.picture(at: card))
    switch outcome {
    case .first:
      self = .turned(now)
    case .match(let other, _, _):
      self = .matched(SeenCard(card: other, picture: now.picture), now)
    case .mismatch(let other, _):
      self = .differed(SeenCard(card: other, picture: game.picture(at: other)), now)
    }
  }

  /// What all players saw of a move, or nil if its card is not on the board.
  ///
  /// - Parameters:
  ///   - event: The result of the move.
  ///   - move: The move that was made.
  ///   - game: The game after the move.
  public init?(_ event: GameEvent, after move: Move, in game: Game) {
    switch (event, move) {
    case (.flipped(let outcome), .flip(let position, _)):
      guard let card = game.index(of: position) else { return nil }
      self.init(outcome, of: card, in: game)
    case (.passed, _):
      self = .passed
    case (.flipped, .pass):
      return nil
    }
  }
}

/// The cards that are face up and not matched.
@frozen
public enum FaceUpCards: Hashable, Sendable {
  /// All cards are face down or matched.
  case none
  /// One card is face up, before the second card of a move.
  case one(Int)
  /// Two that differ, until the next flip turns them back.
  case two(CardPair)
}

extension Game {
  /// Where the card with a number lies.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func position(at index: Int) -> Position { size.position(at: index) }

  /// The number of the card at a position, or nil off the board.
  @inlinable
  public func index(of position: Position) -> Int? { size.index(of: position) }

  /// How the card with a number lies.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func state(at index: Int) -> CardState { cards[index].state }

  /// How the card at a position lies, or nil off the board.
  @inlinable
  public func state(at position: Position) -> CardState? {
    index(of: position).map(state(at:))
  }

  /// The picture that all players see on a card, or nil if it is face down.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func visiblePicture(at index: Int) -> Int? {
    let card = cards[index]
    return card.state == .faceDown ? nil : Int(card.picture)
  }

  /// The picture that all players see at a position, or nil if there is none.
  @inlinable
  public func visiblePicture(at position: Position) -> Int? {
    index(of: position).flatMap(visiblePicture(at:))
  }

  /// The picture of a card even if it is face down: for peeking, which is not playing.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func picture(at index: Int) -> Int { Int(cards[index].picture) }

  /// Whether a card has lain face up and been turned back down.
  ///
  /// A card that is face up for the first time has not been seen in this sense.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func wasSeen(at index: Int) -> Bool { cards[index].wasSeen }

  /// Whether the card at a position has lain face up and been turned back; false off the board.
  @inlinable
  public func wasSeen(at position: Position) -> Bool {
    index(of: position).map(wasSeen(at:)) ?? false
  }

  /// The picture of a card that the players have had a chance to see, or nil.
  ///
  /// This is all that a hint may use: cards that are up, matched or were turned back.
  ///
  /// - Precondition: `index` is 0 up to, not including, the number of cards.
  @inlinable
  public func rememberedPicture(at index: Int) -> Int? {
    let card = cards[index]
    return card.state == .faceDown && !card.wasSeen ? nil : Int(card.picture)
  }

  /// The cards that are face up and not matched.
  @inlinable
  public var faceUp: FaceUpCards {
    if progress.firstUp == Progress.noCard {
      .none
    } else if progress.secondUp == Progress.noCard {
      .one(Int(progress.firstUp))
    } else {
      .two(CardPair(Int(progress.firstUp), Int(progress.secondUp)))
    }
  }
}

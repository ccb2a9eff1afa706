extension Game {
  /// Shuffles the cards and deals them anew, all face down, with nothing counted.
  ///
  /// A generator seeded with *s* deals the cards of the game ID with the seed *s*. Nothing is
  /// allocated unless the game shares its cards with a copy: simulations deal in place.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  ///
  /// Source: scheme 1 of ``DealScheme``.
  public mutating func deal(using generator: inout Xoshiro256StarStar) {
    for index in cards.indices {
      cards[index] = Card(picture: UInt16(truncatingIfNeeded: index / 2))
    }
    cards.fisherYatesShuffle(using: &generator)
    firstUp = Self.noCard
    secondUp = Self.noCard
    turn = 0
    consecutivePasses = 0
    tally = Tally(players: playerCount)
  }
}

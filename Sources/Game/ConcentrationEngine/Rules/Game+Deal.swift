extension Game {
  /// Shuffles the cards and begins a new game in the same memory.
  ///
  /// A generator seeded with *s* deals the cards of the game ID with the seed *s*. Nothing is
  /// allocated unless the game shares its cards with a copy: simulations deal in place.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  ///
  /// Source: scheme 1 of ``DealScheme``.
  @inlinable
  public mutating func deal(using generator: inout some RandomNumberGenerator) {
    for index in cards.indices {
      cards[index] = Card(picture: UInt16(truncatingIfNeeded: index / 2))
    }
    cards.fisherYatesShuffle(using: &generator)
    progress = Progress(players: playerCount, pairs: pairCount)
  }

  /// A game dealt from a generator: for simulations, which need no ID.
  ///
  /// - Parameters:
  ///   - size: the size of the board.
  ///   - players: 1 through 4.
  ///   - scoring: how points are given.
  ///   - generator: the source of the order of the cards.
  /// - Precondition: `players` is in its range.
  public init(
    size: BoardSize, players: Int = 1, scoring: ScoringRule = .standard,
    using generator: inout some RandomNumberGenerator
  ) {
    precondition(GameParameters.playerCounts.contains(players), "1 to 4 can play")
    cards = (0..<size.cardCount).map { Card(picture: UInt16($0 / 2)) }
    self.size = size
    self.scoring = scoring
    progress = Progress(players: players, pairs: size.pairCount)
    deal(using: &generator)
  }

  /// A game with the same cards, all face down, and nothing counted.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  public var dealtAnew: Game {
    var game = self
    for index in cards.indices {
      game.cards[index] = Card(picture: cards[index].picture)
    }
    game.progress = Progress(players: playerCount, pairs: pairCount)
    return game
  }
}

import ConcentrationEngine

/// The cards of a table that a player with a perfect memory has seen.
struct KnownTable {
  /// A card to turn, or a pass, and why.
  struct Choice {
    let card: Int?
    let reason: Hint.Reason
  }

  private let pictureOf: [Int?]
  private let isLeft: [Bool]
  private let pairsLeft: Int
  private let seats: Int

  init(_ game: Game) {
    let cards = 0..<game.size.cardCount
    isLeft = cards.map { game.state(at: $0) != .matched }
    pictureOf = cards.map { game.rememberedPicture(at: $0) }
    pairsLeft = game.pairCount - game.pairsFound
    seats = game.playerCount
  }

  /// The best first card of a move.
  func first() -> Choice? {
    var seen = Set<Int>()
    for card in isLeft.indices where isLeft[card] {
      guard let picture = pictureOf[card] else { continue }
      if !seen.insert(picture).inserted, let earlier = mate(of: card) {
        return Choice(card: earlier, reason: .knownPair)
      }
    }
    if newCards(known: seen.count) == 0 { return Choice(card: nil, reason: .betterToPass) }
    return newCard(besides: nil)
  }

  /// The best second card of a move.
  func second(after first: Int) -> Choice? {
    if let mate = mate(of: first) { return Choice(card: mate, reason: .knownMate) }
    // The state before this move: the card that is up counts only as far as it was known.
    let known = isLeft.indices.filter { isLeft[$0] && $0 != first && pictureOf[$0] != nil }
    if newCards(known: known.count) == 1, let idle = known.first {
      return Choice(card: idle, reason: .nothingNew)
    }
    return newCard(besides: first)
  }

  private func newCard(besides card: Int?) -> Choice? {
    isLeft.indices.first { isLeft[$0] && $0 != card && pictureOf[$0] == nil }
      .map { Choice(card: $0, reason: .newCard) }
  }

  private func mate(of card: Int) -> Int? {
    guard let picture = pictureOf[card] else { return nil }
    return isLeft.indices.first {
      $0 != card && isLeft[$0] && pictureOf[$0] == picture
    }
  }

  /// How many new cards the best move turns.
  private func newCards(known: Int) -> Int {
    guard seats > 1, known > 0, known <= pairsLeft else { return 2 }
    return StrategyPlan(strategy: .passing, pairs: pairsLeft)
      .newCards(KnownState(pairs: pairsLeft, known: known))
  }
}

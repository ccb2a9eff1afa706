/// The model: cards, and the rule that two equal ones match.
struct Concentration {
  private(set) var cards: [Card] = []
  private(set) var flipCount = 0

  /// A game whose pairs lie in an order that depends on the number alone.
  init(numberOfPairsOfCards: Int, number: Int = 1) {
    precondition(numberOfPairsOfCards > 0, "Concentration.init: there must be at least one pair")
    for identifier in 0..<numberOfPairsOfCards {
      cards += [Card(identifier: identifier), Card(identifier: identifier)]
    }
    var generator = Generator(state: UInt64(number))
    cards.shuffle(using: &generator)
  }

  private var indexOfOneAndOnlyFaceUpCard: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
    set {
      for index in cards.indices { cards[index].isFaceUp = index == newValue }
    }
  }

  mutating func chooseCard(at index: Int) {
    precondition(
      cards.indices.contains(index), "Concentration.chooseCard(at: \(index)): no such card")
    guard !cards[index].isMatched else { return }
    flipCount += 1
    if let matchIndex = indexOfOneAndOnlyFaceUpCard, matchIndex != index {
      if cards[matchIndex] == cards[index] {
        cards[matchIndex].isMatched = true
        cards[index].isMatched = true
      }
      cards[index].isFaceUp = true
    } else {
      indexOfOneAndOnlyFaceUpCard = index
    }
  }
}

/// Knuth's linear congruential generator: a script gets the same cards each time.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

extension Collection {
  var oneAndOnly: Element? { count == 1 ? first : nil }
}

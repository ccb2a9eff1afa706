/// A card of the game, which knows who it is but not what it looks like.
struct Card: Hashable {
  var isFaceUp = false
  var isMatched = false
  private let identifier: Int

  init(identifier: Int) {
    self.identifier = identifier
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  static func == (lhs: Card, rhs: Card) -> Bool { lhs.identifier == rhs.identifier }
}

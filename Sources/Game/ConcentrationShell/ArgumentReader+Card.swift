import UIKitShell

extension ArgumentReader {
  /// A card with where it stands in the line, in UTF-8 offsets.
  typealias NamedCard = (card: CardReference, range: Range<Int>)

  /// Reads a card.
  mutating func card() throws(CommandFailure) -> NamedCard {
    let word = try word("a card, like b2")
    guard let card = CardReference(word.text) else {
      throw CommandFailure(.notCard(word.text), at: word.range)
    }
    return (card, word.range)
  }

  /// Reads one or two cards, each a word of its own or both in one: `b2,c3`.
  mutating func oneOrTwoCards() throws(CommandFailure) -> (first: NamedCard, second: NamedCard?) {
    var (first, second) = (NamedCard?.none, NamedCard?.none)
    repeat {
      let word = try word("a card, like b2")
      var hasMore = false
      let isCards = CardReference.forEach(in: word.text) { card in
        if first == nil {
          first = (card, word.range)
        } else if second == nil {
          second = (card, word.range)
        } else {
          hasMore = true
        }
      }
      guard isCards else { throw CommandFailure(.notCard(word.text), at: word.range) }
      guard !hasMore else {
        throw CommandFailure(.extraArgument(command: command, usage: usage), at: word.range)
      }
    } while !isAtEnd && second == nil
    try end()
    guard let first else { preconditionFailure("a word that names cards has one") }
    return (first, second)
  }
}

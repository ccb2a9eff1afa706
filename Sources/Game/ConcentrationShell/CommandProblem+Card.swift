import UIKitShell

extension CommandProblem {
  /// A word is not a card.
  package static func notCard(_ word: String) -> CommandProblem {
    .refused("'\(word)' is not a card: write a column letter and a row number, like b2")
  }

  /// The visible screen has no cards; `way` is the sentence that says how to get to some.
  package static func noCardsHere(way: String) -> CommandProblem {
    .refused("there are no cards on this screen. \(way)")
  }
}

extension ArgumentReader {
  /// Reads a card.
  mutating func card() throws(CommandFailure) -> (card: CardReference, word: Word) {
    let word = try word("a card, like b2")
    guard let card = CardReference(word.text) else {
      throw CommandFailure(.notCard(word.text), at: word.range)
    }
    return (card, word)
  }

  /// Reads one card, or more up to a limit, each a word of its own or together in one: `b2,c3`.
  mutating func cards(
    atMost limit: Int
  ) throws(CommandFailure) -> [(card: CardReference, word: Word)] {
    var cards: [(card: CardReference, word: Word)] = []
    repeat {
      let word = try word("a card, like b2")
      guard let named = CardReference.list(word.text) else {
        throw CommandFailure(.notCard(word.text), at: word.range)
      }
      guard cards.count + named.count <= limit else {
        throw CommandFailure(.extraArgument(command: command, usage: usage), at: word.range)
      }
      for card in named { cards.append((card, word)) }
    } while !isAtEnd && cards.count < limit
    try end()
    return cards
  }
}

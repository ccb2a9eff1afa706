/// The cards that a player remembers, those it does not, and those that are out of the game.
///
/// All cards are in one array: first the cards not remembered, then the remembered ones, then those
/// that were removed. A card moves between the parts by two swaps, so that remembering, forgetting
/// and drawing any card not remembered cost the same on every board.
struct CardMemory: Sendable {
  /// The data of one number: as a place in the array, as a card and as a picture.
  private struct Slot {
    /// The card at this place of the array.
    var cardHere: UInt16
    /// The place of this card in the array.
    var place: UInt16
    /// The remembered picture of this card.
    var picture: UInt16 = nothing
    /// The remembered cards with this picture.
    var first: UInt16 = nothing
    var second: UInt16 = nothing
  }

  private static var nothing: UInt16 { .max }

  private var slots: [Slot] = []
  /// Pictures of which both cards were remembered; some may have been taken or forgotten since.
  private var knownPairs: [UInt16] = []
  /// Cards on the table that are not remembered.
  private(set) var unknownCount = 0
  /// Cards on the table that are remembered.
  private(set) var count = 0

  /// Forgets everything, for a table with a number of cards, all face down.
  mutating func clear(cards: Int) {
    if slots.count != cards {
      slots = (0..<cards).map { Slot(cardHere: UInt16($0), place: UInt16($0)) }
    }
    // The last card not remembered is drawn first, so cards are drawn in reading order.
    for index in slots.indices {
      let mirrored = UInt16(truncatingIfNeeded: cards &- 1 &- index)
      slots[index] = Slot(cardHere: mirrored, place: mirrored)
    }
    knownPairs.removeAll(keepingCapacity: true)
    unknownCount = cards
    count = 0
  }

  /// Whether a card on the table is remembered.
  func isRemembered(_ card: Int) -> Bool { slots[card].picture != Self.nothing }

  /// The remembered cards, in no particular order.
  func remembered(_ index: Int) -> Int { Int(slots[unknownCount &+ index].cardHere) }

  /// A card not remembered; index 0 up to, not including, `unknownCount`.
  func unknown(_ index: Int) -> Int { Int(slots[index].cardHere) }

  /// The remembered card that bears a picture, other than the given one.
  func mate(of picture: Int, besides card: Int) -> Int? {
    let slot = slots[picture]
    if slot.first != Self.nothing, slot.first != UInt16(truncatingIfNeeded: card) {
      return Int(slot.first)
    }
    if slot.second != Self.nothing, slot.second != UInt16(truncatingIfNeeded: card) {
      return Int(slot.second)
    }
    return nil
  }

  /// Two remembered cards that match, if there are any.
  mutating func knownPair() -> (Int, Int)? {
    while let picture = knownPairs.last {
      let slot = slots[Int(picture)]
      if slot.second != Self.nothing { return (Int(slot.first), Int(slot.second)) }
      knownPairs.removeLast()
    }
    return nil
  }

  /// Remembers a card on the table; one already remembered stays so.
  mutating func remember(_ card: Int, picture: Int) {
    guard slots[card].picture == Self.nothing else { return }
    slots[card].picture = UInt16(truncatingIfNeeded: picture)
    unknownCount &-= 1
    exchange(card, withPlace: unknownCount)
    count &+= 1
    if slots[picture].first == Self.nothing {
      slots[picture].first = UInt16(truncatingIfNeeded: card)
    } else {
      slots[picture].second = UInt16(truncatingIfNeeded: card)
      knownPairs.append(UInt16(truncatingIfNeeded: picture))
    }
  }

  /// Forgets a card on the table; one not remembered stays so.
  mutating func forget(_ card: Int) {
    guard slots[card].picture != Self.nothing else { return }
    erasePicture(of: card)
    exchange(card, withPlace: unknownCount)
    unknownCount &+= 1
    count &-= 1
  }

  /// Records that a card is out of the game.
  mutating func remove(_ card: Int) {
    if slots[card].picture != Self.nothing {
      erasePicture(of: card)
    } else {
      unknownCount &-= 1
      exchange(card, withPlace: unknownCount)
      count &+= 1
    }
    count &-= 1
    exchange(card, withPlace: unknownCount &+ count)
  }

  private mutating func erasePicture(of card: Int) {
    let picture = Int(slots[card].picture)
    slots[card].picture = Self.nothing
    if slots[picture].first == UInt16(truncatingIfNeeded: card) {
      slots[picture].first = slots[picture].second
    }
    slots[picture].second = Self.nothing
  }

  private mutating func exchange(_ card: Int, withPlace place: Int) {
    let oldPlace = Int(slots[card].place)
    let other = slots[place].cardHere
    slots[oldPlace].cardHere = other
    slots[Int(other)].place = UInt16(truncatingIfNeeded: oldPlace)
    slots[place].cardHere = UInt16(truncatingIfNeeded: card)
    slots[card].place = UInt16(truncatingIfNeeded: place)
  }
}

extension CardMemory {
  /// Remembers the cards that a move turned back, and forgets those that it took.
  mutating func note(_ move: ObservedMove) {
    switch move {
    case .turned, .passed:
      return
    case .matched(let first, let second):
      remove(first.card)
      remove(second.card)
    case .differed(let first, let second):
      remember(first.card, picture: first.picture)
      remember(second.card, picture: second.picture)
    }
  }
}

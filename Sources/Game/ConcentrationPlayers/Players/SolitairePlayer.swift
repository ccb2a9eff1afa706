import ConcentrationEngine

/// The optimal player alone at a table: forgets nothing and needs the fewest moves on average.
///
/// Takes a known pair; else turns the next card never seen, row by row, then its mate if that is
/// known, else the next card never seen. With others at the table this is the greedy strategy. It
/// is optimized for speed, since simulations spend most of their time here.
///
/// Source: Velleman and Warrington, "What to expect in a game of memory", 2013.
public struct SolitairePlayer: Player {
  /// The data of one number: as a card, and as a picture.
  @usableFromInline
  struct Note: Sendable {
    /// The cards seen with this picture; the second is kept until the pair is taken.
    @usableFromInline var first: UInt16 = .max
    @usableFromInline var second: UInt16 = .max
    /// Whether this card was seen or is out of the game.
    @usableFromInline var isSeen = false

    @inlinable
    init() {}
  }

  @usableFromInline var notes: [Note] = []
  /// Pictures of which both cards were seen; other players may have taken some since.
  @usableFromInline var knownPairs: [UInt16] = []
  /// Every card before this one was seen.
  @usableFromInline var nextNew = 0

  /// Creates a player that has not begun a game.
  public init() {}

  /// Forgets all games before.
  @inlinable
  public mutating func beginGame(at table: TableView) {
    if notes.count == table.cardCount {
      for index in notes.indices { notes[index] = Note() }
    } else {
      notes = [Note](repeating: Note(), count: table.cardCount)
    }
    if !knownPairs.isEmpty { knownPairs.removeAll(keepingCapacity: true) }
    nextNew = 0
  }

  /// Takes a known pair, or turns the next card never seen.
  @inlinable
  @inline(__always)
  public mutating func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove {
    if let first = table.firstCard { return .turn(second(after: first)) }
    while let picture = knownPairs.last {
      let note = notes[Int(picture)]
      if note.second != .max { return .turn(Int(note.first)) }
      knownPairs.removeLast()
    }
    while notes[nextNew].isSeen { nextNew &+= 1 }
    return .turn(nextNew)
  }

  @inlinable
  @inline(__always)
  func second(after first: SeenCard) -> Int {
    let note = notes[first.picture]
    if note.first != .max {
      let isFirst = Int(note.first) == first.card
      if !isFirst { return Int(note.first) }
      if note.second != .max { return Int(note.second) }
    }
    var card = nextNew
    while notes[card].isSeen || card == first.card { card &+= 1 }
    return card
  }

  /// Remembers every card that is turned back or taken.
  @inlinable
  @inline(__always)
  public mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar) {
    switch move {
    case .turned, .passed:
      return
    case .matched(let first, let second):
      notes.withUnsafeMutableBufferPointer { notes in
        notes[first.card].isSeen = true
        notes[second.card].isSeen = true
        notes[first.picture].second = .max
      }
    case .differed(let first, let second):
      // Unique ownership of the array is checked once for both cards.
      let pairs = notes.withUnsafeMutableBufferPointer { notes in
        (Self.note(first, in: notes), Self.note(second, in: notes))
      }
      if pairs.0 { knownPairs.append(UInt16(truncatingIfNeeded: first.picture)) }
      if pairs.1 { knownPairs.append(UInt16(truncatingIfNeeded: second.picture)) }
    }
  }

  /// Remembers a card; true if it makes a pair with one remembered before.
  @inlinable
  @inline(__always)
  static func note(_ seen: SeenCard, in notes: UnsafeMutableBufferPointer<Note>) -> Bool {
    guard !notes[seen.card].isSeen else { return false }
    notes[seen.card].isSeen = true
    guard notes[seen.picture].first != .max else {
      notes[seen.picture].first = UInt16(truncatingIfNeeded: seen.card)
      return false
    }
    notes[seen.picture].second = UInt16(truncatingIfNeeded: seen.card)
    return true
  }
}

import ConcentrationEngine

/// A player with a memory like a person's: it loses cards, or never noticed them.
///
/// Takes a pair if both cards are remembered; else turns a card drawn evenly from those not
/// remembered; then its mate, if that is remembered, else a second card drawn so. It works at
/// tables of one to four seats and never passes; it remembers what the others turn, too.
///
/// Source: the models are those whose exact means ``LimitedMemoryExpectation`` computes.
public struct MemoryPlayer: Player {
  /// How it remembers.
  public let model: MemoryModel
  private var memory = CardMemory()
  /// The remembered cards, oldest first; used by the model of the last cards only.
  private var queue: [Int] = []

  /// Creates a player that has not begun a game.
  public init(_ model: MemoryModel) {
    self.model = model
  }

  /// Forgets all games before.
  public mutating func beginGame(at table: TableView) {
    memory.clear(cards: table.cardCount)
    queue.removeAll(keepingCapacity: true)
  }

  /// Takes a remembered pair, or draws a card it does not remember.
  public mutating func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove {
    guard let first = table.firstCard else {
      if let pair = memory.knownPair() { return .turn(pair.0) }
      return .turn(memory.anyUnknown(using: &generator))
    }
    if let mate = memory.mate(of: first.picture, besides: first.card) { return .turn(mate) }
    return .turn(memory.anyUnknown(besides: first.card, using: &generator))
  }

  /// Remembers two cards that differ, as far as its model does, and loses others.
  public mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar) {
    switch move {
    case .turned, .passed:
      return
    case .matched(let first, let second):
      remove(first)
      remove(second)
    case .differed(let first, let second):
      notice(first, using: &generator)
      notice(second, using: &generator)
    }
    forgetCards(using: &generator)
  }

  private mutating func remove(_ seen: SeenCard) {
    memory.remove(seen.card)
    if case .lastCards = model { queue.removeAll { $0 == seen.card } }
  }

  private mutating func notice(_ seen: SeenCard, using generator: inout Xoshiro256StarStar) {
    switch model {
    case .perfect, .forgetting:
      memory.remember(seen.card, picture: seen.picture)
    case .noticing(let chance):
      guard !memory.isRemembered(seen.card), generator.unitInterval() < chance else { return }
      memory.remember(seen.card, picture: seen.picture)
    case .lastCards:
      if memory.isRemembered(seen.card) { queue.removeAll { $0 == seen.card } }
      memory.remember(seen.card, picture: seen.picture)
      queue.append(seen.card)
    }
  }

  private mutating func forgetCards(using generator: inout Xoshiro256StarStar) {
    switch model {
    case .perfect, .noticing:
      return
    case .lastCards(let capacity):
      while queue.count > max(capacity, 0) { memory.forget(queue.removeFirst()) }
    case .forgetting(let loss):
      // From the end, so that a forgotten card is replaced by one that was already drawn for.
      for index in stride(from: memory.count - 1, through: 0, by: -1)
      where generator.unitInterval() < loss {
        memory.forget(memory.remembered(index))
      }
    }
  }
}

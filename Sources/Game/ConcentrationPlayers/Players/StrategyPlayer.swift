import ConcentrationEngine

/// A player who forgets nothing and plays one of the two-player strategies.
///
/// Takes a known pair at once; else makes the strategy's move for the pairs left and the single
/// cards known. The theory is for two; with three or four at the table it plays the same moves,
/// which are then not proved optimal. Alone it plays the optimal solitaire game, whatever its
/// strategy.
///
/// Source: Zwick and Paterson, "The memory game", 1993; Velleman and Warrington, 2013, alone.
public struct StrategyPlayer: Player {
  /// The order in which it turns cards never seen, which does not affect any probability.
  public enum Order: Hashable, Sendable {
    /// Row by row, which is faster.
    case reading
    /// At random, which looks natural in an opponent.
    case random
  }

  /// How it plays.
  public let strategy: TwoPlayerStrategy
  /// The order in which it turns cards never seen.
  public let order: Order
  private var memory = CardMemory()
  private var plan: StrategyPlan?

  /// Creates a player that has not begun a game.
  public init(_ strategy: TwoPlayerStrategy, order: Order = .reading) {
    self.strategy = strategy
    self.order = order
  }

  /// Forgets all games before, and computes its plan if no earlier table was as large.
  ///
  /// - Complexity: O(*n*²) in the number of pairs the first time, O(*n*) after that.
  public mutating func beginGame(at table: TableView) {
    memory.clear(cards: table.cardCount)
    guard table.seats > 1, plan.map({ $0.pairs < table.cardCount / 2 }) ?? true else { return }
    plan = StrategyPlan(strategy: strategy, pairs: table.cardCount / 2)
  }

  /// Takes a known pair, or makes the move of the strategy.
  public mutating func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove {
    if let first = table.firstCard { return second(after: first, at: table, using: &generator) }
    if let pair = memory.knownPair() { return .turn(pair.0) }
    if table.seats > 1, plan?.newCards(state(at: table)) == 0 { return .pass }
    return .turn(newCard(besides: nil, using: &generator))
  }

  /// Remembers every card that is turned back.
  public mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar) {
    memory.note(move)
  }

  private func second(
    after first: SeenCard, at table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove {
    if let mate = memory.mate(of: first.picture, besides: first.card) {
      return .turn(idleCard(insteadOf: mate, after: first, at: table) ?? mate)
    }
    if table.seats > 1, memory.count > 0, plan?.newCards(state(at: table)) == 1 {
      return .turn(memory.remembered(0))
    }
    return .turn(newCard(besides: first.card, using: &generator))
  }

  /// A known card to turn in place of a pair that is better declined, or nil.
  private func idleCard(
    insteadOf mate: Int, after first: SeenCard, at table: TableView
  ) -> Int? {
    guard
      table.seats > 1, memory.count > 1, !memory.isRemembered(first.card),
      plan?.declinesHit(state(at: table)) == true
    else { return nil }
    return memory.remembered(0) == mate ? memory.remembered(1) : memory.remembered(0)
  }

  /// The state of the table before a card was turned, with no pair known.
  private func state(at table: TableView) -> KnownState {
    KnownState(pairs: table.pairsLeft, known: min(memory.count, table.pairsLeft))
  }

  private func newCard(besides card: Int?, using generator: inout Xoshiro256StarStar) -> Int {
    switch order {
    case .reading: memory.nextUnknown(besides: card)
    case .random:
      if let card {
        memory.anyUnknown(besides: card, using: &generator)
      } else {
        memory.anyUnknown(using: &generator)
      }
    }
  }
}

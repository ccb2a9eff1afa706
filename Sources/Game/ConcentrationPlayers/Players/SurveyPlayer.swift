import ConcentrationEngine

/// A player who first turns every card, two never seen a move, and then collects the pairs.
///
/// It works at tables of one to four seats; against other players it loses the pairs it has shown
/// them.
///
/// Source: the game where both cards are chosen before either is turned; ``SurveyExpectation``.
public struct SurveyPlayer: Player {
  private var memory = CardMemory()

  /// Creates a player that has not begun a game.
  public init() {}

  /// Forgets all games before.
  public mutating func beginGame(at table: TableView) {
    memory.clear(cards: table.cardCount)
  }

  /// Turns two new cards as long as there are any, then takes pairs.
  public mutating func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove {
    guard let first = table.firstCard else {
      if memory.unknownCount > 0 { return .turn(memory.nextUnknown(besides: nil)) }
      return .turn(memory.knownPair()?.0 ?? 0)
    }
    let isFirstUnknown = !memory.isRemembered(first.card)
    if memory.unknownCount > (isFirstUnknown ? 1 : 0) {
      return .turn(memory.nextUnknown(besides: first.card))
    }
    return .turn(memory.mate(of: first.picture, besides: first.card) ?? 0)
  }

  /// Remembers every card that is turned back.
  public mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar) {
    memory.note(move)
  }
}

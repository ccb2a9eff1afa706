import ConcentrationEngine
import Testing

@Suite struct DoubleFlipTests {
  @Test(arguments: ["2x2/shapes:abba", "2x3/shapes:abccba"])
  func `In every reachable state the answer is what flipping both would give`(id: String) throws {
    let start = Game(try GameID(parsing: id))
    var seen: Set<Game> = [start]
    var open = [start]
    var checked = 0
    while let game = open.popLast(), seen.count < 4_000 {
      for first in game.size.positions {
        for second in game.size.positions + [Position(column: 9, row: 9)] {
          #expect(
            game.refusal(ofFlipAt: second, after: first) == refusal(of: first, second, in: game))
          checked += 1
        }
        var next = game
        next = normalised(next, flipping: first)
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    #expect(checked > 100)
  }

  /// A game after a flip; counters grow for ever, so the walk is bounded by its size.
  private func normalised(_ game: Game, flipping position: Position) -> Game {
    var game = game
    _ = try? game.flip(position)
    return game
  }

  private func refusal(of first: Position, _ second: Position, in game: Game) -> MoveError? {
    var game = game
    if first == second, game.size.contains(first) { return .samePositionTwice(first) }
    do throws(MoveError) {
      try game.flip(first)
      try game.flip(second)
      return nil
    } catch {
      return error
    }
  }
}

import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@testable import ConcentrationPlayers

@Suite("Hints")
struct HintTests {
  private func game(_ id: String, players: Int = 1, _ moves: String...) throws -> Game {
    var game = Game(try GameParameters(GameID(parsing: id), players: players))
    for move in moves { try game.apply(Move(parsing: move)) }
    return game
  }

  private func hint(_ game: Game) -> String {
    guard let hint = Hint(for: game) else { return "none" }
    return "\(hint.move) \(hint.reason)"
  }

  @Test func `Alone: a known pair, a known mate, else a new card in reading order`() throws {
    #expect(hint(try game("3x2:abcabc")) == "a1 newCard")
    #expect(hint(try game("3x2:abcabc", "a1")) == "b1 newCard")
    #expect(hint(try game("3x2:abcabc", "a1", "b1")) == "c1 newCard")
    #expect(hint(try game("3x2:abcabc", "a1", "b1", "a2")) == "a1 knownMate")
    #expect(hint(try game("3x2:abcabc", "b1", "a2", "c1", "a1")) == "a1 knownPair")
    #expect(hint(try game("2x1:aa", "a1", "b1")) == "none")
  }

  @Test
  func `Two players: an already known card where a new one would help the other more`() throws {
    // Three pairs, one known: the best move is one new card, then a known one.
    let game = try game("3x2:abcabc", players: 2, "a1", "b1", "a2", "a1", "c1", "c2")
    #expect(game.pairsFound == 2)
    let three = try self.game("3x2:abccba", players: 2, "a1", "b1", "c1", "a1")
    #expect(three.pairsFound == 0 && hint(three) == "a2 newCard")
    #expect(StrategyPlan(strategy: .passing, pairs: 4).newCards(.init(pairs: 4, known: 2)) == 1)
    let four = try self.game("4x2:abcddcba", players: 2, "a1", "b1", "c1")
    #expect(hint(four) == "a1 nothingNew")
  }

  @Test func `Two players: passing where every new card would help the other more`() throws {
    // Five pairs with four single cards known are better left alone.
    let game = try game("5x2:abcdeeabcd", players: 2, "a1", "b1", "c1", "d1")
    #expect(hint(game) == "pass betterToPass")
    #expect(Hint.best(for: game) == nil)
  }

  @Test(arguments: Seeds.upTo(40))
  func `Cards that were never turned make no difference`(seed: UInt64) throws {
    var generator = Xoshiro256StarStar(seed: seed)
    let size = try BoardSize(columns: 4, rows: 4)
    let original = Layout(size: size, seed: SeedText(seed)).pictures
    var game = Game(GameID(layout: try Layout(size: size, pictures: original), theme: .shapes))
    let flips = (0..<generator.below(20)).map { _ in Int(generator.below(16)) }
    for card in flips { game.flipIfAllowed(index: card) }
    guard !game.isOver else { return }
    // Another deal with the same seen cards: pictures of unseen cards change places.
    let unseen = (0..<16).filter { game.rememberedPicture(at: $0) == nil }
    var hidden = unseen.map { original[$0] }
    hidden.fisherYatesShuffle(using: &generator)
    var pictures = original
    for (card, picture) in zip(unseen, hidden) { pictures[card] = picture }
    var other = Game(GameID(layout: try Layout(size: size, pictures: pictures), theme: .shapes))
    for card in flips { other.flipIfAllowed(index: card) }
    #expect(Hint.best(for: other) == Hint.best(for: game))
  }

  @Test(arguments: Seeds.upTo(60))
  func `Following only the hints plays the optimal game`(seed: UInt64) throws {
    let id = GameID(size: .standard, theme: .shapes, seed: SeedText(seed))
    var game = Game(id)
    while let hint = Hint(for: game) {
      let event = try game.apply(hint.move)
      if hint.reason == .knownMate {
        guard case .flipped(.match) = event else {
          Issue.record("a known mate did not match")
          return
        }
      }
    }
    #expect(game.isWon && game.scores[0] == 16 && game.moves <= 15)
  }

  @Test(arguments: Seeds.upTo(40))
  func `Hints are possible moves, with others at the table, too`(seed: UInt64) throws {
    let id = GameID(
      size: try BoardSize(columns: 6, rows: 3), theme: .shapes, seed: SeedText(seed))
    var game = Game(try GameParameters(id, players: 2))
    while let hint = Hint(for: game) { try game.apply(hint.move) }
    #expect(game.isOver)
  }
}

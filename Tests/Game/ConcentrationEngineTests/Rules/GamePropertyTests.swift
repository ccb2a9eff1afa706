import ConcentrationEngine
import ConcentrationTestSupport
import Testing

@Suite("What is true of every game")
struct GamePropertyTests {
  @Test(arguments: Seeds.some)
  func `Random play keeps every invariant, never un-matches a pair and agrees with the rules`(
    seed: UInt64
  ) throws {
    var play = RandomPlay(seed: seed)
    var game = Game(try play.parameters())
    var reference = ReferenceGame(game)
    let pictures = game.size.positions.indices.map(game.picture(at:))
    for _ in 0..<300 {
      let before = game
      let move = play.move(in: game)
      if moveError({ try game.apply(move) }) == nil {
        reference.make(move)
      } else {
        #expect(game == before, "refused \(move)")
      }
      #expect(game.brokenInvariants == [])
      #expect(reference.differences(from: game) == [])
      #expect(game.size.positions.indices.map(game.picture(at:)) == pictures)
      for index in pictures.indices where before.state(at: index) == .matched {
        #expect(game.state(at: index) == .matched)
      }
    }
  }

  @Test(arguments: Seeds.some)
  func `A game can be won from any deal by finding the pairs one by one`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    var game = Game(GameParameters(try play.parameters().id))
    for index in game.size.positions.indices where game.state(at: index) == .faceDown {
      let partner = game.size.positions.indices.last {
        game.picture(at: $0) == game.picture(at: index)
      }
      try game.flip(index: index)
      try game.flip(index: #require(partner))
    }
    #expect(game.isWon)
    #expect(game.moves == game.pairCount)
    #expect(game.luckyMatches == game.pairCount)
    #expect(game.scores[0] == 2 * game.pairCount)
  }

  @Test func `The largest board plays to its end`() throws {
    var game = try makeGame("26x99/letters#large", players: 4)
    #expect(game.pairCount == 1287)
    var partner: [Int: Int] = [:]
    for index in game.size.positions.indices {
      guard let first = partner.updateValue(index, forKey: game.picture(at: index)) else {
        continue
      }
      try game.flip(index: first)
      try game.flip(index: index)
    }
    #expect(game.isWon)
    #expect(Array(game.pairs) == [1287, 0, 0, 0])
    #expect(game.brokenInvariants == [])
  }

  @Test(arguments: Seeds.some)
  func `Dealing in place gives the cards of the ID with the generator's seed`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    let size = try play.parameters().size
    var game = Game(GameID(size: size, theme: .shapes, seed: SeedText(99)))
    for _ in 0..<20 {
      _ = game.flipIfAllowed(index: Int(play.generator.below(UInt64(size.cardCount))))
    }
    var generator = Xoshiro256StarStar(seed: seed)
    game.deal(using: &generator)
    #expect(game == Game(GameID(size: size, theme: .shapes, seed: SeedText(seed))))
    var again = Xoshiro256StarStar(seed: seed)
    #expect(game == Game(size: size, using: &again))
  }

  @Test(arguments: Seeds.some)
  func `What is remembered is what was up or turned back, and nothing else`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    var game = Game(try play.parameters())
    var shown: Set<Int> = []
    for _ in 0..<30 {
      if case .flip(let position, let time) = play.move(in: game) {
        let index = try #require(game.index(of: position))
        if game.flipIfAllowed(index: index, milliseconds: time) != nil { shown.insert(index) }
      }
      for index in game.size.positions.indices {
        #expect((game.rememberedPicture(at: index) != nil) == shown.contains(index))
      }
    }
  }
}

import ConcentrationEngine
import Testing

@testable import ConcentrationPlayers

@Suite("Solitaire simulations agree with the mathematics")
struct SolitaireAgreementTests {
  @Test(arguments: 1...32)
  func `Table T1 simulated: means within 4 standard errors, range and score`(pairs: Int) throws {
    let games = 1000
    let result = try simulate("perfect", size: board(pairs: pairs), games: games)
    let exact = SolitaireExpectation(pairs: pairs)
    let mean = try #require(result.moves.mean)
    let error = exact.standardDeviation / Double(games).squareRoot()
    #expect(abs(mean - exact.moves) <= 4 * error)
    #expect(try #require(result.moves.minimum) >= pairs)
    #expect(try #require(result.moves.maximum) <= max(2 * pairs - 1, 1))
    #expect(result.scores[0].values.map(\.value) == [2 * pairs], "the score never varies")
  }

  @Test func `Eight pairs: mean, deviation and every share of the distribution`() throws {
    let games = 40_000
    let moves = try simulate("perfect", size: "4x4", games: games).moves
    let exact = SolitaireExpectation(pairs: 8)
    let distribution = MoveDistribution(pairs: 8)
    #expect(abs(try #require(moves.distance(from: exact.moves))) < 4)
    let deviation = try #require(moves.standardDeviation)
    let deviationError = exact.standardDeviation / (2 * Double(games)).squareRoot()
    #expect(abs(deviation - exact.standardDeviation) < 4 * deviationError)
    for count in distribution.range {
      let share = distribution.probability(of: count)
      let error = (share * (1 - share) / Double(games)).squareRoot()
      #expect(abs(Double(moves.times(of: count)) / Double(games) - share) < 4 * error + 1e-4)
    }
  }

  @Test func `The order of unseen cards makes no difference to a perfect memory`() throws {
    let setup = try SimulationSetup(size: .standard, players: [.strategy(.greedy)])
    let simulation = Simulation(setup, seed: SeedText(3))
    let exact = SolitaireExpectation(pairs: 8).moves
    for order in [StrategyPlayer.Order.reading, .random] {
      let result = try simulation.runAlone(
        StrategyPlayer(.passing, order: order), games: 0..<5000)
      #expect(abs(try #require(result.moves.distance(from: exact))) < 4)
      #expect(result.scores[0].values.map(\.value) == [16])
    }
    // In reading order it plays the very games of the lean solitaire player.
    let lean = try simulation.run(games: 0..<300)
    let full = try simulation.runAlone(
      StrategyPlayer(.passing, order: .reading), games: 0..<300)
    #expect(lean == full)
  }

  @Test(arguments: [1, 2, 3])
  func `Flips are twice the moves in every finished game`(seed: UInt64) throws {
    var generator = Xoshiro256StarStar(seed: seed)
    var game = Game(size: .standard, using: &generator)
    var player = MemoryPlayer(.forgetting(0.2))
    try game.playAlone(&player, using: &generator)
    #expect(game.flips == 2 * game.moves && game.isWon)
  }

  @Test(arguments: [2, 5, 8])
  func `No memory: n² moves with variance n(n − 1)(4n + 1)/3`(pairs: Int) throws {
    let games = 4000
    let moves = try simulate("amnesiac", size: board(pairs: pairs), games: games).moves
    let exact = AmnesiacExpectation(pairs: pairs)
    let error = (exact.variance / Double(games)).squareRoot()
    #expect(abs(try #require(moves.mean) - exact.moves) < 4 * error)
    // The error of a variance, with the fourth moment of so skewed a distribution taken as nine.
    let varianceError = exact.variance * (8 / Double(games)).squareRoot()
    #expect(abs(try #require(moves.variance) - exact.variance) < 4 * varianceError)
  }

  @Test(arguments: [1, 3, 8, 18])
  func `Seeing everything first: 2n − n/(2n − 1) moves, score 2n`(pairs: Int) throws {
    let result = try simulate("survey", size: board(pairs: pairs), games: 4000)
    let exact = SurveyExpectation(pairs: pairs)
    #expect(abs(result.moves.distance(from: exact.moves) ?? 0) < 4)
    #expect(result.scores[0].values.map(\.value) == [exact.score])
  }

  @Test func `Distinct cards turned until some pair has been seen: 4ⁿ / C(2n, n)`() throws {
    var generator = Xoshiro256StarStar(seed: 11)
    var counts = Histogram()
    for _ in 0..<10_000 {
      let game = Game(size: .standard, using: &generator)
      var seen: Set<Int> = []
      var index: Int?
      for card in 0..<16 where index == nil {
        if !seen.insert(game.picture(at: card)).inserted { index = card }
      }
      counts.add(try #require(index) + 1)
    }
    let exact = SolitaireExpectation(pairs: 8).distinctCardsToFirstSeenPair
    #expect(agrees(exact, withPrinted: "5.0921522922"))
    #expect(abs(try #require(counts.distance(from: exact))) < 4)
  }
}

import ConcentrationEngine
import Testing

@testable import ConcentrationPlayers

@Suite("All players at all tables")
struct PlayerTests {
  static let names = [
    "easy", "fair", "sharp", "perfect", "amnesiac", "fifo:1", "fifo:4", "forget:0.1", "forget:1",
    "encode:0", "encode:0.5", "encode:1", "survey", "zp", "nopass", "nopass-free", "greedy", "one",
  ]

  @Test(arguments: names)
  func `Every player finishes by the rules, with every number of seats`(name: String) throws {
    for size in ["2x1", "3x2", "4x4", "6x5"] {
      for seats in 1...4 {
        let players = try (0..<seats).map { seat in
          try PlayerKind(parsing: seat == 0 ? name : Self.names[(seat * 5) % Self.names.count])
        }
        let setup = try SimulationSetup(size: BoardSize(parsing: size), players: players)
        let result = try Simulation(setup, seed: SeedText(1)).run(games: 0..<5)
        #expect(result.games == 5)
      }
    }
  }

  @Test(arguments: TwoPlayerStrategy.allCases)
  func `Players in random order finish, too`(strategy: TwoPlayerStrategy) throws {
    let setup = try SimulationSetup(
      size: .standard, players: [.strategy(strategy), .strategy(strategy)])
    let players: [any Player] = [
      StrategyPlayer(strategy, order: .random), StrategyPlayer(strategy, order: .random),
    ]
    let result = try Simulation(setup, seed: SeedText(1)).runTogether(players, games: 0..<100)
    let exact = MatchUp(first: strategy, second: strategy, pairs: 8)
    #expect(abs(try #require(result.leads.distance(from: exact.expectedLead))) < 4)
  }

  @Test func `A player that has played at another table plays as a new one`() throws {
    let setup = try SimulationSetup(size: .standard, players: [.survey])
    for player: any Player in [
      SolitairePlayer(), StrategyPlayer(.greedy), MemoryPlayer(.lastCards(3)),
      MemoryPlayer(.forgetting(0.5)), SurveyPlayer(),
    ] {
      var used = player
      used.beginGame(at: TableView(try game("26x2#3")))
      used.beginGame(at: TableView(try game("3x2#3")))
      let simulation = Simulation(setup, seed: SeedText(4))
      let fresh = try simulation.runTogether([player], games: 0..<20)
      #expect(try simulation.runTogether([used], games: 0..<20) == fresh)
    }
  }

  @Test func `A table view shows the first card of a move, and no other`() throws {
    var game = try game("3x2#3")
    #expect(TableView(game).firstCard == nil)
    try game.flip(index: 4)
    let picture = game.picture(at: 4)
    #expect(TableView(game).firstCard == SeenCard(card: 4, picture: picture))
    let other = try #require((0..<6).first { game.picture(at: $0) != picture })
    try game.flip(index: other)
    #expect(TableView(game).firstCard == nil)
    #expect(TableView(game).pairsLeft == 3 && TableView(game).cardCount == 6)
  }

  private func game(_ id: String) throws -> Game { Game(try GameID(parsing: id)) }
}

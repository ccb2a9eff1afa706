import ConcentrationEngine
import Testing

@testable import ConcentrationPlayers

@Suite("Simulated games")
struct SimulationTests {
  @Test func `Any division of the games gives the same result`() throws {
    let setup = try SimulationSetup(
      size: .standard, players: [.level(.fair), .strategy(.passing), .survey])
    let simulation = Simulation(setup, seed: SeedText(7))
    let whole = try simulation.run(games: 0..<60)
    var parts = try simulation.run(games: 41..<60)
    try parts.merge(simulation.run(games: 0..<1))
    try parts.merge(simulation.run(games: 7..<41))
    #expect(parts != whole)
    try parts.merge(simulation.run(games: 1..<7))
    #expect(parts == whole)
    #expect(whole.runs == [SimulationRun(seed: "7", first: 0, games: 60)])
  }

  @Test func `Another seed gives other games`() throws {
    let one = try simulate("perfect", size: "4x4", games: 200, seed: 1)
    let other = try simulate("perfect", size: "4x4", games: 200, seed: 2)
    #expect(one.moves != other.moves)
  }

  @Test func `Game numbers are outputs of SplitMix64`() {
    var generator = SplitMix64(seed: 42)
    for number in 0..<20 { #expect(SeedText(42).ofGame(number) == generator.next()) }
  }

  @Test func `Results of other games, or of the same ones, are not merged`() throws {
    var result = try simulate("perfect", size: "4x4", games: 10)
    let before = result
    let other = try simulate("greedy", size: "4x4", games: 10)
    #expect(throws: SimulationError.differentSetups("4x4 perfect", "4x4 greedy")) {
      try result.merge(other)
    }
    #expect(throws: SimulationError.countedTwice(seed: "1", first: 0, games: 10)) {
      try result.merge(before)
    }
    #expect(result == before)
  }

  @Test func `One to four can play`() {
    #expect(throws: SimulationError.playerCount(0)) {
      try SimulationSetup(size: .standard, players: [])
    }
    #expect(throws: SimulationError.playerCount(5)) {
      try SimulationSetup(
        size: .standard, players: [PlayerKind](repeating: .survey, count: 5))
    }
  }

  @Test func `A player that breaks the rules is detected`() throws {
    let setup = try SimulationSetup(size: .standard, players: [.survey])
    let simulation = Simulation(setup, seed: SeedText(1))
    #expect(throws: SimulationError.refusedPass) {
      try simulation.runAlone(FixedMovePlayer(move: .pass), games: 0..<1)
    }
    #expect(
      throws: SimulationError.refusedMove(.alreadyFaceUp(Position(column: 0, row: 0)))
    ) {
      try simulation.runAlone(FixedMovePlayer(move: .turn(0)), games: 0..<1)
    }
  }

  @Test func `No games have no result`() throws {
    let result = try simulate("perfect", size: "4x4", games: 0)
    #expect(result.games == 0 && result.moves.mean == nil && result.runs.isEmpty)
  }
}

/// A player that always does the same.
private struct FixedMovePlayer: Player {
  let move: PlayerMove

  mutating func beginGame(at table: TableView) {}

  func nextMove(
    seeing table: TableView, using generator: inout Xoshiro256StarStar
  ) -> PlayerMove { move }

  mutating func observe(_ move: ObservedMove, using generator: inout Xoshiro256StarStar) {}
}

import ConcentrationEngine
import ConcentrationPlayers

/// Whole games of each player of the catalogue on a 4x4 board, alone and against another one.
@MainActor
func playerWorks() throws -> [Work] {
  let names = [
    "amnesiac", "fifo:4", "forget:0.1", "encode:0.75", "survey", "easy", "fair", "sharp", "perfect",
  ]
  let alone = try names.map { try gameWork([$0]) }
  let together = try [["greedy", "greedy"], ["zp", "zp"], ["nopass-free", "one"]].map(gameWork)
  return alone + together
}

private func gameWork(_ names: [String]) throws -> Work {
  let setup = try SimulationSetup(
    size: .standard, players: names.map { try PlayerKind(parsing: $0) })
  let simulation = Simulation(setup, seed: SeedText(3))
  return Work(name: "game of \(names.joined(separator: " and "))", operations: 2000) {
    consume(try? simulation.run(games: 0..<2000))
  }
}

/// Deals on a board.
@MainActor
func dealWork(_ size: BoardSize) -> Work {
  var generator = Xoshiro256StarStar(seed: 3)
  var game = Game(size: size, using: &generator)
  return Work(name: "deal, \(size.pairCount) pairs", operations: 2000) {
    for _ in 0..<2000 { game.deal(using: &generator) }
    consume(game)
  }
}

/// The exact expectations that screens ask for.
@MainActor
func expectationWorks() -> [Work] {
  [
    Work(name: "expectation, 18 pairs", operations: 100) {
      for _ in 0..<100 { consume(SolitaireExpectation(pairs: 18)) }
    },
    Work(name: "distribution, 200 pairs", operations: 1) {
      consume(MoveDistribution(pairs: 200))
    },
    Work(name: "two-player values, 200 pairs", operations: 1) {
      consume(TwoPlayerValue(pairs: 200, strategy: .passing))
    },
  ]
}

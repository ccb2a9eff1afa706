import CReferenceGame
import ConcentrationEngine
import ConcentrationPlayers

/// Whole games of the perfect player, through the player protocol and the public rules.
func perfectGames(_ size: BoardSize, games: Int) throws -> Work {
  let setup = try SimulationSetup(size: size, players: [.level(.perfect)])
  let simulation = Simulation(setup, seed: SeedText(7))
  return Work(name: "perfect game, \(size.pairCount) pairs", operations: games) {
    consume(try? simulation.run(games: 0..<games))
  }
}

/// The same games of the C program.
func referenceGames(_ size: BoardSize, games: Int) -> Work {
  let game = UnsafeMutablePointer<reference_game>.allocate(capacity: 1)
  reference_set_up(game, Int32(size.columns), Int32(size.rows), 1, false)
  return Work(name: "perfect game in C, \(size.pairCount) pairs", operations: games) {
    var score: Int64 = 0
    consume(reference_play_perfect(game, 7, 0, UInt64(games), &score))
  }
}

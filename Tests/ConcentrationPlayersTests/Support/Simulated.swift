import ConcentrationEngine
import ConcentrationPlayers

/// Games of one setup, each dealt from a fixed seed.
func simulate(
  _ players: String..., size: String, games: Int, seed: UInt64 = 1
) throws -> SimulationResult {
  let setup = try SimulationSetup(
    size: BoardSize(parsing: size), players: players.map { try PlayerKind(parsing: $0) })
  return try Simulation(setup, seed: SeedText(seed)).run(games: 0..<games)
}

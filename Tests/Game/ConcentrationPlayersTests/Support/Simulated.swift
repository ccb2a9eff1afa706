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

/// A board with a number of pairs, 1 through 40.
func board(pairs: Int) throws -> String {
  let columns = stride(from: 26, through: 1, by: -1).first { (2 * pairs).isMultiple(of: $0) } ?? 1
  return try BoardSize(columns: columns, rows: 2 * pairs / columns).description
}

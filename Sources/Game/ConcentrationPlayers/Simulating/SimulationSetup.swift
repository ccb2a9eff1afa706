import ConcentrationEngine

/// Which games are simulated: everything but how many and from which seed.
public struct SimulationSetup: Hashable, Sendable {
  /// The size of the board.
  public let size: BoardSize
  /// The players, in the order of their seats, 1 through 4.
  public let players: [PlayerKind]
  /// How points are given: the standard rule, since simulated players take no time.
  public var scoring: ScoringRule { .standard }

  /// Makes a setup.
  ///
  /// - Throws: ``SimulationError/playerCount(_:)`` if there is no player, or more than four.
  public init(size: BoardSize, players: [PlayerKind]) throws(SimulationError) {
    guard GameParameters.playerCounts.contains(players.count) else {
      throw .playerCount(players.count)
    }
    self.size = size
    self.players = players
  }

  /// A game of this setup, to be dealt.
  func game() -> Game? {
    let id = GameID(size: size, theme: .shapes, seed: SeedText(0))
    return (try? GameParameters(id, players: players.count, scoring: scoring)).map { Game($0) }
  }
}

/// A run of simulated games: those with the numbers `first` up to `first + games − 1`.
public struct SimulationRun: Hashable, Codable, Sendable {
  /// The seed of all games of the run.
  public let seed: String
  /// The number of the first game, zero or more.
  public let first: Int
  /// How many games, one or more.
  public let games: Int

  /// Creates a run of games.
  public init(seed: String, first: Int, games: Int) {
    self.seed = seed
    self.first = first
    self.games = games
  }

  /// One past the number of the last game.
  public var end: Int { first + games }
}

import ConcentrationEngine

/// The exact expectations of simulated games, as far as they are quick to compute.
struct ExactFigures: Sendable {
  /// The mean number of moves of a player alone.
  let moves: Double?
  /// The standard deviation of the number of moves, and its distribution, of the optimal player.
  let expectation: SolitaireExpectation?
  let distribution: MoveDistribution?
  /// The mean score of a player alone.
  let score: Double?
  /// The outcome of a game between two strategies of perfect memory.
  let matchUp: MatchUp?

  init(_ setup: SimulationSetup) {
    let pairs = setup.size.pairCount
    let isAlone = setup.players.count == 1
    let isSmall = pairs <= PlayerKind.mostPairsForExpectations
    var isOptimal = false
    if case .strategy = setup.players[0].basis { isOptimal = isAlone && isSmall }
    moves = isAlone ? setup.players[0].expectedMoves(pairs: pairs) : nil
    score = isAlone ? setup.players[0].expectedScore(pairs: pairs) : nil
    expectation = isOptimal ? SolitaireExpectation(pairs: pairs) : nil
    distribution = isOptimal ? MoveDistribution(pairs: pairs) : nil
    matchUp =
      setup.players.count == 2
      ? setup.players[0].matchUp(against: setup.players[1], pairs: pairs) : nil
  }
}

import ConcentrationEngine

/// Many games between simulated players, reproducible from a seed.
///
/// Game number *i* is dealt, and its players draw, from a generator that is seeded with the *i*-th
/// output of `SplitMix64` on the seed. So a game does not depend on those before it: any part of
/// a simulation can be run anywhere, and the parts merged to the same result.
public struct Simulation: Hashable, Sendable {
  /// Which games are simulated.
  public let setup: SimulationSetup
  /// The seed of all games.
  public let seed: SeedText

  /// Makes a simulation.
  public init(_ setup: SimulationSetup, seed: SeedText) {
    self.setup = setup
    self.seed = seed
  }

  /// Plays the games with these numbers.
  ///
  /// - Throws: ``SimulationError`` if a player makes an impossible move.
  /// - Complexity: O(1) a card turned, for most players.
  public func run(games: Range<Int>) throws(SimulationError) -> SimulationResult {
    switch (setup.players.count, setup.players[0].basis) {
    case (1, .strategy):
      return try runAlone(SolitairePlayer(), games: games)
    case (1, .memory(let model)):
      return try runAlone(MemoryPlayer(model), games: games)
    case (1, .survey), (1, .level):
      return try runAlone(SurveyPlayer(), games: games)
    default:
      return try runTogether(setup.players.map { $0.makePlayer(order: .reading) }, games: games)
    }
  }

  /// Plays games of one player; see ``run(games:)``.
  ///
  /// - Throws: ``SimulationError`` if the player makes an impossible move.
  public func runAlone(
    _ player: some Player, games: Range<Int>
  ) throws(SimulationError) -> SimulationResult {
    var player = player
    return try run(games) { (game, generator) throws(SimulationError) in
      try game.playAlone(&player, using: &generator)
    }
  }

  /// Plays games of two to four players, in the order of their seats; see ``run(games:)``.
  ///
  /// - Throws: ``SimulationError`` if a player makes an impossible move.
  public func runTogether(
    _ players: [any Player], games: Range<Int>
  ) throws(SimulationError) -> SimulationResult {
    var players = players
    return try run(games) { (game, generator) throws(SimulationError) in
      try game.playTogether(&players, using: &generator)
    }
  }

  private func run(
    _ games: Range<Int>,
    _ play: (inout Game, inout Xoshiro256StarStar) throws(SimulationError) -> Void
  ) throws(SimulationError) -> SimulationResult {
    var result = SimulationResult(setup)
    guard !games.isEmpty, var game = setup.game() else { return result }
    for number in games {
      var generator = Xoshiro256StarStar(seed: seed.ofGame(number))
      game.deal(using: &generator)
      try play(&game, &generator)
      result.count(game)
    }
    result.runs = [SimulationRun(seed: seed.text, first: games.lowerBound, games: games.count)]
    return result
  }
}

extension SeedText {
  /// The seed of a game of a simulation: an output of SplitMix64, by its number from 0.
  func ofGame(_ number: Int) -> UInt64 {
    // SplitMix64 adds this constant for each output, so any output is reached at once.
    let skipped = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
    var generator = SplitMix64(seed: value &+ skipped)
    return generator.next()
  }
}

extension Game {
  /// Plays a game just dealt to its end, with one player.
  mutating func playAlone(
    _ player: inout some Player, using generator: inout Xoshiro256StarStar
  ) throws(SimulationError) {
    player.beginGame(at: TableView(self))
    while !isOver {
      // Alone, a game ends with the second card of a move. The call is written twice because the
      // processor predicts the branches of first and second cards better in separate places.
      try playCard(&player, using: &generator)
      try playCard(&player, using: &generator)
    }
  }

  @inline(__always)
  private mutating func playCard(
    _ player: inout some Player, using generator: inout Xoshiro256StarStar
  ) throws(SimulationError) {
    let move = player.nextMove(seeing: TableView(self), using: &generator)
    guard case .turn(let card) = move else { throw .refusedPass }
    player.observe(try turn(card), using: &generator)
  }

  /// Plays a game just dealt to its end, with a player on each seat.
  mutating func playTogether(
    _ players: inout [any Player], using generator: inout Xoshiro256StarStar
  ) throws(SimulationError) {
    for seat in players.indices { players[seat].beginGame(at: TableView(self)) }
    while !isOver {
      let move: ObservedMove
      switch players[currentPlayer].nextMove(seeing: TableView(self), using: &generator) {
      case .turn(let card):
        move = try turn(card)
      case .pass:
        guard (try? pass()) != nil else { throw .refusedPass }
        move = .passed
      }
      for seat in players.indices { players[seat].observe(move, using: &generator) }
    }
  }

  @inline(__always)
  private mutating func turn(_ card: Int) throws(SimulationError) -> ObservedMove {
    do throws(MoveError) {
      return ObservedMove(try flip(index: card), of: card, in: self)
    } catch {
      throw .refusedMove(error)
    }
  }
}

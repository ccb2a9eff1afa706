import ConcentrationEngine

/// A game for tests, from the text of its ID.
func makeGame(
  _ id: String, players: Int = 1, scoring: ScoringRule = .standard
) throws -> Game {
  Game(try GameParameters(GameID(parsing: id), players: players, scoring: scoring))
}

/// A history for tests, from the text of its ID.
func makeHistory(
  _ id: String, players: Int = 1, scoring: ScoringRule = .standard, bots: [Bot] = []
) throws -> GameHistory {
  GameHistory(
    try GameParameters(GameID(parsing: id), players: players, scoring: scoring, bots: bots))
}

/// The position that a text names; tests only write good ones.
func at(_ text: String) throws -> Position {
  try Position(parsing: text)
}

/// The error that reading something throws, or nil.
func textError(_ read: () throws -> some Any) -> TextError? {
  do {
    _ = try read()
    return nil
  } catch {
    return error as? TextError
  }
}

/// The error that a move throws, or nil.
func moveError(_ move: () throws -> some Any) -> MoveError? {
  do {
    _ = try move()
    return nil
  } catch {
    return error as? MoveError
  }
}

/// Makes legal and refused moves at random.
struct RandomPlay {
  var generator: Xoshiro256StarStar
  /// Milliseconds since the deal, for timed games.
  var clock: Int64 = 0

  init(seed: UInt64) {
    generator = Xoshiro256StarStar(seed: seed)
  }

  /// A flip of any card of the board, or now and then a pass.
  mutating func move(in game: Game) -> Move {
    if game.playerCount > 1, generator.below(12) == 0 { return .pass }
    let index = Int(generator.below(UInt64(game.size.cardCount)))
    guard game.scoring == .timed || generator.below(3) == 0 else {
      return .flip(game.position(at: index))
    }
    clock = max(clock, game.clock) + Int64(generator.below(4000))
    return .flip(game.position(at: index), milliseconds: clock)
  }

  /// A small board of any kind, one to four players, either rule.
  mutating func parameters() throws -> GameParameters {
    let size = try BoardSize(
      columns: Int(generator.below(5)) + 1, rows: 2 * (Int(generator.below(2)) + 1))
    let theme = Theme.builtIn[Int(generator.below(UInt64(Theme.builtIn.count)))]
    let id = GameID(size: size, theme: theme, seed: SeedText(generator.next()))
    return try GameParameters(
      generator.below(3) == 0 ? id.layoutID : id, players: Int(generator.below(4)) + 1,
      scoring: generator.below(2) == 0 ? .standard : .timed)
  }
}

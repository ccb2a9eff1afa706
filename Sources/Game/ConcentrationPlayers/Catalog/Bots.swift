import ConcentrationEngine

/// The bots of one game, each with its memory and its random generator.
///
/// A saved game continues as it would have: bots draw from the seeds in the game's parameters, and
/// ``init(replaying:of:)`` lets them observe all moves again.
///
/// ```swift
/// var bots = try Bots(parameters)
/// while let move = bots.nextMove(in: game) {
///   let event = try game.apply(move)
///   bots.observe(event, after: move, in: game)
/// }
/// ```
public struct Bots: Sendable {
  private struct Seat: Sendable {
    let number: Int
    var player: any Player
    var generator: Xoshiro256StarStar

    mutating func nextMove(seeing table: TableView) -> PlayerMove {
      player.nextMove(seeing: table, using: &generator)
    }

    mutating func observe(_ move: ObservedMove) {
      player.observe(move, using: &generator)
    }
  }

  private var seats: [Seat] = []

  /// Seats the bots of a game just dealt.
  ///
  /// - Throws: ``PlayerNameError`` if the level of a bot is none.
  public init(_ parameters: GameParameters) throws(PlayerNameError) {
    guard !parameters.bots.isEmpty else { return }
    let table = TableView(Game(parameters))
    for bot in parameters.bots {
      var player = try PlayerKind(parsing: bot.level).makePlayer()
      player.beginGame(at: table)
      seats.append(
        Seat(
          number: bot.seat, player: player,
          generator: Xoshiro256StarStar(seed: bot.seed.value)))
    }
  }

  /// Seats the bots of a game that has been played for some moves.
  ///
  /// Moves after one that the rules refuse are left out.
  ///
  /// - Throws: ``PlayerNameError`` if the level of a bot is none.
  /// - Complexity: O(1) a move for most players.
  public init(
    replaying moves: some Sequence<Move>, of parameters: GameParameters
  ) throws(PlayerNameError) {
    try self.init(parameters)
    guard !seats.isEmpty else { return }
    var game = Game(parameters)
    for move in moves {
      // Choosing a move advances the bot's generator as it did when the game was played.
      _ = nextMove(in: game)
      guard let event = try? game.apply(move) else { return }
      observe(event, after: move, in: game)
    }
  }

  /// The move of the bot whose turn it is.
  ///
  /// - Parameters:
  ///   - game: The game, after all moves that the bots have observed.
  ///   - milliseconds: Time since the deal, which a timed game needs.
  /// - Returns: nil if it is a person's turn or the game is over.
  public mutating func nextMove(in game: Game, milliseconds: Int64? = nil) -> Move? {
    guard
      !game.isOver, let index = seats.firstIndex(where: { $0.number == game.currentPlayer })
    else { return nil }
    switch seats[index].nextMove(seeing: TableView(game)) {
    case .turn(let card): return .flip(game.position(at: card), milliseconds: milliseconds)
    case .pass: return .pass
    }
  }

  /// Tells all bots the result of a move, a person's or a bot's.
  ///
  /// - Parameters:
  ///   - event: The result of the move.
  ///   - move: The move that was made.
  ///   - game: The game after the move.
  public mutating func observe(_ event: GameEvent, after move: Move, in game: Game) {
    guard !seats.isEmpty, let observed = ObservedMove(event, after: move, in: game)
    else { return }
    for index in seats.indices {
      seats[index].observe(observed)
    }
  }
}

/// Everything that is chosen before the cards are dealt.
public struct GameParameters: Hashable, Sendable {
  /// The possible numbers of players.
  public static let playerCounts = 1...4

  /// The board and its cards.
  public let id: GameID
  /// The number of players, 1 through 4, people and bots together.
  public let players: Int
  /// How points are given.
  public let scoring: ScoringRule
  /// The seats taken by bots, in the order of their seats.
  public let bots: [Bot]

  /// The parameters of a game for one person with the standard rule.
  public init(_ id: GameID) {
    self.id = id
    players = 1
    scoring = .standard
    bots = []
  }

  /// The parameters of a game.
  ///
  /// - Parameters:
  ///   - id: the board and its cards.
  ///   - players: 1 through 4, people and bots together.
  ///   - scoring: how points are given.
  ///   - bots: who plays which seat; the other seats are people's.
  /// - Throws: ``GameParametersError`` if there are too few or too many players, or a bot has no
  ///   seat of its own.
  public init(
    _ id: GameID, players: Int, scoring: ScoringRule = .standard, bots: [Bot] = []
  ) throws(GameParametersError) {
    guard Self.playerCounts.contains(players) else {
      throw .playerCount(players)
    }
    var taken: Set<Int> = []
    for bot in bots {
      guard (0..<players).contains(bot.seat) else {
        throw .noSuchSeat(bot.seat, players: players)
      }
      guard taken.insert(bot.seat).inserted else {
        throw .seatTaken(bot.seat)
      }
    }
    self.id = id
    self.players = players
    self.scoring = scoring
    self.bots = bots.sorted { $0.seat < $1.seat }
  }

  /// The size of the board.
  public var size: BoardSize { id.size }
  /// The name of the theme.
  public var theme: String { id.theme }

  /// The bot that plays a seat, counted from 0, or nil if a person does.
  public func bot(at seat: Int) -> Bot? {
    bots.first { $0.seat == seat }
  }
}

/// A seat that is played by the program.
public struct Bot: Hashable, Sendable {
  /// Which player it is, counted from 0.
  public let seat: Int
  /// The name of its way to play: small ASCII letters, digits and `-`.
  public let level: String
  /// The seed of its random generator, so that a saved game continues as it would have.
  public let seed: SeedText

  /// A bot on a seat.
  ///
  /// - Parameters:
  ///   - seat: counted from 0.
  ///   - level: 1 through 32 small ASCII letters, digits and `-`.
  ///   - seed: the seed of its random generator.
  /// - Throws: ``TextError`` if `level` has another form.
  public init(seat: Int, level: String, seed: SeedText) throws(TextError) {
    var reader = TextReader(level)
    self.level = try Self.readLevel(&reader)
    try reader.expectEnd(after: .words(["level"]))
    self.seat = seat
    self.seed = seed
  }

  static func readLevel(_ reader: inout TextReader) throws(TextError) -> String {
    let level = reader.read(atMost: 32, while: \.isNameScalar)
    guard !level.isEmpty else { throw reader.unexpected(.words(["level"])) }
    return level
  }
}

/// Why a game cannot be set up.
public enum GameParametersError: Error, Hashable, Sendable {
  /// Not 1 through 4 players.
  case playerCount(Int)
  /// A bot on a seat, counted from 0, that the game does not have.
  case noSuchSeat(Int, players: Int)
  /// Two bots on one seat, counted from 0.
  case seatTaken(Int)
}

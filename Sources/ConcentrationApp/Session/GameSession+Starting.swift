import ConcentrationEngine
import ConcentrationPlayers

extension GameSession {
  /// Deals a new game; the one before stays within reach of undo.
  ///
  /// What the request leaves open is as in the game before, or 4x4, shapes and one person.
  ///
  /// - Throws: `SessionError.unknownTheme`, `.player` or `.parameters`; nothing has changed.
  package func startGame(_ request: NewGame = NewGame()) throws(SessionError) {
    let parameters = try parameters(for: request)
    let theme = try theme(named: parameters.theme)
    begin(try game(GameHistory(parameters), theme: theme, timer: GameTimer()))
  }

  /// What a request means, with all that it leaves open.
  private func parameters(for request: NewGame) throws(SessionError) -> GameParameters {
    let id = try id(for: request)
    let people = request.people ?? 1
    let levels = request.opponents
    var bots: [Bot] = []
    for (index, level) in levels.enumerated() {
      bots.append(try Self.bot(seat: people + index, level: level, id: id))
    }
    let scoring = request.scoring ?? parameters?.scoring ?? .standard
    do throws(GameParametersError) {
      return try GameParameters(
        id, players: people + levels.count, scoring: scoring, bots: bots)
    } catch {
      throw .parameters(error)
    }
  }

  private func id(for request: NewGame) throws(SessionError) -> GameID {
    if let id = request.id { return id }
    let size = request.size ?? parameters?.size ?? .standard
    let name = request.theme ?? parameters?.theme ?? GameID.standardTheme
    let theme = try theme(named: name)
    return GameID(
      size: size, theme: theme, seed: request.seed ?? SeedText(environment.makeSeed()))
  }

  /// A bot whose chances follow from the game and its seat, so that an ID repeats the whole game.
  private static func bot(seat: Int, level: String, id: GameID) throws(SessionError) -> Bot {
    do throws(TextError) {
      return try Bot(seat: seat, level: level, seed: SeedText(FNV1a.hash("\(id)/\(seat)".utf8)))
    } catch {
      throw .text(error)
    }
  }

  /// A game with its seats and bots, not yet on the table.
  func game(
    _ history: GameHistory, theme: Theme, timer: GameTimer, key: GameKey? = nil
  ) throws(SessionError) -> CurrentGame {
    CurrentGame(
      history: history, theme: theme, seats: Seats(history.parameters), key: key, timer: timer,
      lastPair: nil, bots: try Self.bots(of: history))
  }

  /// Puts a game on the table in place of the current one.
  func begin(_ game: CurrentGame) {
    var game = game
    game.timer.start(at: environment.gameClock.milliseconds)
    let closing = leaveTable()
    if let left = current { earlier.append(left) }
    if earlier.count >= Self.rememberedGames { earlier.removeFirst() }
    later.removeAll()
    putOnTable(game, closing: closing)
  }

  /// Lets the time of the current game stand still, and says what the store should make of it.
  func leaveTable() -> ClosedGame? {
    current?.timer.stop(at: environment.gameClock.milliseconds)
    guard let left = current, let key = left.key else { return nil }
    let wasPlayed = left.game.flips > 0 && !left.game.isOver
    return ClosedGame(key: key, abandoned: wasPlayed ? record(of: left, .abandoned) : nil)
  }

  /// Makes a game the current one, keeps it, and tells the screens.
  func putOnTable(_ game: CurrentGame, closing: ClosedGame?) {
    var game = game
    let draft = draft(of: game)
    let key = game.key
    // Undo may bring back a game that was finished, and so stays in the history.
    let finished = key != nil && game.game.isOver ? record(of: game, outcome(of: game)) : nil
    game.key = keep { store throws(StoreError) in
      try store.open(draft, key: key, closing: closing, finished: finished)
    }
    game.unkeptText = nil
    current = game
    letBotsOpen()
    notifyGame()
  }
}

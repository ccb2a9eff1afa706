import ConcentrationEngine
import ConcentrationPlayers

extension GameSession {
  /// Deals a new game; undo brings back the one before.
  ///
  /// What the request does not specify is as in the game before, or 4x4, shapes and one person.
  ///
  /// - Returns: The table with the new game.
  /// - Throws: `SessionError.unknownTheme`, `.player` or `.parameters`; nothing has changed.
  @discardableResult
  package func startGame(_ request: NewGame = NewGame()) throws(SessionError) -> Table {
    let parameters = try parameters(for: request)
    keepNames(of: request)
    return begin(try makeTable(GameHistory(parameters)))
  }

  /// The parameters of a request, with values for all that it does not specify.
  private func parameters(for request: NewGame) throws(SessionError) -> GameParameters {
    let id = try id(for: request)
    let people = request.people ?? 1
    let levels = request.opponents
    var bots: [Bot] = []
    for (index, level) in levels.enumerated() {
      bots.append(try Self.bot(seat: people + index, level: level, id: id))
    }
    let scoring = request.scoring ?? table?.parameters.scoring ?? .standard
    do throws(GameParametersError) {
      return try GameParameters(
        id, players: people + levels.count, scoring: scoring, bots: bots)
    } catch {
      throw .parameters(error)
    }
  }

  /// The ID of the game that a request deals; without a seed it draws one.
  package func id(for request: NewGame) throws(SessionError) -> GameID {
    if let id = request.id { return id }
    let size = request.size ?? table?.parameters.size ?? .standard
    let name = request.theme ?? table?.parameters.theme ?? GameID.standardTheme
    let theme = try theme(named: name)
    return GameID(
      size: size, theme: theme, seed: request.seed ?? SeedText(environment.makeSeed()),
      scheme: scheme(for: request, size: size, theme: theme))
  }

  /// Where a theme has enough symbols the first scheme deals the same, and its IDs are known everywhere.
  ///
  /// Source: decisions/ENGINE.md "2026-11-23 Two schemes of dealing".
  private func scheme(for request: NewGame, size: BoardSize, theme: Theme) -> DealScheme {
    guard size.pairCount > theme.symbols.count else { return .labels }
    let isAsBefore = request.theme == nil && table?.id.scheme == .completed
    let completes = request.completesTheme ?? (isAsBefore || environment.completesThemes)
    return completes ? .completed : .labels
  }

  /// A bot whose random seed follows from the game and its seat, so that an ID repeats the whole
  /// game.
  private static func bot(seat: Int, level: String, id: GameID) throws(SessionError) -> Bot {
    do throws(TextError) {
      return try Bot(seat: seat, level: level, seed: SeedText(FNV1a.hash("\(id)/\(seat)".utf8)))
    } catch {
      throw .text(error)
    }
  }

  /// Creates a table for a game, without making it the current one.
  func makeTable(
    _ history: GameHistory, milliseconds: Int64 = 0
  ) throws(SessionError) -> Table {
    let parameters = history.parameters
    return try Table(
      history, theme: try theme(named: parameters.theme), milliseconds: milliseconds,
      people: names(ofPeople: parameters.players - parameters.bots.count),
      clock: environment.gameClock, delegate: self)
  }

  /// Makes a game the current one; undo brings back the one before.
  ///
  /// - Parameters:
  ///   - table: The game.
  ///   - ending: Whether a game ends for the store that an earlier run had kept.
  /// - Returns: The table.
  @discardableResult
  func begin(_ table: Table, ending: Bool = true) -> Table {
    startTime(of: table)
    let left = leaveTable(ending: ending)
    if let before = self.table { earlier.append(before) }
    if earlier.count >= Self.rememberedGames { earlier.removeFirst() }
    later.removeAll()
    open(table, leaving: left)
    return table
  }

  /// Stops the timer of the current game.
  ///
  /// - Parameter ending: Whether a game ends that an earlier run had kept. Who looks at another game
  ///   has not given it up.
  /// - Returns: What the store is to be told of it; nil for a game that it has and keeps.
  func leaveTable(ending: Bool) -> LeftGame? {
    guard let table else { return nil }
    table.stopTime()
    guard table !== keeper.interrupted, ending || !table.wasKept || table.isOver else {
      return table.place.isBehind ? LeftGame(table: table, abandoned: nil, isClosed: false) : nil
    }
    let wasPlayed = table.history.game.flips > 0 && !table.isOver
    return LeftGame(
      table: table, abandoned: wasPlayed ? record(of: table, .abandoned) : nil, isClosed: true)
  }

  /// Makes a game the current one, saves it, and notifies the observers.
  func open(_ table: Table, leaving left: LeftGame?) {
    keeper.open(table, leaving: left)
    table.playOpeningTurns()
    notifyGame()
  }
}

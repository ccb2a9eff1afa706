import ConcentrationEngine

extension GameSession {
  /// The longest name of a saved game, in characters.
  private static var longestName: Int { 40 }

  // MARK: Text

  /// The current game as text that `load(text:)` reads.
  ///
  /// - Throws: `SessionError.noGame`.
  package func savedText() throws(SessionError) -> String {
    guard let current else { throw .noGame }
    return SavedGame(current.history).description
  }

  /// Puts a saved game on the table; the current one stays within reach of undo.
  ///
  /// - Parameters:
  ///   - text: What `savedText()` gave.
  ///   - milliseconds: The game's time so far.
  /// - Throws: `SessionError.savedText` with line and column, or `.unknownTheme`.
  package func load(text: String, milliseconds: Int64 = 0) throws(SessionError) {
    begin(try game(from: GameDraft(text: text, milliseconds: milliseconds), key: nil))
  }

  // MARK: Named games

  /// Saves the current game under a name.
  ///
  /// - Throws: `SessionError.noGame`, `.badName` or `.store`.
  package func save(named name: String) throws(SessionError) {
    guard let current else { throw .noGame }
    guard Self.isName(name) else { throw .badName(name) }
    let draft = draft(of: current)
    do throws(StoreError) {
      try environment.store.save(draft, named: name)
    } catch {
      throw .store(error)
    }
  }

  /// Puts the game of a name on the table; the current one stays within reach of undo.
  ///
  /// - Throws: `SessionError.noNamedGame`, `.savedText`, `.unknownTheme` or `.store`.
  package func load(named name: String) throws(SessionError) {
    var draft: GameDraft?
    var names: [String] = []
    do throws(StoreError) {
      draft = try environment.store.game(named: name)
      if draft == nil { names = try environment.store.gameNames() }
    } catch {
      throw .store(error)
    }
    guard let draft else { throw .noNamedGame(name, known: names) }
    begin(try game(from: draft, key: nil))
  }

  /// The names of the saved games, in order of their text; empty if the store cannot tell.
  package var savedNames: [String] {
    (try? environment.store.gameNames()) ?? []
  }

  private static func isName(_ name: String) -> Bool {
    (1...longestName).contains(name.count)
      && name.unicodeScalars.allSatisfy {
        $0 == "-" || $0 == "_" || $0 == "." || $0.properties.isAlphabetic
          || $0.properties.numericType != nil
      }
  }

  // MARK: The kept game

  /// The game that an earlier run left, in a few words: `4x4/shapes#7, 3 of 8 pairs`; nil if there is
  /// none, or it cannot be read.
  package var keptGameTitle: String? {
    guard let kept = keep({ store throws(StoreError) in try store.keptGame() }) ?? nil,
      let history = try? GameJournal.read(kept.draft.text)
    else { return nil }
    return Self.title(of: history)
  }

  /// The unfinished game on the table, in a few words.
  package var currentGameTitle: String? {
    guard let history = current?.history, !history.game.isOver else { return nil }
    return Self.title(of: history)
  }

  private static func title(of history: GameHistory) -> String {
    let game = history.game
    return "\(history.parameters.id), \(game.pairsFound) of \(game.pairCount) pairs"
  }

  /// Goes on with the game that an earlier run left.
  ///
  /// - Throws: `SessionError.noKeptGame`, `.store` if another running copy has taken it, or
  ///   `.savedText` if it is damaged.
  package func continueKeptGame() throws(SessionError) {
    let kept: KeptGame
    do throws(StoreError) {
      guard let offered = try environment.store.keptGame() else { throw StoreError.unknownGame }
      kept = try environment.store.adopt(offered.key)
    } catch {
      throw error == .unknownGame ? .noKeptGame : .store(error)
    }
    begin(try game(from: kept.draft, key: kept.key))
  }

  /// Leaves the current game to the next start of the program.
  package func leaveGameForNextTime() {
    _ = keep { store throws(StoreError) in try store.release() }
  }

  // MARK: Drafts

  /// A game as the store keeps it.
  func draft(of game: CurrentGame) -> GameDraft {
    GameDraft(
      text: GameJournal.text(of: game.history),
      milliseconds: game.timer.milliseconds(at: environment.gameClock.milliseconds))
  }

  private func game(from draft: GameDraft, key: GameKey?) throws(SessionError) -> CurrentGame {
    let history: GameHistory
    do throws(TextError) {
      history = try GameJournal.read(draft.text)
    } catch {
      throw .savedText(error)
    }
    let theme = try theme(named: history.parameters.theme)
    let time = max(draft.milliseconds, history.game.clock)
    return try game(history, theme: theme, timer: GameTimer(milliseconds: time), key: key)
  }
}

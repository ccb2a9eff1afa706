import ConcentrationEngine

extension GameSession {
  // MARK: Text

  /// The current game as text that `load(text:)` reads.
  ///
  /// - Throws: `SessionError.noGame`.
  package func savedText() throws(SessionError) -> String {
    SavedGame(try currentTable().history).description
  }

  /// Makes a saved game the current one; undo brings back the one before.
  ///
  /// - Parameters:
  ///   - text: What `savedText()` gave.
  ///   - milliseconds: The game's time so far.
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.savedText` with line and column, or `.unknownTheme`.
  @discardableResult
  package func load(text: String, milliseconds: Int64 = 0) throws(SessionError) -> Table {
    makeCurrent(try makeTable(from: GameDraft(text: text, milliseconds: milliseconds)))
  }

  // MARK: Named games

  /// The name under which a game is saved that is given none.
  package static var lastName: String { "last" }

  /// Saves the current game under a name, or as the last one.
  ///
  /// - Parameters:
  ///   - name: The name; nil for the last one, which replaces the one before.
  ///   - replaces: Whether another game of that name is replaced.
  /// - Returns: The name.
  /// - Throws: `SessionError.noGame`, `.badName`, `.nameTaken` or `.store`; nothing was saved then.
  @discardableResult
  package func save(
    named name: String?, replaces: Bool = false
  ) throws(SessionError) -> String {
    let draft = try currentTable().draft
    let place = name ?? Self.lastName
    guard GameName.isValid(place) else { throw .badName(place) }
    do throws(StoreError) {
      try environment.store.save(draft, named: place, replaces: replaces || name == nil)
    } catch .nameTaken {
      throw .nameTaken(place, title: title(ofGameNamed: place))
    } catch {
      throw .store(error)
    }
    if name == nil { hasSavedLast = true }
    return place
  }

  /// Brings back the game that was meant by no name: the one that `save` saved in this run, else the
  /// one that an earlier run kept, else one that `save` saved then, else the current one.
  ///
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.noKeptGame` if there is none of them, or why it cannot be brought back.
  package func loadLast() throws(SessionError) -> Table {
    if hasSavedLast { return try load(named: Self.lastName) }
    do throws(SessionError) {
      return try continueKeptGame()
    } catch {
      guard error == .noKeptGame else { throw error }
      if savedNames.contains(Self.lastName) { return try load(named: Self.lastName) }
      guard let table, !table.isOver else { throw error }
      return table
    }
  }

  /// Makes the game of a name, or the kept game of an ID, the current one; undo brings back the one
  /// before.
  ///
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.noNamedGame`, `.savedText`, `.unknownTheme` or `.store`.
  @discardableResult
  package func load(named name: String) throws(SessionError) -> Table {
    if let draft = try keeper.ask({ store throws(StoreError) in try store.game(named: name) }) {
      return makeCurrent(try makeTable(from: draft))
    }
    let kept = try offeredGames()
    if let game = kept.first(where: { $0.id.lowercased() == name.lowercased() }) {
      return try goOn(with: game.key)
    }
    throw .noNamedGame(
      name, known: try keeper.ask { store throws(StoreError) in try store.gameNames() },
      kept: kept.map(\.id))
  }

  /// The games that `load` brings back: those that are kept, the last played one first, then those that were
  /// saved under a name.
  package var keptAndSavedGames: [StoredGame] {
    let kept = keptGames.map { game in
      StoredGame(name: game.id, detail: game.pairs, isKept: true)
    }
    return kept
      + savedNames.map { name in
        StoredGame(
          name: name, detail: title(ofGameNamed: name) ?? "cannot be read", isKept: false)
      }
  }

  /// The title of a saved game; nil if it cannot be read.
  private func title(ofGameNamed name: String) -> String? {
    let draft = (try? environment.store.game(named: name)) ?? nil
    return draft.flatMap { try? GameJournal.read($0.text) }?.title
  }

  /// The names of the saved games, in order of their text; empty if the store cannot be read.
  package var savedNames: [String] {
    (try? environment.store.gameNames()) ?? []
  }
}

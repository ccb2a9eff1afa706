import ConcentrationEngine

extension GameSession {
  /// The longest name of a saved game, in characters.
  private static var longestName: Int { 40 }

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
  /// - Returns: The name.
  /// - Throws: `SessionError.noGame`, `.badName` or `.store`; nothing was saved then.
  @discardableResult
  package func save(named name: String?) throws(SessionError) -> String {
    let draft = try currentTable().draft
    let place = name ?? Self.lastName
    guard Self.isName(place) else { throw .badName(place) }
    do throws(StoreError) {
      try environment.store.save(draft, named: place)
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

  /// Makes the game of a name the current one; undo brings back the one before.
  ///
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.noNamedGame`, `.savedText`, `.unknownTheme` or `.store`.
  @discardableResult
  package func load(named name: String) throws(SessionError) -> Table {
    var draft: GameDraft?
    var names: [String] = []
    do throws(StoreError) {
      draft = try environment.store.game(named: name)
      if draft == nil { names = try environment.store.gameNames() }
    } catch {
      throw .store(error)
    }
    guard let draft else { throw .noNamedGame(name, known: names) }
    return makeCurrent(try makeTable(from: draft))
  }

  /// The names of the saved games, in order of their text; empty if the store cannot be read.
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

  /// A description of the game that an earlier run kept, as in `4x4/shapes#7, 3 of 8 pairs`; nil if
  /// there is none, or it cannot be read.
  package var keptGameTitle: String? {
    guard let kept = keep({ store throws(StoreError) in try store.keptGame() }) ?? nil,
      let history = try? GameJournal.read(kept.draft.text)
    else { return nil }
    return history.title
  }

  /// Continues the game that an earlier run kept.
  ///
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.noKeptGame`, `.store` if another running copy has taken it, or
  ///   `.savedText` if it is damaged.
  @discardableResult
  package func continueKeptGame() throws(SessionError) -> Table {
    let kept: KeptGame
    do throws(StoreError) {
      guard let offered = try environment.store.keptGame() else { throw StoreError.unknownGame }
      kept = try environment.store.adopt(offered.key)
    } catch {
      throw error == .unknownGame ? .noKeptGame : .store(error)
    }
    return makeCurrent(try makeTable(from: kept.draft, key: kept.key))
  }

  /// Gives up the current game, so that the next start of the program offers it; a message says so
  /// if it will not be there.
  package func keepGameForNextSession() {
    if let table, !table.isOver, table.attempts > 0 {
      do throws(SessionError) {
        try requireKept(table)
      } catch {
        messages.post("Warning: \(table.title) is not kept: \(error.message).")
      }
    }
    _ = keep { store throws(StoreError) in try store.release() }
  }

  /// Writes what of a game could not be written before.
  ///
  /// - Throws: `SessionError.lost` or `.store` if the store does not have the game as it is now.
  private func requireKept(_ table: Table) throws(SessionError) {
    if let reason = environment.reasonForLoss { throw .lost(reason) }
    do throws(StoreError) {
      if let key = table.place.key {
        guard let text = table.place.unkeptText else { return }
        try environment.store.append(
          text, milliseconds: table.milliseconds, to: key, change: .none)
        table.place.unkeptText = nil
      } else {
        table.place.key = try environment.store.open(table.draft, key: nil, closing: nil)
      }
    } catch {
      throw .store(error)
    }
  }

  // MARK: Drafts

  private func makeTable(
    from draft: GameDraft, key: GameKey? = nil
  ) throws(SessionError) -> Table {
    let history: GameHistory
    do throws(TextError) {
      history = try GameJournal.read(draft.text)
    } catch {
      throw .savedText(error)
    }
    let table = try makeTable(history, milliseconds: max(draft.milliseconds, history.game.clock))
    table.place.key = key
    return table
  }

  /// Makes a game that was begun before the current one.
  private func makeCurrent(_ table: Table) -> Table {
    events.insert(.continued)
    table.isLoaded = true
    return begin(table)
  }
}

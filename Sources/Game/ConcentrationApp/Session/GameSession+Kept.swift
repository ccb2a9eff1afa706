import ConcentrationEngine
import Foundation

/// An unfinished game that no running copy of the program plays.
package struct OfferedGame: Hashable, Sendable {
  /// Its key in the store.
  let key: GameKey
  /// Size, theme and deal, by which `load` finds it.
  package let id: String
  /// The game in a few words, as in `4x4/shapes#7, 3 of 8 pairs`.
  package let title: String

  /// How far it is, as in `3 of 8 pairs`.
  var pairs: String { title.components(separatedBy: ", ").last ?? title }
}

extension GameSession {
  // MARK: Games that were kept

  /// The games that earlier runs and copies that have ended kept, the last played one first; those
  /// that cannot be read are left out.
  ///
  /// - Throws: `SessionError.store`.
  func offeredGames() throws(SessionError) -> [OfferedGame] {
    try keeper.ask { store throws(StoreError) in try store.keptGames() }.compactMap { kept in
      guard let history = try? GameJournal.read(kept.draft.text) else { return nil }
      return OfferedGame(
        key: kept.key, id: "\(history.parameters.id)", title: history.title)
    }
  }

  /// What `offeredGames()` gives; none if the store cannot be read, of which a message is posted.
  package var keptGames: [OfferedGame] {
    do throws(SessionError) {
      return try offeredGames()
    } catch {
      if case .store(let failure) = error { keeper.report(failure) }
      return []
    }
  }

  /// Continues the game that an earlier run kept.
  ///
  /// - Returns: The table with that game.
  /// - Throws: `SessionError.noKeptGame`, `.store` if another running copy has taken it, or
  ///   `.savedText` if it is damaged.
  @discardableResult
  package func continueKeptGame() throws(SessionError) -> Table {
    let kept = try keeper.ask { store throws(StoreError) in try store.keptGame() }
    guard let kept else { throw .noKeptGame }
    return try goOn(with: kept.key)
  }

  /// Makes a kept game the current one, and this copy its owner.
  func goOn(with key: GameKey) throws(SessionError) -> Table {
    let kept = try keeper.ask { store throws(StoreError) in try store.adopt(key) }
    let table = try makeTable(from: kept.draft, key: kept.key)
    table.wasKept = true
    return makeCurrent(table)
  }

  // MARK: A game that is interrupted

  /// Sets the current game aside until `giveBack()`, if it is not over: the next one does not end it.
  package func interrupt() {
    guard keeper.interrupted == nil, let table, !table.isOver else { return }
    keeper.interrupted = table
  }

  /// Brings back the game that was interrupted.
  ///
  /// - Returns: Its table; nil if there is none, or it is the current one.
  package func giveBack() -> Table? {
    defer { keeper.interrupted = nil }
    guard let interrupted = keeper.interrupted, interrupted !== table else { return nil }
    earlier.removeAll { $0 === interrupted }
    return begin(interrupted, ending: false)
  }

  /// Gives up the games of this copy, so that the next start of the program offers them, the current
  /// one first; a message says what will not be there.
  package func keepGameForNextSession() {
    _ = giveBack()
    keeper.release()
  }

  // MARK: Drafts

  func makeTable(
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
    table.place.renewals = environment.store.renewals
    return table
  }

  /// Makes a game that was begun before the current one.
  func makeCurrent(_ table: Table) -> Table {
    events.insert(.continued)
    table.isLoaded = true
    return begin(table, ending: false)
  }
}
